import { expect, it } from 'vitest';
import { pageText } from './pageText';

it.each([
  [
    'separates links, but not a sentence',
    '<a href="/"><span>One</span></a><a href="/two">Two</a><p>See <a href="/">this</a>.</p>',
    'One Two See this.',
  ],
  [
    'omits text marked with data-nosnippet',
    '<p>See the <a href="https://x.org"><span>Map</span><span data-nosnippet=""> (new tab)</span></a>.</p>',
    'See the Map.',
  ],
  [
    'omits controls and hidden copies',
    '<h1>Projects</h1><button>Pause</button><select><option>All</option></select>' +
      '<a href="/a.pdf" download>Save</a><span aria-hidden="true">Copy</span>',
    'Projects',
  ],
])('%s', (_, main, text) => {
  expect(pageText(`<main>${main}</main>`, false).trim()).toBe(text);
});
