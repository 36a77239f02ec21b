import {
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
} from 'react';

import { matchingOptions, findOption } from './matchingOptions';
import type { SearchableSelectProps } from './props';

/** Home and End are missing, because they move the text cursor. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
};

/**
 * Manages an editable combobox with list autocomplete and manual selection (ARIA APG). Enter and Tab choose the active option or, if
 * there is none, commit the text.
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
  /** The typed text. Null unless the visitor is typing. */
  const [query, setQuery] = useState<string | null>(null);

  const selected = options.find((option) => option.value === value);
  const matches = query ? matchingOptions(options, query) : options;
  const active = isOpen ? matches[activeIndex] : undefined;

  /** Applies `readCustom` to text autofilled or typed before hydration. */
  const convert = useEffectEvent(() => {
    const converted = readCustom(value);
    if (query === null && converted !== value) onChange(converted);
  });
  useLayoutEffect(() => convert(), [value]);

  const open = (index: number) => {
    setActiveIndex(index);
    setIsOpen(true);
  };
  const commit = (next: string) => {
    setIsOpen(false);
    setQuery(null);
    onChange(next);
  };
  /** Commits the matching option or else the text, which the form validates. */
  const commitText = (text: string) =>
    commit(findOption(options, text, { allowPrefix: !allowCustom })?.value ?? readCustom(text));

  const commitOnBlur = () => {
    if (query !== null) commitText(query);
    else setIsOpen(false);
  };

  const move = (step: number) => {
    const target = Math.min(Math.max(activeIndex + step, 0), matches.length - 1);
    open(isOpen || !selected || query !== null ? target : matches.indexOf(selected));
  };

  return {
    isOpen,
    activeIndex,
    setActiveIndex,
    selected,
    matches,
    choose: (index: number) => commit(matches[index]?.value ?? ''),
    commitOnBlur,
    control: {
      ...control,
      value: query ?? selected?.label ?? value,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        // Autofilling an unfocused field must not open the list.
        if (target !== document.activeElement) return commitText(target.value);
        setQuery(target.value);
        open(-1);
        if (allowCustom) onChange(target.value);
      },
      onClick: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        if (isOpen) return;
        // Lets typing replace the text.
        currentTarget.select();
        open(selected ? matches.indexOf(selected) : -1);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { key } = event;
        if (event.nativeEvent.isComposing) return;
        if (key === 'Enter' || key === 'Tab') {
          // Enter submits the form only while the list is closed.
          if (key === 'Enter' && isOpen) event.preventDefault();
          if (active) commit(active.value);
          else commitOnBlur();
        } else if (key === 'Escape' && isOpen) {
          // Closes only this list, not a dialog around it.
          event.preventDefault();
          setIsOpen(false);
        } else if (steps[key]) {
          event.preventDefault();
          move(steps[key]);
        }
      },
    },
  };
}
