import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';

import names from '../../generated/art-names.json';
import { onTile, space, tiles, tileVars, size, type Tile } from '../theme';
import { Art, artParts } from './Art';

const meta = {
  title: 'Art/Art',
  component: Art,
  args: {
    name: 'covers/rfid-bus',
    label: 'A bus sends three radio arcs to a dot on tactile paving.',
  },
  parameters: {
    usage: {
      do: 'keep one bright dot a drawing, one continuous line, a description of one sentence.',
      dont: 'scatter drawings as wallpaper, put text over them, or add gradients and shadows.',
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

/** One drawing, with a sentence that says what it shows. */
export const Default: Story = {
  render: (args) => (
    <Stand $tile="neelam">
      <Art {...args} />
    </Stand>
  ),
};

/**
 * What a drawing may be cut into, so that one part moves after the other: `art` and `you` where it stands still, `dots`, `line`
 * and `you` where it draws itself.
 */
export const Parts: Story = {
  args: { label: undefined },
  render: (args) => (
    <Grid>
      {artParts.map((part) => (
        <li key={part}>
          <Stand $tile="manjal">
            <Art name={part === 'art' ? args.name : 'same-dots/route'} parts={[part]} />
          </Stand>
          <span>{part}</span>
        </li>
      ))}
    </Grid>
  ),
};

/**
 * The whole set, under the names by which content and components call them. Marks of providers and companies that have no logo of
 * their own to show are woven from their name: the same name always gives the same drawing, and a new one needs no designer. A
 * provider's has as many bright dots as there are certificates.
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
