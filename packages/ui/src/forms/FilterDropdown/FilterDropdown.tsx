import { useListNavigation } from '@portfolio/behaviors';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { below, colour, duration, motion, radius, space } from '../../theme';
import { leavesWindow, useListInView, useOutsidePress } from '../dropdown';
import { ListBox, ListOption } from '../ListBox.styles';

export interface FilterDropdownProps {
  /** What is filtered by, for assistive technology: "Category". */
  label: string;
  /** What can be chosen; an option is its own text. */
  options: readonly string[];
  /** The option that is chosen. */
  value: string;
  /** Called with the option that the visitor chose, also when it is the same. */
  onChange: (value: string) => void;
}

const Root = styled.div`
  position: relative;

  ${below('narrow')} {
    inline-size: 100%;
  }

  /* Without scripts it can do nothing. */
  @media (scripting: none) {
    display: none;
  }
`;

const Opener = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(20)};
  inline-size: 100%;
  min-inline-size: 17rem;
  min-block-size: 3.25rem;
  padding: ${space(8)} ${space(20)};
  border: var(--b) solid ${colour('ink')};
  border-radius: ${radius('pill')};
  background: ${colour('raised')};
  font-weight: 600;
  line-height: 1.3;
  text-align: start;
  cursor: pointer;

  svg {
    flex: none;
    inline-size: 1.1rem;
    block-size: 1.1rem;
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }

  ${motion} {
    svg {
      transition: rotate ${duration('quick')};
    }
  }

  ${below('narrow')} {
    min-inline-size: 0;
  }
`;

/**
 * A pill that opens a list of options and closes when one is chosen: WAI-ARIA's select-only combobox, on which the focus stays.
 * A press outside and leaving it close it without choosing. The text on the page, which a translator may replace, counts for nothing.
 */
export function FilterDropdown({ label, options, value, onChange }: FilterDropdownProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  const close = () => setIsOpen(false);
  const choose = (index: number) => {
    const option = options[index];
    close();
    if (option !== undefined) onChange(option);
  };

  const { activeIndex, setActiveIndex, onKeyDown } = useListNavigation({
    labels: options,
    selectedIndex: options.indexOf(value),
    isOpen,
    onOpen: () => setIsOpen(true),
    onClose: close,
    onSelect: choose,
  });
  const list = useListInView(isOpen, activeIndex);
  useOutsidePress(root, isOpen, close);

  const optionId = (index: number) => `${id}-${index}`;
  return (
    // Pressing the pill or the list must not take the focus away; the pill takes it itself.
    <Root
      ref={root}
      onBlur={(event) => {
        if (!leavesWindow(event)) close();
      }}
      onMouseDown={(event) => event.preventDefault()}
    >
      <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
      <Opener
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen ? optionId(activeIndex) : undefined}
        aria-labelledby={`${id}-label`}
        onClick={({ currentTarget }) => {
          currentTarget.focus();
          setIsOpen(!isOpen);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Tab' && isOpen) choose(activeIndex);
          else onKeyDown(event);
        }}
        // Firefox clicks when Space comes up, though its coming down was used.
        onKeyUp={(event) => {
          if (event.key === ' ') event.preventDefault();
        }}
      >
        <span>{value}</span>
        <Icon name="chevron" />
      </Opener>
      <ListBox
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-labelledby={`${id}-label`}
        hidden={!isOpen}
      >
        {options.map((option, index) => (
          <ListOption
            key={option}
            id={optionId(index)}
            role="option"
            aria-selected={option === value}
            data-active={index === activeIndex || undefined}
            onClick={() => choose(index)}
            onPointerMove={() => setActiveIndex(index)}
          >
            {option}
          </ListOption>
        ))}
      </ListBox>
    </Root>
  );
}
