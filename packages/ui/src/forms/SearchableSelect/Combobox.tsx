import { listen } from '@portfolio/behaviors';
import { messages } from '@portfolio/messages';
import { useEffect, useEffectEvent, useId, useRef, type FocusEvent } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { colour, layer, space } from '../../theme';
import { Control, ControlBox } from '../Control.styles';
import { option, panel } from '../ListBox.styles';
import type { SearchableSelectProps } from './props';
import { useCombobox } from './useCombobox';

const Panel = styled.ul`
  ${panel}
  position: absolute;
  z-index: ${layer('drop')};
  inset-block-start: calc(100% + ${space(8)});
  inset-inline-start: 0;
  inline-size: max-content;
  min-inline-size: 100%;
`;

const Option = styled.li`
  ${option('&[data-active]', "&[aria-selected='true']")}
`;

const NothingFound = styled(Panel)`
  padding: ${space(12)} ${space(16)};
  color: ${colour('ink-2')};

  &:empty {
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`;

/** `SearchableSelect` after hydration: an input with a list of options. */
export function Combobox({ name, onBlur, ...props }: SearchableSelectProps) {
  const { value, allowCustom } = props;
  const listId = useId();
  const combobox = useCombobox(props);
  const { isOpen, activeIndex, selected, matches, control, commitOnBlur } = combobox;
  const isListShown = isOpen && matches.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => void list.current?.scrollIntoView({ block: 'nearest' }), [isListShown]);
  useEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [isListShown, activeIndex]);

  // On touch screens, an input may keep focus after a tap outside.
  const commitOnOutsidePress = useEffectEvent((event: PointerEvent) => {
    if (!root.current?.contains(event.target as Node)) commitOnBlur();
  });
  useEffect(() => {
    if (!isOpen) return;
    return listen(document, 'pointerdown', commitOnOutsidePress);
  }, [isOpen]);
  const handleBlur = ({ target }: FocusEvent) => {
    // Ignores blur caused by the window losing focus.
    if (target === document.activeElement) return;
    commitOnBlur();
    onBlur?.();
  };

  return (
    <ControlBox ref={root} onBlur={handleBlur}>
      <input
        type="hidden"
        name={name}
        value={selected ? (selected.submittedValue ?? value) : allowCustom ? value : ''}
      />
      <Control
        {...control}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={isListShown ? listId : undefined}
        aria-activedescendant={isListShown && activeIndex >= 0 ? optionId(activeIndex) : undefined}
        spellCheck={false}
      />
      <Icon name="chevron" />
      {isListShown && (
        <Panel
          ref={list}
          id={listId}
          role="listbox"
          aria-labelledby={`${control.id}-label`}
          onMouseDown={(event) => event.preventDefault()}
        >
          {matches.map((match, index) => (
            <Option
              key={match.label}
              id={optionId(index)}
              role="option"
              aria-selected={match === selected}
              data-active={index === activeIndex || undefined}
              onClick={() => combobox.choose(index)}
              onPointerMove={() => combobox.setActiveIndex(index)}
            >
              {match.label}
            </Option>
          ))}
        </Panel>
      )}
      <NothingFound as="p" role="status">
        {isOpen && !isListShown && !allowCustom ? messages.forms.nothingFound : ''}
      </NothingFound>
    </ControlBox>
  );
}
