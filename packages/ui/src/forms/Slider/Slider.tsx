import { formatNumber } from '@portfolio/messages';
import { useId } from 'react';
import { styled } from 'styled-components';

import { colour, space, square } from '../../theme';

export interface SliderProps {
  /** The slider's label. */
  label: string;
  /** Unit after the number, e.g. `mm`. */
  unit: string;
  /** The selected value. */
  value: number;
  /** Lowest value. */
  min: number;
  /** Highest value. */
  max: number;
  /** Difference between neighbouring values. */
  step: number;
  /** Called with the selected value. */
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

  input {
    grid-column: 1 / -1;
    inline-size: 100%;
    block-size: 2.75rem;
    /* Keeps the focus ring clear of the labels. */
    margin: ${space(8)} 0;
    background: linear-gradient(${colour('ink')} 0 0) center / 100% 2px no-repeat;
    appearance: none;
    cursor: pointer;
  }

  input::-webkit-slider-thumb {
    ${square('1.6rem')}
    border: 2px solid ${colour('ink')};
    border-radius: 50%;
    background: ${colour('accent')};
    appearance: none;
  }

  input::-moz-range-thumb {
    box-sizing: border-box;
    ${square('1.6rem')}
    border: 2px solid ${colour('ink')};
    border-radius: 50%;
    background: ${colour('accent')};
  }

  @media (forced-colors: active) {
    input,
    input::-webkit-slider-thumb {
      appearance: auto;
    }
  }
`;

/** A native range input that shows and announces the value with a unit. */
export function Slider({ label, unit, onChange, ...range }: SliderProps) {
  const id = useId();
  const text = `${formatNumber(range.value)} ${unit}`;
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden>{text}</span>
      <input
        {...range}
        id={id}
        type="range"
        aria-valuetext={text}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </Root>
  );
}
