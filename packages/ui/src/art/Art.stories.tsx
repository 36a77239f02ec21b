import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';

import names from '../../generated/art-names.json';
import { onTile, space, tiles, tileVars, size, type Tile } from '../theme';
import { Art } from './Art';
import { artParts } from './drawing';

const meta = {
  title: 'Media and documents/Art (drawing, illustration)',
  id: 'art-art',
  component: Art,
  args: {
    name: 'covers/rfid-bus',
    label: 'A bus sends three radio arcs to a dot on tactile paving.',
  },
  parameters: {
    usage: {
      do: 'use one bright dot and one continuous line, and describe it in one sentence.',
      dont: 'use drawings as background patterns, put text over them, or add gradients or shadows.',
      reader: 'The label, or nothing for decoration.',
    },
  },
} satisfies Meta<typeof Art>;

export default meta;
type Story = StoryObj<typeof meta>;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${space(16)};
  font-size: ${size('mini')};
`;

const Stand = styled.div<{ $tile: Tile }>`
  ${({ $tile }) => tileVars($tile)}
  ${onTile}
  padding: ${space(16)};
  margin-block-end: ${space(4)};
  overflow: hidden;
`;

/** One drawing with its text alternative. */
export const Default: Story = {
  render: (args) => (
    <Stand $tile="cool">
      <Art {...args} />
    </Stand>
  ),
};

/** The layers of a drawing, which can be animated separately: `art` and `you`, or `dots`, `line` and `you`. */
export const Parts: Story = {
  args: { label: undefined },
  render: (args) => (
    <Grid>
      {artParts.map((part) => (
        <li key={part}>
          <Stand $tile="accent">
            <Art name={part === 'art' ? args.name : 'same-dots/route'} parts={[part]} />
          </Stand>
          <span>{part}</span>
        </li>
      ))}
    </Grid>
  ),
};

/**
 * The whole set, by name. Providers and companies without a logo get a mark woven from their name: the same name always
 * gives the same drawing. A provider's mark has one bright dot per certificate.
 */
export const Everything: Story = {
  args: { label: undefined },
  render: () => (
    <Grid>
      {names.map((name, index) => (
        <li key={name}>
          <Stand $tile={tiles[index % 7] ?? 'ink'}>
            <Art name={name} />
          </Stand>
          <span>{name}</span>
        </li>
      ))}
    </Grid>
  ),
};
