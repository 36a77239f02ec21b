import { colour, type Colour } from '../theme';

/**
 * Pseudo-element styles of a dot on the line beside an article. The caller positions it.
 *
 * @param px width of the dot, in px
 */
export const stop = (px: number, inside: Colour) => `
  content: '';
  position: absolute;
  inline-size: ${px}px;
  block-size: ${px}px;
  border: 2px solid ${colour('ink')};
  border-radius: 50%;
  background: ${colour(inside)};
  forced-color-adjust: none;
`;
