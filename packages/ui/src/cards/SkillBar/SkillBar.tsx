import { formatPercent } from '@portfolio/messages';
import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { colour, duration, ease } from '../../theme';

export interface SkillBarProps {
  /** The skill's name. */
  name: string;
  /** The skill's level, 0-100. */
  percent: number;
  /** Animates the bar to `percent`; `false` keeps it empty. */
  isActive?: boolean;
}

const Track = styled.div<{ $percent: number }>`
  --woven: ${({ $percent }) => Math.floor($percent / 5) * 5};
  position: relative;
  overflow: clip;
  aspect-ratio: 20;

  /* Skips painting outside the window. The aspect ratio prevents layout shifts. */
  @media screen {
    content-visibility: auto;
  }

  /* Positions are percentages, because browsers do not recalculate container units for print. */
  > svg {
    position: absolute;
    inset: 0;
    overflow: visible;
    color: ${colour('edge')};
    transform: scaleX(var(--dir));
  }

  > :first-child {
    clip-path: inset(0 0 0 calc(var(--woven) * 1%));
  }

  > :nth-child(2) {
    color: ${colour('ink')};
    clip-path: inset(0 calc(100% - var(--woven) * 1%) 0 0);
  }

  /* The translate property moves the dot without a layout shift. */
  > :last-child {
    translate: calc(var(--dir) * min(var(--woven) + 2.5, 97.5) * 1%);
  }

  /* A ring in the background colour separates the bright dot from the line. */
  circle {
    fill: ${colour('ground')};
  }

  circle + circle {
    fill: ${colour('dot')};
    stroke: ${colour('dot-ring')};
    stroke-width: 1.8;
  }

  /* The bar starts empty only if scripts can activate it and motion is allowed. */
  @media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference) {
    > svg {
      transition: ${duration('bar')} ${ease('line')};
      transition-property: clip-path, translate;
    }

    &[data-active='false'] {
      --woven: 0;
    }
  }
`;

const plain = ['dots'] as const;
const woven = ['dots', 'line'] as const;

/** A meter of twenty dots, 5 % each. A line winds around completed dots, and the next dot is bright. */
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
      <Art name="chain" parts={plain} />
      <Art name="chain" parts={woven} />
      <svg viewBox="0 -10 400 20" aria-hidden>
        <circle r="9" />
        <circle r="6.4" />
      </svg>
    </Track>
  );
}
