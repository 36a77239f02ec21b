import preview from '../../.storybook/preview';
import { styled } from 'styled-components';

import names from '../../generated/art-names.json';
import { onTile, space, tiles, tileVars, size, type Tile } from '../theme';
import { Art } from './Art';
import { artParts } from './drawing';
import { Icon, iconNames } from './Icon';

const meta = preview.meta({
  title: 'Media and documents/Art (drawing, illustration, icon, symbol)',
  id: 'art-art',
  component: Art,
  subcomponents: { Icon },
  args: {
    name: 'covers/rfid-bus',
    label: 'A bus sends three radio arcs to a dot on tactile paving.',
  },
});

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
  gap: ${space(8)};
  font-size: ${size('mini')};
  overflow-wrap: anywhere;
`;

const DrawingTile = styled.div<{ $tile: Tile }>`
  ${({ $tile }) => tileVars($tile)}
  ${onTile}
  padding: ${space(8)};
  margin-block-end: ${space(4)};
  overflow: hidden;
`;

/** One drawing with its text alternative. */
export const Default = meta.story({
  render: (args) => (
    <DrawingTile $tile="cool" style={{ maxInlineSize: '28rem' }}>
      <Art {...args} />
    </DrawingTile>
  ),
});

/** A drawing has the layer `art`, or the layers `dots` and `line`. It may also have `you`. Each layer can be animated separately. */
export const Parts = meta.story({
  args: { label: undefined },
  render: (args) => (
    <Grid>
      {artParts.map((part) => (
        <li key={part}>
          <DrawingTile $tile="accent">
            <Art name={part === 'art' ? args.name : 'same-dots/route'} parts={[part]} />
          </DrawingTile>
          <span>{part}</span>
        </li>
      ))}
    </Grid>
  ),
});

/**
 * All drawings, by name. Providers, companies and skills have marks. A skill's mark is the technology's logo, if there is one. All
 * other marks are generated from the name: a line around dots. A provider's mark has one bright dot per certificate.
 */
export const Everything = meta.story({
  args: { label: undefined },
  render: () => (
    <Grid>
      {names.map((name, index) => (
        <li key={name}>
          <DrawingTile $tile={tiles[index % 7] ?? 'ink'}>
            <Art name={name} />
          </DrawingTile>
          <span>{name}</span>
        </li>
      ))}
    </Grid>
  ),
});

/** Every icon, by name. */
export const Icons = meta.story({
  args: { label: undefined },
  render: () => (
    <Grid>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} />
          <span>{name}</span>
        </li>
      ))}
    </Grid>
  ),
});
