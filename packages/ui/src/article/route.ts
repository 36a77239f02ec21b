import { colour, type Colour } from '../theme';

/**
 * A stop on the line beside an article, as a pseudo-element that the caller puts into its place.
 *
 * @param px how wide it is
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
