import { expect, it } from 'vitest';
import { pageText } from './pageText';

it('adds a space only between adjacent links', () => {
  const links = '<a href="/"><span>One</span></a><a href="/two">Two</a>';
  const sentence = '<p>See <a href="/">this</a>.</p>';
  expect(pageText(`<main>${links}${sentence}</main>`, false).trim()).toBe('One Two See this.');
});

it('omits text marked with data-nosnippet', () => {
  const link =
    '<a href="https://x.org"><span>Map</span><span data-nosnippet=""> (new tab)</span></a>.';
  expect(pageText(`<main><p>See the ${link}</p></main>`, false).trim()).toBe('See the Map.');
});

it('omits controls and hidden copies', () => {
  const controls =
    '<button>Pause</button><select><option>All</option></select><a href="/a.pdf" download>Save</a>';
  const body = `<main><h1>Projects</h1>${controls}<span aria-hidden="true">Copy</span></main>`;
  expect(pageText(body, false).trim()).toBe('Projects');
});
