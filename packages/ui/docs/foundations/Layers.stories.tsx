import type { Meta } from '@storybook/react-vite';
import { styled } from 'styled-components';

import { layers } from '@portfolio/theme';
import { colour } from '../../src/theme';
import { breakpointTokens, lengthPx } from '../../src/theme/designTokens';
import { page, TokenSection } from './layout';

export default { title: 'Foundations/Layers', tags: ['!autodocs'] } satisfies Meta;

const Width = styled.span`
  display: block;
  block-size: 2.5rem;
  border: 2px solid ${colour('ink')};
  border-block-start-width: 6px;
`;

const layersFromTop = Object.entries(layers).sort(([, [one]], [, [other]]) => other - one);

/** Layers from the top down. */
export const Layers = page(
  'Layers and breakpoints',
  'Overlays do not open on top of each other: while one is open, lower ones wait. If two are open, they are stacked in the order below.',
  <>
    <TokenSection
      label="Layers"
      tokens={Object.fromEntries(layersFromTop)}
      code={(name) => `layer('${name}')`}
      columns={{ Level: (level) => level }}
    />
    <TokenSection
      label="Breakpoints"
      firstHeading="Media query"
      tokens={breakpointTokens}
      code={(name) => `below('${name}')`}
      columns={{
        'Up to': (width) => `${lengthPx(width)} px`,
        Preview: (width) => <Width style={{ inlineSize: `calc(${width} / 5)` }} />,
      }}
      lastHeading="What changes"
    />
  </>,
);
