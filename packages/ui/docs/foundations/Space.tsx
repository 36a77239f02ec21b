import { borderWidths, layers, radii, shadows, spaces } from '@portfolio/theme';

import { colour, shadow } from '../../src/theme';
import { breakpointTokens, lengthPx } from '../../src/theme/designTokens';
import { TokenTable } from './TokenTable';

const bar = { display: 'block', blockSize: '1.25rem', background: colour('ink') };
const box = { display: 'block', inlineSize: '11rem', blockSize: '4rem' };

export const Steps = () => (
  <TokenTable
    tokens={Object.entries(spaces)}
    code={(step) => `space(${step})`}
    columns={{
      Size: (value) => `${lengthPx(value)} px`,
      Preview: (value) => <span style={{ ...bar, inlineSize: value }} />,
    }}
  />
);

export const Corners = () => (
  <TokenTable
    tokens={Object.entries(radii)}
    code={(name) => `radius('${name}')`}
    columns={{
      Size: (value) => value,
      Preview: (value) => (
        <span style={{ ...box, borderRadius: value, border: `2px solid ${colour('ink')}` }} />
      ),
    }}
  />
);

export const Borders = () => (
  <TokenTable
    tokens={Object.entries(borderWidths)}
    code={(name) => `var(--${name})`}
    columns={{
      Size: (value) => value,
      Preview: (value) => <span style={{ ...bar, inlineSize: '11rem', blockSize: value }} />,
    }}
  />
);

export const Shadow = () => (
  <TokenTable
    tokens={[['pop', [shadow('pop'), shadows.pop[2]]]]}
    code={(name) => `shadow('${name}')`}
    columns={{
      Preview: (value) => <span style={{ ...box, marginBlock: '1rem 2rem', boxShadow: value }} />,
    }}
  />
);

/** Layers from the top down. */
export const Layers = () => (
  <TokenTable
    tokens={Object.entries(layers).sort(([, [one]], [, [other]]) => other - one)}
    code={(name) => `layer('${name}')`}
    columns={{ Level: (level) => level }}
  />
);

export const Breakpoints = () => (
  <TokenTable
    tokens={Object.entries(breakpointTokens)}
    code={(name) => `below('${name}')`}
    columns={{
      'Up to': (width) => `${lengthPx(width)} px`,
      Preview: (width) => <span style={{ ...bar, inlineSize: `calc(${width} / 5)` }} />,
    }}
  />
);
