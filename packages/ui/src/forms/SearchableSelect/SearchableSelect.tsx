import { moveInList, useIsHydrated } from '@portfolio/behaviors';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { colour } from '../../theme';
import { Control, ControlBox } from '../Control.styles';
import type { FieldWiring } from '../Field/Field';
import { ListBox, ListOption } from '../ListBox.styles';
import { useOutsidePress } from '../useOutsidePress';
import { matchingOptions, optionReading, type SelectOption } from './matchingOptions';

export type { SelectOption } from './matchingOptions';

/** Props of `SearchableSelect`, besides the wiring of its `Field`. */
export interface SearchableSelectProps extends FieldWiring {
  /** The name under which the value is sent. */
  name: string;
  /** No two have the same label or value; two may send the same. */
  options: readonly SelectOption[];
  /** The value that is chosen, '' for none. */
  value: string;
  /** Called with the value that was chosen, or typed where that is allowed; with '' when the field was emptied. */
  onChange: (value: string) => void;
  /** Whether what is typed is a value too, though no option says so. */
  allowCustom?: boolean;
  /** What to do, while nothing is chosen. */
  placeholder?: string;
  /** Says that no option contains what was typed. */
  emptyText?: string;
  /** What the browser may fill in: "country-name". */
  autoComplete?: string;
  /** Called when the visitor has left the field, after it has settled on a value. */
  onBlur?: () => void;
}

/** Home and End belong to the text. */
const moves = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'];

const labelOf = ({ label }: SelectOption) => label;

const Empty = styled(ListBox)`
  padding: 0.7rem 0.95rem;
  color: ${colour('ink-2')};

  &:empty {
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`;

/**
 * A list of options so long that one types a part of the one that is meant: WAI-ARIA's editable combobox with list
 * autocomplete. Arrows, Page Up and Page Down move; Enter and Tab choose the option that one stands on, and so does leaving once
 * something is typed; Escape closes.
 * What is sent is the option's, by a native control under `name`. Until scripts run there is the browser's own select, or with
 * `allowCustom` a text input with suggestions; either keeps what was chosen in it, and is not taken from under a visitor who
 * is using it.
 */
export function SearchableSelect({
  name,
  options,
  value,
  onChange,
  allowCustom = false,
  placeholder,
  emptyText = 'Nothing found',
  autoComplete = 'off',
  onBlur,
  ...wiring
}: SearchableSelectProps) {
  const listId = useId();
  /** The browser's own control has the focus at hydration: it stays until it is left. */
  const [isHeld, setIsHeld] = useState(false);
  const isEnhanced = useIsHydrated() && !isHeld;
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** What is being typed; null when nothing is. */
  const [typed, setTyped] = useState<string | null>(null);
  const plain = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const selected = options.find((option) => option.value === value);
  const shown = typed ?? selected?.label ?? (allowCustom ? value : '');
  const matches = typed ? matchingOptions(options, typed) : options;

  const adopt = useEffectEvent(() => {
    const control = plain.current;
    if (!control) return;
    // What was chosen before hydration is in the page only.
    if (control.value !== value) onChange(control.value);
    setIsHeld(control === document.activeElement);
  });
  useLayoutEffect(() => adopt(), []);

  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  const open = (at: number) => {
    setActive(at);
    setIsOpen(true);
  };
  const choose = (option: SelectOption) => {
    setIsOpen(false);
    setTyped(null);
    onChange(option.value);
  };

  const onType = (text: string) => {
    const exact = optionReading(options, text);
    setTyped(text);
    open(allowCustom || text === '' ? -1 : 0);
    if (exact) onChange(exact.value);
    else if (allowCustom || text === '') onChange(text);
  };

  const settle = () => {
    const exact = typed === null ? undefined : optionReading(options, typed);
    const option = exact ?? (isOpen && typed ? matches[active] : undefined);
    if (option) choose(option);
    setIsOpen(false);
    setTyped(null);
  };
  useOutsidePress(root, isOpen, settle);

  const onLeave = () => {
    settle();
    onBlur?.();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const option = isOpen ? matches[active] : undefined;
    if ((key === 'Enter' || key === 'Tab') && option) {
      if (key === 'Enter') event.preventDefault();
      choose(option);
    } else if (key === 'Escape' && isOpen) {
      // Closes this list only, not also what is around it.
      event.preventDefault();
      setIsOpen(false);
    } else if (moves.includes(key)) {
      event.preventDefault();
      const from = { activeIndex: active, typed: '', typedAtMs: 0 };
      const target = moveInList(from, key, matches.map(labelOf), 0, 0)?.activeIndex ?? -1;
      open(isOpen || !selected ? target : matches.indexOf(selected));
    }
  };

  if (!isEnhanced) {
    const native = {
      ...wiring,
      ref: plain,
      name,
      value,
      autoComplete,
      onChange: (event: { target: { value: string } }) => onChange(event.target.value),
      onBlur: () => {
        setIsHeld(false);
        onBlur?.();
      },
    };
    return (
      <ControlBox>
        {allowCustom ? (
          <>
            <Control {...native} list={listId} placeholder={placeholder} />
            <datalist id={listId}>
              {options.map((option) => (
                <option key={option.label} value={option.sent ?? option.value}>
                  {option.label}
                </option>
              ))}
            </datalist>
          </>
        ) : (
          <Control as="select" {...native}>
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.label} value={option.value}>
                {option.label}
              </option>
            ))}
          </Control>
        )}
        <Icon name="chevron" />
      </ControlBox>
    );
  }

  const optionId = (index: number) => `${listId}-${index}`;
  const isListed = isOpen && matches.length > 0;
  return (
    <ControlBox ref={root} onBlur={onLeave}>
      <input type="hidden" name={name} value={selected?.sent ?? value} />
      <Control
        {...wiring}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed && active >= 0 ? optionId(active) : undefined}
        autoComplete={autoComplete}
        spellCheck={false}
        placeholder={placeholder}
        value={shown}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          if (isOpen) return;
          // So that typing replaces what is chosen.
          event.currentTarget.select();
          open(selected ? matches.indexOf(selected) : -1);
        }}
      />
      <Icon name="chevron" />
      {isListed && (
        // Pressing an option must not take the focus from the input.
        <ListBox
          ref={list}
          id={listId}
          role="listbox"
          aria-labelledby={`${wiring.id}-label`}
          onMouseDown={(event) => event.preventDefault()}
        >
          {matches.map((option, index) => (
            <ListOption
              key={option.label}
              id={optionId(index)}
              role="option"
              aria-selected={option === selected}
              data-active={index === active || undefined}
              onClick={() => choose(option)}
              onPointerMove={() => setActive(index)}
            >
              {option.label}
            </ListOption>
          ))}
        </ListBox>
      )}
      <Empty as="p" role="status">
        {isOpen && !isListed && !allowCustom ? emptyText : ''}
      </Empty>
    </ControlBox>
  );
}
