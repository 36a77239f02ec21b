import { messages } from '@portfolio/messages';
import { useId } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { colour, space } from '../../theme';
import { Control, ControlBox } from '../Control.styles';
import { ListBox, optionId, Panel, useLeaving } from '../ListBox';
import type { SearchableSelectProps } from './props';
import { useCombobox } from './useCombobox';

const Empty = styled(Panel)`
  padding: ${space(12)} ${space(16)};
  color: ${colour('ink-2')};

  &:empty {
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`;

/** `SearchableSelect` with scripts: an input with a list of options. A hidden input submits the value. */
export function Combobox({ name, onBlur, ...props }: SearchableSelectProps) {
  const { value, allowCustom } = props;
  const listId = useId();
  const combobox = useCombobox(props);
  const { isOpen, activeIndex, selected, matches, control } = combobox;
  const root = useLeaving(isOpen, combobox.leave, onBlur);
  const isListed = isOpen && matches.length > 0;
  return (
    <ControlBox {...root}>
      <input
        type="hidden"
        name={name}
        value={selected ? (selected.sent ?? value) : allowCustom ? value : ''}
      />
      <Control
        {...control}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={
          isListed && activeIndex >= 0 ? optionId(listId, activeIndex) : undefined
        }
        spellCheck={false}
      />
      <Icon name="chevron" />
      {isListed && (
        <ListBox
          id={listId}
          labelId={`${control.id}-label`}
          labels={matches.map(({ label }) => label)}
          isOpen
          selectedIndex={selected ? matches.indexOf(selected) : -1}
          activeIndex={activeIndex}
          onChoose={combobox.choose}
          onPoint={combobox.setActiveIndex}
        />
      )}
      <Empty as="p" role="status">
        {isOpen && !isListed && !allowCustom ? messages.forms.nothingFound : ''}
      </Empty>
    </ControlBox>
  );
}
