import { describe, expect, it } from 'vitest';
import type { Growth } from './growth';
import { perPost } from './growth';
import { targetRows, triedLines } from './targets';

const audited = (path: string, performance: number, blockingMs = 0) => ({
  path,
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  blockingMs,
});

const grown = (posts: number, total: number): Growth => {
  const counted = { html: 1, css: 1, js: 1, drawings: 0, data: 0, pictures: 0 };
  const page = { ...counted, path: '/', total, requests: 9 };
  return {
    posts,
    buildMs: 5000 + posts * 20,
    processorMs: 0,
    memoryMb: 0,
    home: page,
    list: page,
    post: page,
    filter: { opened: 80, all: 104 },
    search: { bytes: 60_000, keyMs: 20, workerMs: 60 },
  };
};

const site = (layoutShift: number) => ({
  layoutShift,
  ...{ firstPaintMs: 700, largestPaintMs: 760, bytes: { font: 31_000 } },
});

const rowOf = (rows: string[][], name: string) => rows.find(([first]) => first === name);

describe('the targets', () => {
  it('name the page that comes worst off, and by how much it misses', () => {
    const rows = targetRows({
      uses: [
        { path: '/', kind: 'js', used: 94_000, budget: 95_000 },
        { path: '/skills', kind: 'js', used: 96_500, budget: 95_000 },
        { path: '/contact', kind: 'js', used: 104_000, budget: 110_000 },
      ],
      visits: [
        {
          path: '/',
          site: site(0.0004),
          toReference: { largestPaint: 1.3, mainThread: 2.4 },
        },
        {
          path: '/blogs/blogdetail/a',
          site: site(0),
          toReference: { largestPaint: 1.5, mainThread: 2.3 },
        },
      ],
    });
    expect(rowOf(rows, 'JavaScript')).toEqual([
      'JavaScript',
      '≤ 88.0 KB',
      '96.5 KB',
      '/skills',
      'missed by 8.5 KB',
    ]);
    expect(rowOf(rows, 'JavaScript of the forms')?.at(-1)).toBe('missed by 6.0 KB');
    expect(rowOf(rows, 'fonts')?.at(-1)).toBe('met');
    expect(rowOf(rows, 'largest paint, after the first one')?.at(-1)).toBe('missed by 10 ms');
    expect(rowOf(rows, 'largest paint, beside a page written by hand')?.slice(2)).toEqual([
      '1.50×',
      '/blogs/blogdetail/a',
      'missed by 0.10×',
    ]);
    expect(rowOf(rows, 'main thread, beside a page written by hand')?.slice(1)).toEqual([
      '≤ 2.00×',
      '2.30×',
      '/blogs/blogdetail/a',
      'missed by 0.30×',
    ]);
    expect(rowOf(rows, 'layout shift')?.at(-1)).toBe('met');
  });

  it('ask for a score of 100 on every page', () => {
    const audits = [audited('/', 100), audited('/projects', 98)];
    expect(rowOf(targetRows({ uses: [], audits }), 'Lighthouse, performance')?.slice(1)).toEqual([
      '≥ 100',
      '98',
      '/projects',
      'missed by 2',
    ]);
  });

  it('say of those that are missed on how many pages, and what has been tried', () => {
    const audits = [audited('/', 100), audited('/about', 99), audited('/projects', 98)];
    expect(triedLines({ uses: [], audits })).toEqual([
      expect.stringMatching(/^Lighthouse, performance: missed on 2 of 3\. Blocking time/),
    ]);
  });

  it('hold the largest number of posts against the smallest', () => {
    const growth = [grown(10, 150_000), grown(1000, 150_400)];
    expect(perPost(growth, ({ buildMs }) => buildMs)).toBe(20);
    const rows = targetRows({ uses: [], growth });
    expect(rowOf(rows, 'build, a post')?.slice(2)).toEqual([
      '20.0 ms',
      '1000 posts',
      'missed by 10.0 ms',
    ]);
    expect(rowOf(rows, 'home grows by')?.slice(2)).toEqual([
      '400 bytes',
      '1000 posts',
      'missed by 350 bytes',
    ]);
    expect(rowOf(rows, 'a key in the filter of the list takes')?.slice(2)).toEqual([
      '104 ms',
      '1000 posts, all shown',
      'missed by 4 ms',
    ]);
    expect(rowOf(rows, 'a key in the search takes')?.at(-1)).toBe('met');
    expect(rowOf(rows, 'a key in the search has its worker compute')?.at(-1)).toBe(
      'missed by 10 ms',
    );
  });

  it('ask for a quick next page and a second visit that costs little', () => {
    const revisits = { prefetchedMs: 80, slowLineMs: 340, secondVisitBytes: 12_000 };
    expect(targetRows({ uses: [], revisits }).map((row) => row.at(-1))).toEqual([
      'verdict',
      'met',
      'missed by 40 ms',
      'met',
    ]);
  });

  it('leave out what was not measured', () => {
    expect(targetRows({ uses: [] })).toEqual([['target', 'limit', 'worst', 'on', 'verdict']]);
  });
});
