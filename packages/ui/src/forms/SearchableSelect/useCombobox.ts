import { moveInList } from '@portfolio/behaviors';
import { useState, type ChangeEvent, type KeyboardEvent } from 'react';

import { matchingOptions, optionNamed } from './matchingOptions';
import type { SearchableSelectProps } from './SearchableSelect';

/** Home and End belong to the text. */
const movingKeys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'];

/**
 * The state of WAI-ARIA's editable combobox with list autocomplete and manual selection: typing marks no option, so that Enter and
 * Tab choose only what the arrows have led to, or what the text means beyond doubt.
 */
export function useCombobox({
  options,
  value,
  onChange,
  allowCustom = false,
  readCustom = (text) => text,
  ...control
}: Omit<SearchableSelectProps, 'name' | 'onBlur'>) {
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  /** What is being typed; null when nothing is. */
  const [query, setQuery] = useState<string | null>(null);

  const selected = options.find((option) => option.value === value);
  const matches = query ? matchingOptions(options, query) : options;
  const active = isOpen ? matches[activeIndex] : undefined;

  const open = (index: number) => {
    setActiveIndex(index);
    setIsOpen(true);
  };
  const commit = (next: string) => {
    setIsOpen(false);
    setQuery(null);
    onChange(next);
  };
  /** Takes a text for what it means; one that means nothing stays as it is, for the form's rules to speak of. */
  const commitText = (text: string) =>
    commit(optionNamed(options, text, { allowStart: !allowCustom })?.value ?? readCustom(text));

  const leave = () => {
    if (query !== null) commitText(query);
    else setIsOpen(false);
  };

  const move = (key: string) => {
    const from = { activeIndex, typed: '', typedAtMs: 0 };
    const labels = matches.map(({ label }) => label);
    const target = moveInList(from, key, labels, 0)?.activeIndex ?? -1;
    open(isOpen || !selected || query !== null ? target : matches.indexOf(selected));
  };

  return {
    isOpen,
    activeIndex,
    setActiveIndex,
    selected,
    matches,
    choose: (index: number) => commit(matches[index]?.value ?? ''),
    leave,
    control: {
      ...control,
      value: query ?? selected?.label ?? value,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        // The browser fills in fields that have no focus. Nobody is typing, and no list may open over the others.
        if (target !== document.activeElement) return commitText(target.value);
        setQuery(target.value);
        open(-1);
        if (allowCustom) onChange(target.value);
      },
      onClick: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        if (isOpen) return;
        // So that typing replaces what is chosen.
        currentTarget.select();
        open(selected ? matches.indexOf(selected) : -1);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { key } = event;
        if (event.nativeEvent.isComposing) return;
        if (key === 'Enter' || key === 'Tab') {
          // With the list open Enter chooses; with it closed it sends the form, as in any input.
          if (key === 'Enter' && isOpen) event.preventDefault();
          if (active) commit(active.value);
          else leave();
        } else if (key === 'Escape' && isOpen) {
          // Closes this list only, not also what is around it.
          event.preventDefault();
          setIsOpen(false);
        } else if (movingKeys.includes(key)) {
          event.preventDefault();
          move(key);
        }
      },
    },
  };
}
