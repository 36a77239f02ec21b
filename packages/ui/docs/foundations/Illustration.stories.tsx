/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';

import { Art } from '../../src/art/Art';
import { coverBox, type Cover } from '../../src/art/cover';
import { space } from '../../src/theme';
import { Code, Name, Note, Part, Sheet, Stand, Table } from './parts';

const meta = {
  title: 'Foundations/Illustration',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const covers = Object.entries(
  import.meta.glob<Cover>('../../src/art/covers/*.ts', { eager: true, import: 'default' }),
).map(([file, cover]) => ({ name: file.replace(/.*\/|\.ts$/g, ''), ...cover }));

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));
  gap: ${space(32)};

  li {
    display: grid;
    gap: ${space(8)};
    align-content: start;
  }
`;

/** Every cover with its file, its tile and the sentence that says what it shows. */
export const Covers: Story = {
  render: () => (
    <Sheet
      heading="Illustration"
      lead="Everything is dots joined by a line: stops on a route, landmarks on a hand, pads on a board. In each picture one bright dot is the person it was made for. Drawings are code; one file recolours itself on every tile and in both themes."
    >
      <Grid>
        {covers.map(({ name, tile, alt }) => (
          <li key={name}>
            <Stand $tile={tile}>
              <Art name={`covers/${name}`} label={alt} />
            </Stand>
            <Name>{name}</Name>
            <Code>{`art/covers/${name}.ts, on ${tile}`}</Code>
            <Note>{alt}</Note>
          </li>
        ))}
      </Grid>
    </Sheet>
  ),
};

const Guides = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
`;

const [, , width, height] = coverBox;
const lattice = 24;
const safe = { width: 400, height: 300 };
const latticePoints = Array.from({ length: Math.floor(height / lattice) }, (_, row) =>
  Array.from(
    { length: Math.floor(width / lattice) },
    (_point, column) => `M${(column + 0.5) * lattice} ${(row + 0.5) * lattice}h0`,
  ).join(''),
).join('');

const Large = styled.div`
  max-inline-size: 52rem;
`;

const layers = {
  art: 'The drawing, in the tile’s line, with at most one soft area.',
  you: 'The one bright dot. It lies apart, so that a card can make it grow.',
  dots: 'In woven marks: they appear first.',
  line: 'In woven marks: it is drawn through the dots.',
};

/** The canvas under a cover: its lattice, and the part that every card shows. */
export const Anatomy: Story = {
  render: () => (
    <Sheet
      heading="Anatomy of a cover"
      lead={`A canvas of ${width} by ${height}. Dots stand on a lattice of ${lattice} or 34. Lines are 5 wide with round ends, fine ones 2.4. What matters stays inside the middle ${safe.width} by ${safe.height}, for cards may crop the rest; something always runs off an edge.`}
    >
      <Large>
        <Stand $tile="neelam">
          <Art name="covers/rfid-bus" label="The bus at its stop, under the lattice" />
          <Guides viewBox={coverBox.join(' ')} fill="none" stroke="currentColor" aria-hidden>
            <path d={latticePoints} strokeWidth="2" strokeLinecap="round" opacity=".35" />
            <rect
              x={(width - safe.width) / 2}
              y={(height - safe.height) / 2}
              {...safe}
              strokeDasharray="2 8"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </Guides>
        </Stand>
      </Large>
      <Part>
        <h2>Layers</h2>
        <Table
          label="Layers"
          columns={['Layer', 'What it is']}
          rows={Object.entries(layers).map(([name, what]) => ({
            key: name,
            cells: [<Code key="name">{name}</Code>, <Note key="what">{what}</Note>],
          }))}
        />
      </Part>
    </Sheet>
  ),
};
