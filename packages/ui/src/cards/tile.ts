import { css } from 'styled-components';

import { onTile, tileVars, type Tile } from '../theme';

/** A styled part that takes the colours of a tile. */
export interface Tiled {
  $tile: Tile;
}

/** Sets the tile's colours for the drawings and pips within, without standing on the tile. */
export const tiled = css<Tiled>`
  ${({ $tile }) => tileVars($tile)}
`;

/** Stands on the tile, on paper too, where light lines need its ground: its text, its dot and its focus ring. */
export const standingOnTile = css<Tiled>`
  ${tiled}
  ${onTile}
  border-radius: var(--r-tile);
  print-color-adjust: exact;
`;
