import type { Meta } from '@storybook/react-vite';
import { styled } from 'styled-components';

import { layers, type Layer } from '@portfolio/theme';
import { colour, radius, space } from '../../src/theme';
import { breakpointTokens, lengthPx } from '../../src/theme/designTokens';
import { Code, Note, Group, page, TokenSection } from './layout';

export default { title: 'Foundations/Layers', tags: ['!autodocs'] } satisfies Meta;

const Stack = styled.ol`
  display: grid;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4)} ${space(24)};
    align-items: baseline;
    max-inline-size: 34rem;
    padding: ${space(12)} ${space(24)};
    border: 2px solid ${colour('ink')};
    border-radius: ${radius('tile')};
    background: ${colour('raised')};
  }

  li + li {
    margin-block-start: -2px;
  }
`;

const Width = styled.span`
  display: block;
  block-size: 2.5rem;
  border: 2px solid ${colour('ink')};
  border-block-start-width: 6px;
`;

const fromTop = (Object.keys(layers) as Layer[]).sort((a, b) => layers[b][0] - layers[a][0]);

/** Layers from the top down. */
export const Layers = page(
  'Layers and breakpoints',
  'Overlays do not open on top of each other: while one is open, lower ones wait. If two are open, they are stacked in the order below.',
  <>
    <Group>
      <h2>Layers</h2>
      <Stack>
        {fromTop.map((name, index) => (
          <li key={name} style={{ marginInlineStart: `${index * 1.5}rem` }}>
            <Code>{`layer('${name}')`}</Code>
            <span>{layers[name][0]}</span>
            <Note>{layers[name][1]}</Note>
          </li>
        ))}
      </Stack>
    </Group>
    <TokenSection
      label="Breakpoints"
      first="Media query"
      tokens={breakpointTokens}
      code={(name) => `below('${name}')`}
      columns={{
        'Up to': (width) => `${lengthPx(width)} px`,
        Preview: (width) => <Width style={{ inlineSize: `calc(${width} / 5)` }} />,
      }}
      last="What changes"
    />
  </>,
);
