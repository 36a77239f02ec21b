import { css } from 'styled-components';

import {
  colour,
  duration,
  ease,
  motion,
  onTile,
  radius,
  space,
  square,
  tileVars,
  type Tile,
} from '../theme';
import type { PictureSource } from './Picture/Picture';

/** What cards have that show a picture. */
export interface CardProps {
  /** A drawing of the art set or an image file: a cover, a mark, a document. */
  image: PictureSource;
  /** The colours that it stands in. */
  tile: Tile;
}

/** What cards have that lead to a page. */
export interface LinkedCardProps extends CardProps {
  /** Where it leads. */
  href: string;
}

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

/** A dot as a pseudo-element: a ring, which is full where its border is half as wide as it. */
export const dot = (diameter: string, border: string) => css`
  content: '';
  flex: none;
  ${square(diameter)}
  border: ${border};
  border-radius: 50%;
`;

/** The one bright dot of a line. */
export const brightDot = `
  background: ${colour('dot')};
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

/** What the card is pressed for: the link's area is the whole card. */
export const stretched = css`
  &::before {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** A dot after a link, which stretches into a line when the list item that the link is in is reached for. Nothing else moves. */
export const trailingDot = css`
  &::after {
    content: '';
    border: 0.25rem solid;
    border-radius: ${radius('pill')};
  }

  li:hover &::after {
    margin-inline-end: calc(${space(24)} * -1);
    padding-inline-end: ${space(24)};
  }

  ${motion} {
    &::after {
      transition: ${duration('quick')} ${ease('out')};
    }
  }
`;
