import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Word, type LargeWord } from './Word';

const textOf = (word: LargeWord) =>
  renderToStaticMarkup(createElement(Word, { word })).replace(/<[^>]*>/g, '');

it('adds the meaning of a word in another language', () => {
  expect(textOf({ text: 'Kiitos', meaning: 'thanks', language: 'fi' })).toBe('Kiitos (thanks) ');
});

it.each([undefined, 'hello'])('adds no meaning equal to the word (%s)', (meaning) => {
  expect(textOf({ text: 'Hello', meaning })).toBe('Hello ');
});
