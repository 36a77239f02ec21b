import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';

import {
  colour,
  lines,
  radii,
  radius,
  shadow,
  shadows,
  spaces,
  type Radius,
  type Space as SpaceStep,
} from '../../src/theme';
import { lengthPx } from '../../src/theme/designTokens';
import { lineNotes, radiusNotes, shadowNotes, spaceNotes } from '../../src/theme/notes';
import { Code, Note, Part, Sheet, Table } from './parts';

const meta = {
  title: 'Foundations/Space',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Bar = styled.span`
  display: block;
  block-size: 1.25rem;
  background: ${colour('ink')};
  border-radius: ${radius('tile')};
  forced-color-adjust: none;
`;

const Box = styled.span`
  display: block;
  inline-size: 11rem;
  block-size: 4rem;
  background: ${colour('raised')};
`;

/** Ten steps; each is half as large again as the one before, or thereabouts. */
export const Steps: Story = {
  render: () => (
    <Sheet
      heading="Space"
      lead="Ten steps, in rem, so that space grows with the reader's font size. Inside a part take small steps, between parts large ones."
    >
      <Table
        label="Steps of space"
        columns={['Step', 'Size', 'Seen', 'For']}
        rows={Object.entries(spaces).map(([step, value]) => ({
          key: step,
          cells: [
            <Code key="code">{`space(${step})`}</Code>,
            <span key="px">{`${lengthPx(value)} px`}</span>,
            <Bar key="bar" style={{ inlineSize: value }} />,
            <Note key="note">{spaceNotes[Number(step) as SpaceStep]}</Note>,
          ],
        }))}
      />
    </Sheet>
  ),
};

/** Corners, borders and the one shadow. */
export const Shape: Story = {
  render: () => (
    <Sheet
      heading="Shape"
      lead="Two corners, two borders, one shadow. What you read is a tile, what you press is a pill; only what opens over the page casts a shadow."
    >
      <Part>
        <h2>Corners</h2>
        <Table
          label="Corners"
          columns={['Token', 'Size', 'Seen', 'For']}
          rows={Object.entries(radii).map(([name, value]) => ({
            key: name,
            cells: [
              <Code key="code">{`radius('${name}')`}</Code>,
              <span key="px">{value}</span>,
              <Box
                key="box"
                style={{ borderRadius: value, border: `2px solid ${colour('ink')}` }}
              />,
              <Note key="note">{radiusNotes[name as Radius]}</Note>,
            ],
          }))}
        />
      </Part>
      <Part>
        <h2>Borders</h2>
        <Table
          label="Borders"
          columns={['Token', 'Size', 'Seen', 'For']}
          rows={Object.entries(lines).map(([name, value]) => ({
            key: name,
            cells: [
              <Code key="code">{`var(--${name})`}</Code>,
              <span key="px">{value}</span>,
              <Bar key="bar" style={{ inlineSize: '11rem', blockSize: value }} />,
              <Note key="note">{lineNotes[name as keyof typeof lines]}</Note>,
            ],
          }))}
        />
      </Part>
      <Part>
        <h2>Shadow</h2>
        <Table
          label="Shadow"
          columns={['Token', 'Seen', 'For']}
          rows={(Object.keys(shadows) as (keyof typeof shadows)[]).map((name) => ({
            key: name,
            cells: [
              <Code key="code">{`shadow('${name}')`}</Code>,
              <Box
                key="box"
                style={{ boxShadow: shadow(name), marginBlockEnd: '2rem', blockSize: '6rem' }}
              />,
              <Note key="note">{shadowNotes[name]}</Note>,
            ],
          }))}
        />
      </Part>
    </Sheet>
  ),
};
