import { describe, expect, it } from 'vitest';
import { perPost, type Growth } from './growth';
import type { Audit, Visit } from './lighthouse';
import { judge, type Measured } from './targets';

const weight = { html: 1, css: 1, drawings: 0, data: 0, pictures: 0, total: 1, requests: 9 };
const bytes = (path: string, js: number) => ({ ...weight, path, js });

const visit = (path: string, largestPaintMs: number, mainThreadMs: number, layoutShift = 0) => ({
  site: { path, largestPaintMs, mainThreadMs, layoutShift, ...seen } as Visit,
  bare: {} as Visit,
});
const seen = { firstPaintMs: 700, fontBytes: 31_000 };

const audit = (path: string, performance: number) =>
  ({ path, scores: { performance, accessibility: 100 }, blockingMs: 0 }) as Audit;

const grown = (posts: number, total: number): Growth => {
  const page = { ...bytes('/', 1), total };
  return {
    posts,
    buildMs: 5000 + posts * 20,
    memoryMb: 0,
    home: page,
    list: page,
    post: page,
    filter: { opened: 80, all: 104 },
    search: { bytes: 60_000, keyMs: 20, workerMs: 60 },
  };
};

const nothing = { counted: [], visits: [], audits: [], growth: [] };

const rowOf = (name: string, measured: Partial<Measured>) =>
  judge({ ...nothing, ...measured }).rows.find(({ target }) => target === name);

describe('the targets', () => {
  const article = '/blogs/blogdetail/a';
  const first: Partial<Measured> = {
    counted: [bytes('/', 84_000), bytes('/skills', 96_500), bytes('/contact', 104_000)],
    reference: { largestPaintMs: 500, mainThreadMs: 100 } as Visit,
    visits: [visit('/', 710, 240, 0.0004), visit(article, 760, 230)],
  };

  it.each([
    ['JavaScript', ['≤ 88.0 KB', '96.5 KB', '/skills', 'missed by 8.5 KB']],
    ['JavaScript of the forms', ['≤ 98.0 KB', '104.0 KB', '/contact', 'missed by 6.0 KB']],
    ['fonts', ['≤ 32.0 KB', '31.0 KB', '/', 'met']],
    ['largest paint, after the first one', ['≤ 50 ms', '60 ms', article, 'missed by 10 ms']],
    ['largest paint, beside a page by hand', ['≤ 1.40×', '1.52×', article, 'missed by 0.12×']],
    ['main thread, beside a page by hand', ['≤ 2.50×', '2.40×', '/', 'met']],
    ['main thread of an article, beside it', ['≤ 2.00×', '2.30×', article, 'missed by 0.30×']],
    ['layout shift', ['≤ 0', '0', '/', 'met']],
  ])('name for %s the page that comes worst off, and by how much it misses', (name, row) => {
    expect(Object.values(rowOf(name, first)!)).toEqual([name, ...row]);
  });

  it('ask for a score of 100 on every page, and say of what is missed what has been tried', () => {
    const audits = [audit('/', 100), audit('/about', 99), audit('/projects', 98)];
    expect(rowOf('Lighthouse, performance', { audits })).toEqual({
      target: 'Lighthouse, performance',
      limit: '≥ 100',
      worst: '98',
      on: '/projects',
      verdict: 'missed by 2',
    });
    expect(judge({ ...nothing, audits }).tried).toEqual([
      expect.stringMatching(/^Lighthouse, performance: missed on 2 of 3\. Blocking time/),
    ]);
  });

  const growth = [grown(10, 150_000), grown(1000, 150_400)];
  it.each([
    ['build, a post', ['≤ 10.0 ms', '20.0 ms', '1000 posts', 'missed by 10.0 ms']],
    ['home grows by', ['≤ 50 bytes', '400 bytes', '1000 posts', 'missed by 350 bytes']],
    [
      'a key in the filter of the list takes',
      ['≤ 100 ms', '104 ms', '1000 posts, all shown', 'missed by 4 ms'],
    ],
    ['a key in the search takes', ['≤ 50 ms', '20 ms', '1000 posts', 'met']],
    [
      'a key in the search has its worker compute',
      ['≤ 50 ms', '60 ms', '1000 posts', 'missed by 10 ms'],
    ],
  ])('hold for %s the largest number of posts against the smallest', (name, row) => {
    expect(perPost(growth, ({ buildMs }) => buildMs)).toBe(20);
    expect(Object.values(rowOf(name, { growth })!)).toEqual([name, ...row]);
  });

  it('ask for a quick next page and a second visit that costs little, and leave out what was not measured', () => {
    const revisits = { prefetchedMs: 80, slowLineMs: 340, secondVisitBytes: 12_000 };
    expect(judge({ ...nothing, revisits }).rows.map(({ verdict }) => verdict)).toEqual([
      'met',
      'missed by 40 ms',
      'met',
    ]);
  });
});
