import { durations, easings, type Easing } from '@portfolio/theme';
import { useState } from 'react';

import { Button } from '../../src/forms/Button/Button';
import { colour, ease } from '../../src/theme';
import { curvePoints } from '../../src/theme/designTokens';
import { TokenTable } from './TokenTable';

/** An easing curve: time to the right, progress upwards. */
function EasingCurve({ easing }: { easing: string }) {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = curvePoints(easing);
  const toSvg = (x: number, y: number) => `${x * 60} ${60 - y * 60}`;
  return (
    <svg width="80" viewBox="0 -20 60 90" fill="none" stroke="currentColor" aria-hidden>
      <path d="M0 60H60M0 60V0" strokeWidth="1" opacity=".4" />
      <path
        d={`M${toSvg(0, 0)}C${toSvg(x1, y1)} ${toSvg(x2, y2)} ${toSvg(1, 1)}`}
        strokeWidth="3"
      />
    </svg>
  );
}

/** All durations and easings. The button moves a dot with each of them. */
export function DurationsAndEasings() {
  const [isMoved, setIsMoved] = useState(false);
  const preview = (durationMs: number, easing: Easing) => (
    <div style={{ inlineSize: '12rem', borderBlockEnd: `2px solid ${colour('hair')}` }}>
      <div
        style={{
          inlineSize: '1rem',
          blockSize: '1rem',
          borderRadius: '50%',
          background: colour('dot'),
          translate: isMoved ? '11rem' : '0',
          transition: `translate ${durationMs}ms ${ease(easing)}`,
        }}
      />
    </div>
  );
  return (
    <>
      <Button onClick={() => setIsMoved(!isMoved)}>Run</Button>
      <TokenTable
        tokens={Object.entries(durations)}
        code={(name) => `duration('${name}')`}
        columns={{ Time: (ms) => `${ms} ms`, Preview: (ms) => preview(ms, 'out') }}
      />
      <TokenTable
        tokens={Object.entries(easings)}
        code={(name) => `ease('${name}')`}
        columns={{
          Curve: (easing) => <EasingCurve easing={easing} />,
          Preview: (_, name) => preview(durations.line[0], name as Easing),
        }}
      />
    </>
  );
}
