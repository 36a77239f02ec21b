import { colour, type Colour } from '../theme';

/**
 * Returns styles for a pseudo-element: a dot on a line. The caller positions the dot.
 *
 * @param px the dot's width, in px
 */
export const lineDot = (px: number, fill: Colour) => `
  content: '';
  position: absolute;
  inline-size: ${px}px;
  block-size: ${px}px;
  border: 2px solid ${colour('ink')};
  border-radius: 50%;
  background: ${colour(fill)};
  forced-color-adjust: none;
`;
