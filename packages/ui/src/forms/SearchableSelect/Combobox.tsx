import { useId, useRef } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { colour, space } from '../../theme';
import { Control, ControlBox } from '../Control.styles';
import { useListInView, useOutsidePress } from '../dropdown';
import { ListBox, ListOption } from '../ListBox.styles';
import type { SearchableSelectProps } from './SearchableSelect';
import { useCombobox } from './useCombobox';

const Empty = styled(ListBox)`
  padding: ${space(12)} ${space(16)};
  color: ${colour('ink-2')};

  &:empty {
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`;

/** What a `SearchableSelect` is once scripts run: an input with a list of options. What is sent is a hidden input's. */
export function Combobox({ name, ...props }: SearchableSelectProps) {
  const { value, allowCustom } = props;
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const combobox = useCombobox(props);
  const { isOpen, activeIndex, selected, matches, leave, control } = combobox;
  const list = useListInView(isOpen, activeIndex);
  useOutsidePress(root, isOpen, leave);

  const optionId = (index: number) => `${listId}-${index}`;
  const isListed = isOpen && matches.length > 0;
  return (
    <ControlBox ref={root} onBlur={combobox.onBlur}>
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
        aria-activedescendant={isListed && activeIndex >= 0 ? optionId(activeIndex) : undefined}
        spellCheck={false}
      />
      <Icon name="chevron" />
      {isListed && (
        // Pressing an option must not take the focus from the input.
        <ListBox
          ref={list}
          id={listId}
          role="listbox"
          aria-labelledby={`${control.id}-label`}
          onMouseDown={(event) => event.preventDefault()}
        >
          {matches.map((option, index) => (
            <ListOption
              key={option.label}
              id={optionId(index)}
              role="option"
              aria-selected={option === selected}
              data-active={index === activeIndex || undefined}
              onClick={() => combobox.choose(index)}
              onPointerMove={() => combobox.setActiveIndex(index)}
            >
              {option.label}
            </ListOption>
          ))}
        </ListBox>
      )}
      <Empty as="p" role="status">
        {isOpen && !isListed && !allowCustom ? WORDS.forms.nothingFound : ''}
      </Empty>
    </ControlBox>
  );
}
