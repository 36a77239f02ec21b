import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';
import { styled } from 'styled-components';

import { colour, layer, onActive, radius, row, shadow, space, square } from '../theme';

/** A panel that opens under a button or input. Needs a positioned parent. */
export const Panel = styled.ul`
  position: absolute;
  z-index: ${layer('drop')};
  inset-block-start: calc(100% + ${space(8)});
  inset-inline-start: 0;
  inline-size: max-content;
  min-inline-size: 100%;
  max-inline-size: calc(100vw - 2 * var(--gutter));
  max-block-size: min(26rem, 70vh);
  overflow-y: auto;
  padding: ${space(8)};
  border: var(--b) solid ${colour('ink')};
  border-radius: ${radius('tile')};
  background: ${colour('raised')};
  color: ${colour('ink')};
  box-shadow: ${shadow('pop')};
`;

/* A hollow dot, large and yellow on the selected option. */
const Option = styled.li`
  ${row(12)}
  min-block-size: 2.75rem;
  padding: ${space(8)} ${space(12)};
  line-height: 1.3;
  cursor: pointer;

  &::before {
    content: '';
    flex: none;
    ${square('0.6rem')}
    margin-inline: ${space(4)};
    border: 2px solid ${colour('edge')};
    border-radius: 50%;
  }

  &[data-active] {
    ${onActive}
  }

  &[aria-selected='true'] {
    font-weight: 700;

    &::before {
      ${square('0.85rem')}
      margin-inline: 0;
      border-color: ${colour('dot-ring')};
      background: ${colour('dot')};
    }
  }

  .dark &[aria-selected='true']::before {
    border-color: ${colour('dot')};
  }

  @media (forced-colors: active) {
    &[aria-selected='true']::before {
      border-width: 0.425rem;
    }
  }
`;

/** Id of an option of a `ListBox`, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

interface ListBoxProps {
  id: string;
  /** Id of the text that names it. */
  labelId: string;
  /** The options' texts, no two alike. */
  labels: readonly string[];
  isOpen: boolean;
  /** The option that is chosen, from 0; -1 for none. */
  selectedIndex: number;
  /** The option that the keyboard stands on. */
  activeIndex: number;
  onChoose: (index: number) => void;
  /** Called with the option that the pointer is on. */
  onPoint: (index: number) => void;
}

/** The options of a combobox, which keeps focus. Scrolls itself and the active option into view. */
export function ListBox({
  id,
  labelId,
  labels,
  isOpen,
  selectedIndex,
  activeIndex,
  onChoose,
  onPoint,
}: ListBoxProps) {
  const list = useRef<HTMLUListElement>(null);
  // The list first: it may open below the window.
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, activeIndex]);
  return (
    <Panel
      ref={list}
      id={id}
      role="listbox"
      aria-labelledby={labelId}
      hidden={!isOpen}
      onMouseDown={(event) => event.preventDefault()}
    >
      {labels.map((label, index) => (
        <Option
          key={label}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === selectedIndex}
          data-active={index === activeIndex || undefined}
          onClick={() => onChoose(index)}
          onPointerMove={() => onPoint(index)}
        >
          {label}
        </Option>
      ))}
    </Panel>
  );
}

/**
 * Returns event props for a combobox's root that report leaving it, by focus or a press outside (touch browsers keep focus
 * then). Switching windows does not count.
 *
 * @param onLeave called when it is left either way
 * @param onBlur called after `onLeave` when focus has left
 */
export function useLeaving(isOpen: boolean, onLeave: () => void, onBlur?: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const press = useEffectEvent((event: PointerEvent) => {
    if (!ref.current?.contains(event.target as Node)) onLeave();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen]);
  return {
    ref,
    onBlur: ({ target }: FocusEvent) => {
      // The window lost focus, not the element.
      if (target === document.activeElement) return;
      onLeave();
      onBlur?.();
    },
  };
}
