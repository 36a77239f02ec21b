import type { Use } from './budgets';
import type { Growth } from './growth';
import type { Audit } from './lighthouse';
import { categories, type Category } from './lighthouse';
import type { Revisits } from './revisits';

/** A figure that should be no more, or for Lighthouse's scores no less, than a limit. */
interface Figure {
  /** Where it was measured. */
  path: string;
  value: number;
  limit: number;
}

/** A target and the figures that are held against it. */
interface Target {
  name: string;
  figures: readonly Figure[];
  isScore?: boolean;
  shown: (value: number) => string;
}

/** All that the bench has measured; what was left out is missing. */
export interface Measured {
  uses: readonly Use[];
  visits?: readonly {
    path: string;
    site: { layoutShift: number };
    ratios: { largestPaint: number };
    toReference: { largestPaint: number; mainThread: number };
  }[];
  revisits?: Revisits | undefined;
  audits?: readonly Pick<Audit, 'path' | 'scores' | 'blockingMs'>[];
  growth?: readonly Growth[];
}

/** Pages whose largest picture waits for a loader. */
const withLoader = ['/projects', '/internships', '/certificates'];

/** Articles have less to wake than other pages. */
const isArticle = (path: string) => /detail\//.test(path);

/** Pages that ask search engines to leave them out, which Lighthouse counts against any page. */
const unlisted = ['/contact/thank-you', '/feedback/thank-you'];

/** What a page shall reach in a category: 100, but for what is specified. */
function leastScore(id: Category, path: string): number {
  if (id === 'performance' && withLoader.includes(path)) return 98;
  return id === 'seo' && unlisted.includes(path) ? 0 : 100;
}

const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;
const wholeMs = (value: number) => `${value.toFixed(0)} ms`;
const factor = (value: number) => `${value.toFixed(2)}×`;
const thousandths = (value: number) => value.toFixed(3);
const plain = (value: number) => String(value);

function growthTargets(growth: readonly Growth[]): Target[] {
  const [first, last] = [growth[0], growth.at(-1)];
  if (!first || !last || first === last) return [];
  const posts = last.posts - first.posts;
  const path = `${last.posts} posts`;
  const more = (name: 'home' | 'post') => ({
    path,
    value: last[name].total - first[name].total,
    // Numbers in addresses get a digit or two longer.
    limit: 50,
  });
  return [
    {
      name: 'build, a post',
      figures: [{ path, value: (last.buildMs - first.buildMs) / posts, limit: 15 }],
      shown: (value) => `${value.toFixed(1)} ms`,
    },
    { name: 'home grows by', figures: [more('home')], shown: (value) => `${value} bytes` },
    { name: 'a post grows by', figures: [more('post')], shown: (value) => `${value} bytes` },
    {
      // What a visitor still takes for an answer at once (RAIL).
      name: 'a key in the filter of the list takes',
      figures: [
        { path, value: last.filter.opened, limit: 100 },
        { path: `${path}, all shown`, value: last.filter.all, limit: 100 },
      ],
      shown: wholeMs,
    },
    {
      name: 'a query of the search fetches',
      figures: [{ path, value: last.search.bytes, limit: 100_000 }],
      shown: kilobytes,
    },
    {
      name: 'a key in the search takes',
      figures: [{ path, value: last.search.keyMs, limit: 50 }],
      shown: wholeMs,
    },
    {
      name: 'a key in the search has its worker compute',
      figures: [{ path, value: last.search.workerMs, limit: 50 }],
      shown: wholeMs,
    },
  ];
}

function revisitTargets({ prefetchedMs, slowLineMs, secondVisitBytes }: Revisits): Target[] {
  const one = (name: string, path: string, value: number, limit: number, shown = wholeMs) => ({
    name,
    figures: [{ path, value, limit }],
    shown,
  });
  return [
    one('next page, prefetched', '/contact', prefetchedMs, 100),
    one('next page over slow 4G, 150 ms after the pointer', '/contact', slowLineMs, 300),
    one('second visit', '/', secondVisitBytes, 15_000, kilobytes),
  ];
}

function targetsOf({ uses, visits = [], revisits, audits = [], growth = [] }: Measured): Target[] {
  const budgetOf = (name: string, wanted: (use: Use) => boolean): Target => ({
    name,
    figures: uses
      .filter(wanted)
      .map(({ path, used, budget }) => ({ path, value: used, limit: budget })),
    shown: kilobytes,
  });
  return [
    budgetOf('JavaScript', ({ kind, budget }) => kind === 'js' && budget < 100_000),
    budgetOf('JavaScript of the forms', ({ kind, budget }) => kind === 'js' && budget >= 100_000),
    budgetOf('all files together', ({ kind }) => kind === 'total'),
    { ...budgetOf('requests', ({ kind }) => kind === 'requests'), shown: plain },
    {
      name: 'largest paint, beside the page without scripts',
      figures: visits.map(({ path, ratios }) => ({
        path,
        value: ratios.largestPaint,
        limit: 1.15,
      })),
      shown: factor,
    },
    {
      name: 'largest paint, beside a page written by hand',
      figures: visits.map(({ path, toReference }) => ({
        path,
        value: toReference.largestPaint,
        limit: 1.4,
      })),
      shown: factor,
    },
    {
      name: 'main thread, beside a page written by hand',
      figures: visits.map(({ path, toReference }) => ({
        path,
        value: toReference.mainThread,
        limit: isArticle(path) ? 2 : 2.5,
      })),
      shown: factor,
    },
    {
      name: 'layout shift',
      figures: visits.map(({ path, site }) => ({
        path,
        // Less than a thousandth is no shift that anyone sees.
        value: Math.round(site.layoutShift * 1000) / 1000,
        limit: 0,
      })),
      shown: thousandths,
    },
    ...categories.map((id): Target => ({
      name: `Lighthouse, ${id}`,
      figures: audits.map(({ path, scores }) => ({
        path,
        value: scores[id],
        limit: leastScore(id, path),
      })),
      isScore: true,
      shown: plain,
    })),
    {
      name: 'Lighthouse, blocking time',
      figures: audits.map(({ path, blockingMs }) => ({ path, value: blockingMs, limit: 30 })),
      shown: wholeMs,
    },
    ...(revisits ? revisitTargets(revisits) : []),
    ...growthTargets(growth),
  ].filter(({ figures }) => figures.length > 0);
}

/**
 * Holds what was measured against the targets, each by the page that comes worst off.
 *
 * @returns rows of a table, the first of them its head
 */
export function targetRows(measured: Measured): string[][] {
  const rows = targetsOf(measured).map(({ name, figures, isScore, shown }) => {
    const excess = ({ value, limit }: Figure) => (isScore ? limit - value : value - limit);
    const worst = figures.reduce((one, other) => (excess(other) > excess(one) ? other : one));
    const missed = excess(worst);
    return [
      name,
      `${isScore ? '≥' : '≤'} ${shown(worst.limit)}`,
      shown(worst.value),
      worst.path,
      missed > 0 ? `missed by ${shown(missed)}` : 'met',
    ];
  });
  return [['target', 'limit', 'worst', 'on', 'verdict'], ...rows];
}
