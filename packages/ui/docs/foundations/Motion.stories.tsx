import type { Meta } from '@storybook/react-vite';
import { useState, type CSSProperties } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../src/forms/Button/Button';
import { durations, easings, type Easing } from '@portfolio/theme';
import { colour, ease, motion, radius, space } from '../../src/theme';
import { curvePoints } from '../../src/theme/designTokens';
import { page, TokenSection } from './layout';

export default { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;

const Track = styled.span<{ $isMoved: boolean }>`
  position: relative;
  display: block;
  inline-size: 16rem;
  block-size: 1.25rem;
  border-block-end: 2px solid ${colour('hair')};

  &::after {
    content: '';
    position: absolute;
    inset-block-end: -0.6rem;
    inset-inline-start: ${({ $isMoved }) => ($isMoved ? 'calc(100% - 1.125rem)' : '0px')};
    inline-size: 1.125rem;
    block-size: 1.125rem;
    border: 2px solid ${colour('dot-ring')};
    border-radius: ${radius('pill')};
    background: ${colour('dot')};
    forced-color-adjust: none;
  }

  ${motion} {
    &::after {
      transition: inset-inline-start var(--run);
    }
  }
`;

const Curve = styled.svg`
  inline-size: 5rem;
  overflow: visible;
  margin-block: ${space(16)};
`;

/** An easing curve: time to the right, progress upwards. */
function EasingCurve({ easing }: { easing: string }) {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = curvePoints(easing);
  const toSvg = (x: number, y: number) => `${x * 60} ${60 - y * 60}`;
  return (
    <Curve viewBox="0 0 60 60" fill="none" stroke="currentColor" aria-hidden>
      <path d="M0 60H60M0 60V0" strokeWidth="1" opacity=".4" />
      <path
        d={`M${toSvg(0, 0)}C${toSvg(x1, y1)} ${toSvg(x2, y2)} ${toSvg(1, 1)}`}
        strokeWidth="3"
      />
    </Curve>
  );
}

function DurationsAndEasings() {
  const [isMoved, setIsMoved] = useState(false);
  const preview = (duration: number, easing: Easing) => (
    <Track
      aria-hidden
      $isMoved={isMoved}
      style={{ '--run': `${duration}ms ${ease(easing)}` } as CSSProperties}
    />
  );
  return (
    <>
      <div>
        <Button onClick={() => setIsMoved(!isMoved)}>Run</Button>
      </div>
      <TokenSection
        label="Durations"
        tokens={durations}
        code={(name) => `duration('${name}')`}
        columns={{ Time: (ms) => `${ms} ms`, Preview: (ms) => preview(ms, 'out') }}
      />
      <TokenSection
        label="Easings"
        tokens={easings}
        code={(name) => `ease('${name}')`}
        columns={{
          Curve: (easing) => <EasingCurve easing={easing} />,
          Preview: (_, name) => preview(durations.line[0], name as Easing),
        }}
      />
    </>
  );
}

/** Press Run to play all durations and easings. */
export const Motion = page(
  'Motion',
  "Drawings show their dots first, then the line joins them. Only the loader and the home page's titles repeat. With reduced motion, everything appears at once.",
  <DurationsAndEasings />,
);
