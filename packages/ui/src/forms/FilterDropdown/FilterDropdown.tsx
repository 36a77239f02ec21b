import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { below, colour, duration, motion, radius, space, square } from '../../theme';
import { option, panel } from '../ListBox.styles';

export interface FilterDropdownProps {
  /** The list's label. */
  label: string;
  /** Options, each used as both value and label. */
  options: readonly string[];
  /** The selected option. */
  value: string;
  /** Called with the selected option. */
  onChange: (value: string) => void;
}

const Root = styled.div`
  position: relative;
  min-inline-size: 17rem;

  svg {
    position: absolute;
    inset-block-start: calc(50% - 0.55rem);
    inset-inline-end: calc(${space(20)} + var(--b));
    ${square('1.1rem')}
    pointer-events: none;
  }

  select {
    inline-size: 100%;
    min-block-size: 3.25rem;
    padding-block: ${space(8)};
    padding-inline: ${space(20)} calc(2 * ${space(20)} + 1.1rem);
    border: var(--b) solid ${colour('ink')};
    border-radius: ${radius('pill')};
    background: ${colour('raised')};
    font-weight: 600;
    line-height: 1.3;
    appearance: none;
    text-overflow: ellipsis;
    cursor: pointer;
  }

  select:open + svg {
    rotate: 180deg;
  }

  ${motion} {
    svg {
      transition: rotate ${duration('quick')};
    }
  }

  /* Browsers without base-select show the system's own list. */
  @supports (appearance: base-select) {
    select,
    select::picker(select) {
      appearance: base-select;
    }

    select {
      display: flex;
      align-items: center;
      white-space: normal;
    }

    select::picker(select) {
      ${panel}
      min-inline-size: anchor-size(self-inline);
      margin-block: ${space(8)};
    }

    select::picker-icon,
    option::checkmark {
      display: none;
    }

    option {
      ${option('&:is(:hover, :focus-visible)', '&:checked')}
      white-space: normal;
    }
  }

  ${below('narrow')} {
    inline-size: 100%;
    min-inline-size: 0;
  }
`;

/** A native select with a styled list, if the browser supports one. Reports a choice made before hydration. */
export function FilterDropdown({ label, options, value, onChange }: FilterDropdownProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const reportChosen = useEffectEvent(() => {
    const chosen = select.current?.value ?? value;
    if (chosen !== value) onChange(chosen);
  });
  useLayoutEffect(() => reportChosen(), []);
  return (
    <Root>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <select
        ref={select}
        id={id}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </Root>
  );
}
