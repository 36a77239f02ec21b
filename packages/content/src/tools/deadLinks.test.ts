import { expect, it } from 'vitest';
import { deadLinkLines } from './deadLinks';
import { markdownSource, type Source } from './sources';

const sources: Source[] = [
  {
    file: 'owner.yaml',
    value: { resumeUrl: 'https://example.com/resume', web: 'https://a.test/' },
  },
  await markdownSource(
    'posts/tea.md',
    'See [one](https://a.test/), [two](https://b.test/x), [three](http://c.test).',
  ),
];

it('requests each URL once, and lists broken links by file', async () => {
  const requested: string[] = [];
  const lines = await deadLinkLines(sources, async (url) => {
    requested.push(url);
    return url.includes('//a.') ? 404 : url.includes('//b.') ? 'ENOTFOUND' : 403;
  });
  expect(requested.sort()).toEqual(['http://c.test', 'https://a.test/', 'https://b.test/x']);
  expect(lines).toEqual([
    'Broken links',
    '  owner.yaml: https://a.test/ (404)',
    '  posts/tea.md: https://a.test/ (404)',
    '  posts/tea.md: https://b.test/x (ENOTFOUND)',
  ]);
});
