import { useTimeout } from '@portfolio/behaviors';
import { formatNumber, messages, plural } from '@portfolio/messages';
import { useState } from 'react';
import { styled } from 'styled-components';

import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { colour, duration, ease, motion, size, space } from '../../theme';

export interface SurveyProgressProps {
  /** Number of answered questions. */
  done: number;
  /** Number of questions. */
  total: number;
}

const announcementDelayMs = 3000;
const columns = 5;
const pitch = 44;
const margin = 14;

const Root = styled.div`
  @media print, (scripting: none) {
    display: none;
  }
`;

const Drawing = styled.svg`
  inline-size: 100%;
  max-inline-size: 15rem;
  scale: var(--dir) 1;

  path {
    stroke: ${colour('ink')};
    stroke-width: 3;
  }

  circle {
    fill: ${colour('edge')};

    &[data-done] {
      fill: ${colour('ink')};
    }

    &:last-child {
      fill: ${colour('dot')};
      stroke: ${colour('ink')};
      stroke-width: 2.5;
    }
  }

  ${motion} {
    path,
    circle {
      transition: all ${duration('fade')} ${ease('line')};
    }
  }
`;

const Text = styled.p`
  margin-block-start: ${space(16)};
  color: ${colour('ink-2')};
  font-size: ${size('small')};
`;

/** Rows of dots alternate direction, so that one line passes through all dots. */
const dotsOf = (total: number) =>
  Array.from({ length: total }, (_, index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    return {
      x: margin + (row % 2 ? columns - 1 - column : column) * pitch,
      y: margin + row * pitch,
    };
  });

/** Debounces text for a live region. The initial text is never announced. */
function useDebouncedText(text: string) {
  const [first] = useState(text);
  const [spoken, setSpoken] = useState('');
  const delayMs = text === first || text === spoken ? null : announcementDelayMs;
  // A new `text` restarts the delay, even if it arrives just as the previous text is announced.
  useTimeout(() => setSpoken(text), delayMs, text);
  return spoken;
}

/** Survey progress: one dot per question, a line through the answered ones, and the count as text. */
export function SurveyProgress({ done, total }: SurveyProgressProps) {
  const text = plural(messages.feedback.answered, total, { done: formatNumber(done) });
  const spoken = useDebouncedText(text);
  const dots = dotsOf(total);
  const lastDot = dots[done - 1];
  const width = margin * 2 + (columns - 1) * pitch;
  const height = margin * 2 + Math.floor((total - 1) / columns) * pitch;
  return (
    <Root data-scripts-only="">
      <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false">
        <path
          d={`M${dots.map(({ x, y }) => `${x} ${y}`).join('L')}`}
          fill="none"
          strokeLinejoin="round"
          // One unit is the distance between neighbouring dots.
          pathLength={total - 1}
          strokeDasharray={`${Math.max(done - 1, 0)} ${total}`}
        />
        {dots.map(({ x, y }, index) => (
          <circle
            key={index}
            cx={x}
            cy={y}
            r={index < done ? 5 : 3.5}
            data-done={index < done || undefined}
          />
        ))}
        <circle cx={lastDot?.x ?? margin} cy={lastDot?.y ?? margin} r={lastDot ? 10 : 0} />
      </Drawing>
      <Text>{text}</Text>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </Root>
  );
}
