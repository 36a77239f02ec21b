import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';

import {
  breakpoints,
  colour,
  layers,
  radius,
  size,
  space,
  type Breakpoint,
  type Layer,
} from '../../src/theme';
import { lengthPx } from '../../src/theme/designTokens';
import { breakpointNotes, layerNotes } from '../../src/theme/notes';
import { Code, Note, Part, Sheet, Table } from './parts';

const meta = {
  title: 'Foundations/Layers',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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

const fromTop = (Object.keys(layers) as Layer[]).sort((a, b) => layers[b] - layers[a]);

/** What lies over what, from the top down. */
export const Layers: Story = {
  render: () => (
    <Sheet
      heading="Layers and breakpoints"
      lead="Overlays never pile up: one manager knows which of them is open, and the lower ones wait. The order below is what remains where two do meet."
    >
      <Part>
        <h2>Layers</h2>
        <Stack>
          {fromTop.map((name, index) => (
            <li key={name} style={{ marginInlineStart: `${index * 1.5}rem` }}>
              <Code>{`layer('${name}')`}</Code>
              <span>{layers[name]}</span>
              <Note>{layerNotes[name]}</Note>
            </li>
          ))}
        </Stack>
      </Part>
      <Part>
        <h2>Breakpoints</h2>
        <Table
          label="Breakpoints"
          columns={['Media query', 'Up to', 'Seen', 'What changes']}
          rows={(Object.keys(breakpoints) as Breakpoint[]).map((name) => ({
            key: name,
            cells: [
              <Code key="code">{`below('${name}')`}</Code>,
              <span key="px">{`${lengthPx(breakpoints[name])} px`}</span>,
              <Width key="width" style={{ inlineSize: `calc(${breakpoints[name]} / 5)` }} />,
              <Note key="note">{breakpointNotes[name]}</Note>,
            ],
          }))}
        />
      </Part>
    </Sheet>
  ),
};

const Width = styled.span`
  display: block;
  block-size: 2.5rem;
  border: 2px solid ${colour('ink')};
  border-block-start-width: 6px;
  font-size: ${size('mini')};
`;
