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

/** Props shared by cards with a picture. */
export interface CardProps {
  /** A drawing from the art set, or an image file. */
  image: PictureSource;
  /** The card's colours. */
  tile: Tile;
}

/** Props shared by cards that link to a page. */
export interface LinkedCardProps extends CardProps {
  /** URL of the card's link. */
  href: string;
}

export interface Tiled {
  $tile: Tile;
}

/** Sets a tile's colours for the drawings and dots inside, without a background. */
export const tiled = css<Tiled>`
  ${({ $tile }) => tileVars($tile)}
`;

/** Sets a tile's colours and background. Prints the background too, because light lines need it. */
export const tileSurface = css<Tiled>`
  ${tiled}
  ${onTile}
  border-radius: ${radius('tile')};
  print-color-adjust: exact;
`;

/** Returns styles for a pseudo-element: a ring, or a filled dot if the border is half the diameter. */
export const dot = (diameter: string, border: string) => css`
  content: '';
  flex: none;
  ${square(diameter)}
  border: ${border};
  border-radius: 50%;
`;

export const brightDot = `
  background: ${colour('dot')};
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

/** Stretches a link over its whole card. */
export const stretched = css`
  &::before {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** Adds a dot after a link. While the list item is hovered, the dot stretches into a line. */
export const trailingDot = css`
  &::after {
    content: '';
    border: 0.25rem solid;
    border-radius: 0.25rem;
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
