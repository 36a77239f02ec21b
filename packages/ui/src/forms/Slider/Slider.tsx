import { useId } from 'react';
import { styled } from 'styled-components';

import { colour, space, square } from '../../theme';

export interface SliderProps {
  /** What is set. */
  label: string;
  /** What follows the number, e.g. `mm`. */
  unit: string;
  /** The number that is set. */
  value: number;
  /** The smallest number. */
  min: number;
  /** The largest number. */
  max: number;
  /** How far apart the numbers are. */
  step: number;
  /** Called with the number on every change. */
  onChange: (value: number) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;

  label {
    font-weight: 600;
  }

  > span {
    font-variant-numeric: tabular-nums;
  }

  /* A line with the one bright dot on it. */
  input {
    grid-column: 1 / -1;
    inline-size: 100%;
    block-size: 2.75rem;
    /* Its focus ring keeps off the labels. */
    margin: ${space(8)} 0;
    background: linear-gradient(${colour('ink')} 0 0) center / 100% 2px no-repeat;
    appearance: none;
    cursor: pointer;
  }

  input::-webkit-slider-thumb {
    ${square('1.6rem')}
    border: 2px solid ${colour('ink')};
    border-radius: 50%;
    background: ${colour('manjal')};
    appearance: none;
  }

  input::-moz-range-thumb {
    box-sizing: border-box;
    ${square('1.6rem')}
    border: 2px solid ${colour('ink')};
    border-radius: 50%;
    background: ${colour('manjal')};
  }

  @media (forced-colors: active) {
    input,
    input::-webkit-slider-thumb {
      appearance: auto;
    }
  }
`;

/** A number within bounds, set by dragging or with the arrow keys: a native range, which says its unit. */
export function Slider({ label, unit, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden>{`${range.value} ${unit}`}</span>
      <input
        {...range}
        id={id}
        type="range"
        aria-valuetext={`${range.value} ${unit}`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </Root>
  );
}
