import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { colour, duration, ease } from '../../theme';

/** Props of `SkillBar`. */
export interface SkillBarProps {
  /** What is measured. */
  name: string;
  /** 0-100. */
  percent: number;
  /** Lets the bar grow from 0 to its percent (about 300 ms after load). */
  isActive?: boolean;
}

const dotCount = 20;
const percentPerDot = 100 / dotCount;

const Track = styled.div<{ $woven: number }>`
  --woven: ${({ $woven }) => $woven * percentPerDot}%;
  --you: ${({ $woven }) => (Math.min($woven, dotCount - 1) + 0.5) * percentPerDot}cqi;
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
    clip-path: inset(-4px calc(100% - var(--woven)) -4px -4px);
  }

  /* The dot where the line has got to. It is translated, since a box that moves in the layout counts as a shift of the page. */
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 0;
    translate: calc(var(--dir) * var(--you));
    inline-size: 1.05rem;
    block-size: 1.05rem;
    margin: calc(1.05rem / -2);
    border: 2px solid ${colour('dot-ring')};
    border-radius: 50%;
    background: ${colour('dot')};
    forced-color-adjust: none;
  }

  /* Only where something will set the flag, and someone wants to see it move, does the bar wait at 0. */
  @media (scripting: enabled) and (prefers-reduced-motion: no-preference) {
    > svg + svg {
      transition: clip-path ${duration('bar')} ${ease('line')};
    }

    &::after {
      transition: translate ${duration('bar')} ${ease('line')};
    }

    &[data-active='false'] {
      --woven: 0%;
      --you: 2.5cqi;
    }
  }
`;

const bare = ['dots'] as const;
const woven = ['dots', 'line'] as const;

/**
 * Twenty dots, five per cent each: the first ⌊percent / 5⌋ are woven, and the bright dot stands on the next. Without JavaScript
 * and with reduced motion it stands at its percent at once.
 */
export function SkillBar({ name, percent, isActive = true }: SkillBarProps) {
  return (
    <Track
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-active={isActive}
      $woven={Math.floor(percent / percentPerDot)}
    >
      <Art name="chain" parts={bare} />
      <Art name="chain" parts={woven} />
    </Track>
  );
}
