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
  --woven: ${({ $percent }) => $percent};
  /* As high as the line where that is long, so that its end is covered. */
  --size: max(0.9rem, 3.75cqi);
  --you: clamp(var(--size) / 2, var(--woven) * 1cqi, 100cqi - var(--size) / 2);
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
    /* In per cent of itself: on paper browsers keep the container's width on the screen. */
    clip-path: inset(-4px calc(100% - var(--woven) * 1%) -4px -4px);
  }

  /* The dot where the line has got to. It is translated, since a box that moves in the layout counts as a shift of the page. */
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 0;
    translate: calc(var(--dir) * var(--you));
    inline-size: var(--size);
    block-size: var(--size);
    margin: calc(var(--size) / -2);
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
      --woven: 0;
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
