import type { Meta } from '@storybook/react-vite';
import { styled } from 'styled-components';

import { Art } from '../../src/art/Art';
import { siteColours, tileNotes, tilePartNotes, tileParts, tiles } from '@portfolio/theme';
import { size, space } from '../../src/theme';
import { colourValue, themes } from '@portfolio/theme/contrast';
import { Cards, Code, Note, page, DrawingTile } from './layout';

export default { title: 'Foundations/Tiles', tags: ['!autodocs'] } satisfies Meta;

const Parts = styled.ul`
  display: grid;
  gap: ${space(4)};
  font-size: ${size('small')};
`;

/** Colour sets for pages, covers and cards. */
export const Tiles = page(
  'Tiles',
  'A tile has a background, a line colour, a soft fill and one bright dot. Each page, project and provider has one tile, different from its neighbours. Content is on tiles, and controls are pills.',
  <Cards $min="17rem">
    {tiles.map((tile) => (
      <li key={tile}>
        <DrawingTile $tile={tile} style={{ aspectRatio: '4 / 3' }}>
          <Art name={tile === 'blank' ? 'covers/coming-soon' : 'covers/to-do-list-app'} />
        </DrawingTile>
        <Code>{`tile="${tile}"`}</Code>
        <Note>{tileNotes[tile]}</Note>
        <Parts>
          {tileParts.map((part) => (
            <li key={part}>
              <Code>
                {`${part}: ${themes.map((theme) => colourValue(`${tile}/${part}`, theme, siteColours)).join(' / ')}`}
              </Code>
              <Note>{` ${tilePartNotes[part]}`}</Note>
            </li>
          ))}
        </Parts>
      </li>
    ))}
  </Cards>,
);
