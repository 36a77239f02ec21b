import { letterWidth } from '@portfolio/theme';
import { styled } from 'styled-components';

export interface FittedTextProps {
  /** The heading text. */
  children: string;
  /** Width, in em, of the longest word that always fits. The text shrinks only for longer words. */
  room?: number;
  /** Width of the longest word, in em. For headings of equal size, pass the widest of all to each. */
  width?: number;
}

/** Matches places where a line may break: spaces, hyphens, and letters of languages without spaces. */
const breaks = /[\s\u00ad\u200b\u0e00-\u0eff\u2e80-\ud7af-]/;

/** Width of a non-Latin letter in a system font, in em. */
const otherLetterWidth = 0.62;

const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Estimates the width of one line of heading text, in em.
 *
 * @param letterSpacing in em
 */
export function widthInEm(text: string, letterSpacing = 0): number {
  const fullWidthCount = countMatches(text, /[\u2e80-\ud7af]/g);
  const letters =
    text.length -
    fullWidthCount -
    countMatches(text, /[fijlrtI]/g) * 0.4 +
    countMatches(text, /[mw]/gi) / 2;
  const isLatin = !/[^\p{Script=Latin}\P{L}]/u.test(text);
  const width = isLatin ? letterWidth : Math.max(letterWidth, otherLetterWidth);
  return fullWidthCount + letters * (width + letterSpacing);
}

/** Estimates the width of the longest word, in em. */
export const widthOfLongestWord = (text: string) =>
  Math.max(...text.split(breaks).map((word) => widthInEm(word)));

/* Leaves 6 % of the line free, because some browsers round letter widths to whole pixels. */
const Fitted = styled.span<{ $width: number }>`
  display: block;
  container-type: inline-size;

  > span {
    display: block;
    font-size: clamp(1rem, ${({ $width }) => Math.floor(940 / $width) / 10}cqi, 1em);
    letter-spacing: -0.012em;
  }
`;

/**
 * Heading text that shrinks if the longest word is wider than the line. Without this, browsers that cannot hyphenate the language would
 * break the word anywhere.
 */
export function FittedText({
  children,
  room = 4.6,
  width = widthOfLongestWord(children),
}: FittedTextProps) {
  if (width <= room) return children;
  return (
    <Fitted $width={width}>
      <span>{children}</span>
    </Fitted>
  );
}
