/** From texts to the words that are searched for: the same at build and in the browser. */
import { withoutSpaces } from '@portfolio/content';

const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter(undefined, { granularity: 'word' })
    : undefined;

/** A text as it is compared: in small letters, without accents. */
function fold(text: string) {
  const small = text.toLowerCase();
  // Most texts have nothing but ASCII, and are much faster told than changed.
  return /[^\0-\x7f]/.test(small)
    ? small.normalize('NFKD').replace(/[^\P{Diacritic}\P{M}]/gu, '')
    : small;
}

/** The Arabic article is written as a part of its word; without it "rain" is found in "the rain" and the other way round. */
const dropArticle = (word: string) => word.replace(/^ال(?=..)/, '');

const words = /([\p{L}\p{N}][\p{L}\p{M}\p{N}]*)/u;

/** A piece of a text: a word, or what stands between two. */
export interface TextPiece {
  text: string;
  /** How it is compared; undefined for what is no word. */
  word?: string;
}

/**
 * Divides a text into words, in scripts without spaces too.
 *
 * @returns the pieces, which joined are the text
 */
export function piecesOf(text: string): TextPiece[] {
  const piece = (text: string, isWord = false): TextPiece =>
    isWord ? { text, word: dropArticle(fold(text)) } : { text };
  // The browser's dictionary is many times slower than spaces, where there are some.
  return segmenter && withoutSpaces.test(text)
    ? Array.from(segmenter.segment(text), ({ segment, isWordLike }) => piece(segment, isWordLike))
    : text
        .split(words)
        // Every second piece is a word.
        .map((part, index) => piece(part, index % 2 === 1))
        .filter(({ text }) => text !== '');
}

/** The words of a text, as they are compared. */
export const wordsOf = (text: string) => piecesOf(text).flatMap(({ word }) => word ?? []);

/** Whether a word goes on with this character; where words have no spaces between them that cannot be told. */
const isInWord = (character = '') =>
  /[\p{L}\p{M}\p{N}]/u.test(character) && !withoutSpaces.test(character);

/** Where a word stands in a text by itself, "it" not within "item", from an index on; -1 when it does not. */
export function indexOfWord(text: string, word: string, from = 0): number {
  let at = text.indexOf(word, from);
  while (at >= 0 && (isInWord(text[at - 1]) || isInWord(text[at + word.length]))) {
    at = text.indexOf(word, at + 1);
  }
  return at;
}

/** The fields of typed prose in which there are words. */
const fields = ['text', 'code', 'strong', 'emphasis', 'strike', 'link', 'title', 'caption'];
const lists = ['columns', 'rows', 'items', 'blocks', 'notes'];

/** Whether a value is a run of text inside a line, such as a link. */
const isRun = (value: unknown) =>
  typeof value === 'object' && value !== null && !('type' in value) && !('blocks' in value);

/**
 * The plain text of typed prose.
 *
 * @param prose a section's blocks, or any part of them
 */
export function proseText(prose: unknown): string {
  if (typeof prose === 'string') return prose;
  if (Array.isArray(prose)) {
    const isLine = prose.some((item) => isRun(item) && !Array.isArray(item));
    return prose.map(proseText).join(isLine ? '' : ' ');
  }
  if (typeof prose !== 'object' || prose === null) return '';
  return [...fields, ...lists]
    .flatMap((field) => (field in prose ? [proseText(prose[field as keyof typeof prose])] : []))
    .join(' ');
}
