import { describe, expect, it } from 'vitest';
import { isIntact, notReadHeader, strategyFor, type Strategy } from './strategy';

const scope = 'https://me.example.com/portfolio/';
const range = { headers: { range: 'bytes=0-' } };

describe('the service worker', () => {
  it.each<[path: string, Strategy, RequestInit?]>([
    // Files with a content hash are fetched once.
    ['assets/index-a1.js', 'cache-first'],
    ['fonts/x.woff2', 'cache-first'],
    ['art-bd0aa98a/mark.svg', 'cache-first'],
    ['', 'network-first'],
    ['about?x=1', 'network-first'],
    ['data/posts/a.json', 'network-first'],
    ['images/me.webp', 'network-first'],
    ['resume.pdf', 'network-first'],
    ['resume.pdf', 'ignore', range],
    ['data/posts/a.json', 'ignore', { headers: { [notReadHeader]: '' } }],
    ['data/search/directory.json', 'network-only'],
    ['data/search/words-1-0.json', 'ignore'],
    ['contact', 'ignore', { method: 'POST' }],
    ['inbox/contact', 'ignore'],
    ['service-worker.js', 'ignore'],
    // Other sites, including those on the same origin.
    ['https://api.qrserver.com/v1/create-qr-code/?data=x', 'ignore'],
    ['https://me.example.com/other/assets/x.js', 'ignore'],
  ])('handles "%s" with the strategy "%s"', (path, strategy, options) => {
    expect(strategyFor(new Request(new URL(path, scope), options), scope)).toBe(strategy);
  });
});

it.each<[path: string, type: string | null, size: number, isWhole: boolean]>([
  ['assets/x-1.js', 'text/javascript; charset=utf-8', 9, true],
  ['fonts/x.woff2', 'font/woff2', 9, true],
  ['about', 'text/html', 9, true],
  // HTML pages sent instead of the files, an empty file, and a file without a type.
  ['assets/x-1.js', 'text/html', 9, false],
  ['data/posts.json?x=1', 'text/html', 9, false],
  ['assets/x-1.js', 'text/javascript', 0, false],
  ['fonts/x.woff2', null, 9, false],
])('a response for %s (%s, %i bytes) is intact: %s', (path, type, size, isWhole) => {
  expect(isIntact(scope + path, type, size)).toBe(isWhole);
});
