import { formatPercent } from '@portfolio/words';
import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { colour, duration, ease } from '../../theme';

export interface SkillBarProps {
  /** What is measured. */
  name: string;
  /** 0-100. */
  percent: number;
  /** Lets the bar grow from 0 to its percent. */
  isActive?: boolean;
}

const Track = styled.div<{ $percent: number }>`
  --woven: ${({ $percent }) => $percent}cqi;
  --you: clamp(0.45rem, var(--woven), 100cqi - 0.45rem);
  position: relative;
  container-type: inline-size;
  aspect-ratio: 20;

  > svg {
    position: absolute;
    inset: 0;
    color: ${colour('edge')};
    transform: scaleX(var(--dir));
  }

  > svg + svg {
    color: ${colour('ink')};
    clip-path: inset(-4px calc(100cqi - var(--woven)) -4px -4px);
  }

  /* The dot where the line has got to. It is translated, since a box that moves in the layout counts as a shift of the page. */
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 0;
    translate: calc(var(--dir) * var(--you));
    inline-size: 0.9rem;
    block-size: 0.9rem;
    margin: calc(0.9rem / -2);
    border: 2px solid ${colour('dot-ring')};
    border-radius: 50%;
    background: ${colour('dot')};
    forced-color-adjust: none;
  }

  /* Only where something will set the flag, and someone wants to see it move, does the bar wait at 0. */
  @media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference) {
    > svg + svg {
      transition: clip-path ${duration('bar')} ${ease('line')};
    }

    &::after {
      transition: translate ${duration('bar')} ${ease('line')};
    }

    &[data-active='false'] {
      --woven: 0cqi;
    }
  }
`;

const bare = ['dots'] as const;
const woven = ['dots', 'line'] as const;

/**
 * Twenty dots, five per cent each. The line is woven as far as the figure says, to a fraction of a dot, and the bright dot stands at
 * its end. Without JavaScript and with reduced motion it stands there at once.
 */
export function SkillBar({ name, percent, isActive = true }: SkillBarProps) {
  return (
    <Track
      role="meter"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={formatPercent(percent)}
      data-active={isActive}
      $percent={percent}
    >
      <Art name="chain" parts={bare} />
      <Art name="chain" parts={woven} />
    </Track>
  );
}
