import { useIsHydrated, useTimeout } from '@portfolio/behaviors';
import { messages, plural } from '@portfolio/messages';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';

import { loopPaths, weave } from '../../art/kolam';
import { circle, dotsPath, type Point } from '../../art/path';
import { drawOn } from '../../motion/drawOn';
import { colour, size, space } from '../../theme';
import { freeDots, initialLine, follow, isClosed, step, zeroKolam } from './zeroLine';

export interface NotFoundPuzzleProps {
  /** Called 1.6 s after the line is closed. */
  onFinish: () => void;
}

const pitch = 20;
const padding = 14.7;
/** First column of the zero. The three digits cover 18 × 7 dots. */
const zeroColumn = 7;
const width = 17 * pitch + padding * 2;
const height = 6 * pitch + padding * 2;
/** Delay before `onFinish`, to show the closed line. */
const finishDelayMs = 1600;

const four = weave(['#...#', '#...#', '#...#', '#####', '....#', '....#', '....#']);
const fourPath = [0, 13].flatMap((column) => loopPaths(four, pitch, [column * pitch, 0])).join('');
const dotsOfFours = [0, 13].flatMap((column) =>
  four.dots.map(([x, y]): Point => [(x + column) * pitch, y * pitch]),
);

const toSvgPoint = ([x, y]: Point): Point => [(x + zeroColumn) * pitch, y * pitch];
/** The bright dot's first position: beside the gap in the zero. */
const startPosition: Point = [toSvgPoint([3, 2])[0] + 30.7, toSvgPoint([3, 2])[1] - 4];

const Root = styled.div`
  inline-size: min(62rem, 100%);

  /* Keeps the title in view on phones in landscape. */
  @media (max-height: 30rem) {
    inline-size: min(100svh, 100%);
  }
`;

const Picture = styled.div`
  ${drawOn}

  svg {
    display: block;
    inline-size: 100%;
    /* Set on the svg, because Chromium ignores touch-action on elements inside an svg. */
    touch-action: pinch-zoom;
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  [data-part='you'] {
    fill: var(--dot);
    stroke: var(--dot-ring);
    stroke-width: 1.4;
  }

  [data-hit] {
    fill: transparent;
    stroke: none;
    cursor: crosshair;
  }
`;

/* Reserves space for the longest hint, so that the picture does not move under a finger. */
const Hint = styled.p`
  display: grid;
  margin-block-start: ${space(16)};
  color: ${colour('hero-2')};
  font-size: ${size('small')};
  text-wrap: balance;

  &::before {
    content: attr(data-hint) ' ' attr(data-keys);
    visibility: hidden;
  }

  /* Phones and tablets have no arrow keys. */
  @media (hover: none) {
    &::before {
      content: attr(data-hint);
    }

    [data-part='keys'] {
      display: none;
    }
  }

  > *,
  &::before {
    grid-area: 1 / 1;
  }

  @media print, (scripting: none) {
    display: none;
  }
`;

const steps: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** A 404 whose zero has a gap. Visitors close the gap by drawing a line through all remaining dots, with a pointer or the arrow keys. */
export function NotFoundPuzzle({ onFinish }: NotFoundPuzzleProps) {
  const hintId = useId();
  const isHydrated = useIsHydrated();
  const picture = useRef<SVGSVGElement>(null);
  const [line, setLine] = useState(initialLine);
  const closed = isClosed(line);
  useTimeout(onFinish, closed ? finishDelayMs : null);

  const onKeyDown = (event: KeyboardEvent) => {
    const [dx, dy] = steps[event.key] ?? [0, 0];
    const isBackspace = event.key === 'Backspace';
    if (!isBackspace && dx === dy) return;
    event.preventDefault();
    setLine((current) => {
      const [x, y] = current.at(-1)!;
      const previous = current.at(-2)!;
      return step(current, isBackspace ? previous : [x + dx, y + dy]);
    });
  };
  const onPointer = (event: PointerEvent) => {
    if (event.buttons === 0) return;
    // Keeps tracking a touch that leaves the picture.
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    const toPicture = picture.current!.getScreenCTM()!.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(toPicture);
    const dot: Point = [Math.round(x / pitch) - zeroColumn, Math.round(y / pitch)];
    setLine((current) => follow(current, dot));
  };
  const control = {
    role: 'application',
    tabIndex: 0,
    'aria-label': messages.notFound.line,
    'aria-describedby': hintId,
    onKeyDown,
  };
  const { hint, keys, left, closed: closedText } = messages.notFound;
  const text = () => {
    if (closed) return closedText;
    if (line !== initialLine) return plural(left, freeDots(line).length);
    return (
      <>
        {hint} <span data-part="keys">{keys}</span>
      </>
    );
  };
  const brightDot = line === initialLine ? startPosition : toSvgPoint(line.at(-1)!);

  return (
    <Root>
      <Picture {...(isHydrated ? control : { 'aria-hidden': true })}>
        <svg
          ref={picture}
          viewBox={`${-padding} ${-padding} ${width} ${height}`}
          overflow="visible"
          aria-hidden
        >
          <path
            data-part="dots"
            strokeWidth="5.4"
            d={dotsPath([...dotsOfFours, ...zeroKolam(line).dots.map(toSvgPoint)])}
          />
          <path strokeWidth="5.4" opacity=".45" d={dotsPath(freeDots(line).map(toSvgPoint))} />
          <path data-part="line" pathLength="1" strokeWidth="3.3" d={fourPath} />
          <path
            key={String(closed)}
            data-part="line"
            pathLength="1"
            strokeWidth="3.3"
            d={loopPaths(zeroKolam(line), pitch, toSvgPoint([0, 0])).join('')}
          />
          <path data-part="you" d={circle(...brightDot, 6.7)} />
          <rect
            data-hit=""
            x={toSvgPoint([-0.5, 0])[0]}
            y={-padding}
            width={pitch * 4}
            height={height}
            onPointerDown={onPointer}
            onPointerMove={onPointer}
          />
        </svg>
      </Picture>
      <Hint id={hintId} role="status" data-hint={hint} data-keys={keys}>
        <span>{text()}</span>
      </Hint>
    </Root>
  );
}
