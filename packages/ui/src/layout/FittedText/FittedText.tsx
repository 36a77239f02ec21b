import { letterWidth } from '@portfolio/theme';
import { styled } from 'styled-components';

export interface FittedTextProps {
  children: string;
  /** Width in em that a word has on the narrowest line of this heading. */
  room?: number;
}

/** Places where a line may break: spaces, hyphens, and between letters of scripts without spaces. */
const breaks = /[\s\u00ad\u200b\u0e00-\u0eff\u2e80-\ud7af-]/;

/** Estimates the width of a text's longest word, in em of the heading face: an i is narrower than an n, and an m wider. */
export function longestWord(text: string): number {
  const lettersOf = (word: string) =>
    word.length - (word.split(/[fijlrtI]/).length - 1) * 0.4 + (word.split(/[mw]/i).length - 1) / 2;
  return Math.max(...text.split(breaks).map(lettersOf)) * letterWidth;
}

/* Leaves 2 % for rounding. A word that would need smaller type than a card's title breaks. */
const Line = styled.span<{ $width: number }>`
  display: block;
  container-type: inline-size;

  > span {
    display: block;
    font-size: clamp(1.25rem, ${({ $width }) => Math.floor(980 / $width) / 10}cqi, 1em);
    letter-spacing: -0.012em;
  }
`;

/**
 * Text of a heading, set smaller where its longest word is wider than the line. Browsers without hyphenation for the page's
 * language would break the word without a hyphen.
 */
export function FittedText({ children, room = 4.6 }: FittedTextProps) {
  const width = longestWord(children);
  if (width <= room) return children;
  return (
    <Line $width={width}>
      <span>{children}</span>
    </Line>
  );
}
