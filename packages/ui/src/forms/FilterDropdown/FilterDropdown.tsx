import { useListNavigation } from '@portfolio/behaviors';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { below, colour, duration, motion, radius, row, space, square } from '../../theme';
import { ListBox, optionId, useLeaving } from '../ListBox';

export interface FilterDropdownProps {
  /** Label for assistive technology: "Category". */
  label: string;
  /** Options; each is its own text. */
  options: readonly string[];
  /** Chosen option. */
  value: string;
  /** Called with the chosen option, also when it is the same. */
  onChange: (value: string) => void;
}

const Root = styled.div`
  position: relative;

  ${below('narrow')} {
    inline-size: 100%;
  }
`;

const Opener = styled.button`
  ${row(20)}
  justify-content: space-between;
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
    ${square('1.1rem')}
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
 * A select-only combobox (ARIA APG) that keeps focus. Pressing outside or leaving closes it without choosing. Ignores the
 * options' text in the page, which a translator may replace.
 */
export function FilterDropdown({ label, options, value, onChange }: FilterDropdownProps) {
  const listId = useId();
  const labelId = `${listId}-label`;
  const [isOpen, setIsOpen] = useState(false);

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
  const root = useLeaving(isOpen, close);

  return (
    <Root {...root}>
      <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      <Opener
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen ? optionId(listId, activeIndex) : undefined}
        aria-labelledby={labelId}
        // Safari would otherwise move focus away.
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ currentTarget }) => {
          currentTarget.focus();
          setIsOpen(!isOpen);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Tab' && isOpen) choose(activeIndex);
          else onKeyDown(event);
        }}
        // Firefox clicks on keyup of Space even if keydown was handled.
        onKeyUp={(event) => {
          if (event.key === ' ') event.preventDefault();
        }}
      >
        <span>{value}</span>
        <Icon name="chevron" />
      </Opener>
      <ListBox
        id={listId}
        labelId={labelId}
        isOpen={isOpen}
        activeIndex={activeIndex}
        labels={options}
        selectedIndex={options.indexOf(value)}
        onChoose={choose}
        onPoint={setActiveIndex}
      />
    </Root>
  );
}
