/** Splits text into words: at build time to index pages, and in the browser to search them. */
import { segmenterPattern } from '@portfolio/content';
import type { Element, ElementContent } from 'hast';
import { toText } from 'hast-util-to-text';

const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter(undefined, { granularity: 'word' })
    : undefined;

function fold(text: string) {
  const lowerCase = text.toLowerCase();
  // Skips the slow normalisation for ASCII text.
  return /[^\0-\x7f]/.test(lowerCase)
    ? lowerCase.normalize('NFKD').replace(/[^\P{Diacritic}\P{M}]/gu, '')
    : lowerCase;
}

/** Removes the Arabic definite article, which is written as part of the word. */
const dropDefiniteArticle = (word: string) => word.replace(/^ال(?=..)/, '');

const wordPattern = /([\p{L}\p{N}][\p{L}\p{M}\p{N}]*)/u;

/** A word, or the text between two words. */
export interface Token {
  text: string;
  /** Normalised word; undefined for text between words. */
  word?: string;
}

/**
 * Splits text into words and the text between them, even in languages without spaces.
 * @returns tokens whose texts, joined together, form the original text
 */
export function tokenize(text: string): Token[] {
  const token = (text: string, isWord = false): Token =>
    isWord ? { text, word: dropDefiniteArticle(fold(text)) } : { text };
  // Splitting with a regular expression is much faster than with `Intl.Segmenter`.
  return segmenter && segmenterPattern.test(text)
    ? Array.from(segmenter.segment(text), ({ segment, isWordLike }) => token(segment, isWordLike))
    : text
        .split(wordPattern)
        // Every second part is a word.
        .map((part, index) => token(part, index % 2 === 1))
        .filter(({ text }) => text !== '');
}

export const wordsOf = (text: string) => tokenize(text).flatMap(({ word }) => word ?? []);

/** True for letters, marks and digits, except in scripts without spaces, where a match may start anywhere. */
const isInWord = (character = '') =>
  /[\p{L}\p{M}\p{N}]/u.test(character) && !segmenterPattern.test(character);

/** Returns the index of a whole word at or after a position, or -1. The word "it" is not found in "item". */
export function indexOfWord(text: string, word: string, from = 0): number {
  let at = text.indexOf(word, from);
  while (at >= 0 && (isInWord(text[at - 1]) || isInWord(text[at + word.length]))) {
    at = text.indexOf(word, at + 1);
  }
  return at;
}

const smallDigits: Readonly<Record<string, string>> = { sub: '₀₁₂₃₄₅₆₇₈₉', sup: '⁰¹²³⁴⁵⁶⁷⁸⁹' };

/**
 * Makes an element's plain text readable: uses Unicode digits in subscripts and superscripts, and adds a space after each displayed formula
 * and each line of a diagram's labels. Only the parts of a line have no `x`.
 */
function readable(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  const { tagName, properties, children } = node;
  const digits = smallDigits[tagName];
  const [only] = children;
  if (digits && only?.type === 'text' && /^\d+$/.test(only.value)) {
    return [{ type: 'text', value: only.value.replace(/\d/g, (digit) => digits[Number(digit)]!) }];
  }
  const separated = { ...node, children: children.flatMap(readable) };
  const isLine = (tagName === 'text' || tagName === 'tspan') && 'x' in properties;
  return isLine || properties['display'] === 'block'
    ? [separated, { type: 'text', value: ' ' }]
    : [separated];
}

/** Returns the plain text of an article's section. */
export function sectionText({ children }: Element): { heading: string; text: string } {
  const textOf = (nodes: ElementContent[]) =>
    toText({ type: 'root', children: nodes.flatMap(readable) }).replace(/\s+/g, ' ');
  const isHeading = (node: ElementContent) => node.type === 'element' && node.tagName === 'h2';
  return {
    heading: textOf(children.filter(isHeading)),
    text: textOf(children.filter((node) => !isHeading(node))),
  };
}

/**
 * Returns true if two words differ by at most `limit` typos: replaced, omitted, added or swapped letters.
 * @param limit must be small, because each typo is tried in four ways
 */
export function isNear(one: string, other: string, limit: number): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [a, b] = [one.slice(same), other.slice(same)];
  if (a === '' || b === '') return a.length + b.length <= limit;
  return (
    limit > 0 &&
    (isNear(a.slice(1), b.slice(1), limit - 1) ||
      isNear(a.slice(1), b, limit - 1) ||
      isNear(a, b.slice(1), limit - 1) ||
      (a[0] === b[1] && a[1] === b[0] && isNear(a.slice(2), b.slice(2), limit - 1)))
  );
}
