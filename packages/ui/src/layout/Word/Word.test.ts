import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Word, type LargeWord } from './Word';

const textOf = (word: LargeWord) =>
  renderToStaticMarkup(createElement(Word, { word })).replace(/<[^>]*>/g, '');

it('adds the meaning after a foreign word', () => {
  expect(textOf({ text: 'Kiitos', meaning: 'thanks', language: 'fi' })).toBe('Kiitos (thanks) ');
});

it("adds no translation to a word in the site's language", () => {
  expect(textOf({ text: 'Hello' })).toBe('Hello ');
});
