import type { Use } from './budgets';
import type { Growth } from './growth';
import type { Audit } from './lighthouse';
import { categories } from './lighthouse';
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
  /** For whoever goes on where it is missed: what was kept, what was tried and taken back, and what is left. */
  tried: string;
}

/** All that the bench has measured; what was left out is missing. */
export interface Measured {
  uses: readonly Use[];
  visits?: readonly {
    path: string;
    site: {
      layoutShift: number;
      firstPaintMs: number;
      largestPaintMs: number;
      bytes: { font: number };
    };
    toReference: { largestPaint: number; mainThread: number };
  }[];
  revisits?: Revisits | undefined;
  audits?: readonly Pick<Audit, 'path' | 'scores' | 'blockingMs'>[];
  growth?: readonly Growth[];
}

/** Articles have less to wake than other pages. */
const isArticle = (path: string) => /detail\//.test(path);

/** What is left of the main thread's work, and what was done about it. */
const aboutWaking =
  'Kept: scripts come after the first paint, hydration goes in slices, drawings stand in the document, the rules of styled-components ' +
  'are inserted once. What is left is React and styled-components making the elements of the page.';

const aboutGrownPages =
  'Kept: a page is sent the entries that it shows, and a list fetches the others when it is asked for more.';

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
      figures: [{ path, value: (last.buildMs - first.buildMs) / posts, limit: 10 }],
      shown: (value) => `${value.toFixed(1)} ms`,
      tried:
        'Kept: share pictures are drawn in up to four workers, formatters of dates and read times are made once (2 ms a post), and files are ' +
        'compressed for deployments alone. Tried: share pictures put together without transparency, no faster. What is left of ' +
        "1,000 posts is 60 s of processors' work: 13 to read the Markdown, 23 to draw pictures, 24 for code, pages and the search's index.",
    },
    {
      name: 'build, memory of its largest process',
      figures: growth
        .filter((one) => one.posts <= 1000)
        .map((one) => ({ path: `${one.posts} posts`, value: one.memoryMb, limit: 1000 })),
      shown: (value) => `${value.toFixed(0)} MB`,
      tried:
        'Kept: a worker draws one share picture after the other and lets the renderer free its pixels between turns of the event loop ' +
        "(164 MB where it was 636), and icons are drawn without reading the system's fonts. What is left is the process that builds: " +
        'Vite 300 MB, the posts themselves, and 90 MB of pages, kept until all of a kind are rendered, since they have one style sheet.',
    },
    {
      name: 'home grows by',
      figures: [more('home')],
      shown: (value) => `${value} bytes`,
      tried: aboutGrownPages,
    },
    {
      name: 'a post grows by',
      figures: [more('post')],
      shown: (value) => `${value} bytes`,
      tried: aboutGrownPages,
    },
    {
      // What a visitor still takes for an answer at once (RAIL).
      name: 'a key in the filter of the list takes',
      figures: [
        { path, value: last.filter.opened, limit: 100 },
        { path: `${path}, all shown`, value: last.filter.all, limit: 100 },
      ],
      shown: wholeMs,
      tried:
        'Kept: a list opens with three entries; of more, parts of 24 follow their filter in tasks of their own, those far from the window are ' +
        'not laid out (content-visibility), and no rule with :has() goes through the whole page at each change (150 ms, now 4): 4.7 s ' +
        'became a sixth of a second. What is left is the address, which follows when typing rests: React then looks through all cards ' +
        "for readers of the router's location.",
    },
    {
      name: 'a query of the search fetches',
      figures: [{ path, value: last.search.bytes, limit: 100_000 }],
      shown: kilobytes,
      tried:
        'Kept: the index is in small files, of which a word needs one or two, and six results are read (with twelve it was 100 KB for a ' +
        'mistyped word). What is left is the code, the directory and the results.',
    },
    {
      name: 'a key in the search takes',
      figures: [{ path, value: last.search.keyMs, limit: 50 }],
      shown: wholeMs,
      tried:
        "Kept: all but the results' elements is computed in a worker, and a rule with body:has() is gone that had 324 elements styled " +
        'anew for each answer, now 120. What is left is React making the results and their layout, 16 ms of work, and the frames between.',
    },
    {
      name: 'a key in the search has its worker compute',
      figures: [{ path, value: last.search.workerMs, limit: 50 }],
      shown: wholeMs,
      tried:
        'Kept: texts are folded once, words without the letters of a term are ruled out before they are compared, six results and ' +
        'three places in each in place of eight and four, and the places follow in an answer of their own: 113 ms became 50 at most.',
    },
  ];
}

function revisitTargets({ prefetchedMs, slowLineMs, secondVisitBytes }: Revisits): Target[] {
  const one = (name: string, path: string, value: number, limit: number, shown = wholeMs) => ({
    name,
    figures: [{ path, value, limit }],
    shown,
    tried:
      'Kept: code and data are fetched when the pointer rests on a link or the focus does, and stand ready in the page store; a page that ' +
      "is there is drawn within the press, in one go, and fades in by CSS; its rules are inserted in one go. Tried: the browser's view " +
      'transition, which takes pictures of both pages first, three times as long; drawing in slices without it, a fifth longer. What is ' +
      'left is the rendering of the page and its first layout, and over a slow line the wait for its code.',
  });
  return [
    one('next page, prefetched', '/contact', prefetchedMs, 100),
    one('next page over slow 4G, 150 ms after the pointer', '/contact', slowLineMs, 300),
    one('second visit', '/', secondVisitBytes, 15_000, kilobytes),
  ];
}

function targetsOf({ uses, visits = [], revisits, audits = [], growth = [] }: Measured): Target[] {
  const usesTarget = (
    name: string,
    limit: number,
    tried: string,
    wanted: (use: Use) => boolean,
    shown = kilobytes,
  ): Target => ({
    name,
    figures: uses.filter(wanted).map(({ path, used }) => ({ path, value: used, limit })),
    shown,
    tried,
  });
  const isForm = ({ kind, budget }: Use) => kind === 'js' && budget > 105_000;
  const aboutScripts =
    'react-dom, the router and styled-components are 70 KB of it. Tried: another minifier, 0.8 KB less; one common file for what three ' +
    'pages share instead of four, up to 2.9 KB more. Kept: parts of the router are cut out by the build, 8 KB less.';
  const aboutTotals = `What is too much of JavaScript is too much here. ${aboutScripts}`;
  return [
    usesTarget('JavaScript', 88_000, aboutScripts, (use) => use.kind === 'js' && !isForm(use)),
    usesTarget('JavaScript of the forms', 98_000, aboutScripts, isForm),
    usesTarget(
      'all files of home together',
      140_000,
      aboutTotals,
      ({ kind, path }) => kind === 'total' && path === '/',
    ),
    usesTarget(
      'all files of an article together',
      120_000,
      aboutTotals,
      ({ kind, path }) => kind === 'total' && isArticle(path),
    ),
    usesTarget(
      'requests',
      14,
      'Kept: drawings stand in the document, styles of all parts in one file. Tried: a common file for what three pages share, one ' +
        'request less and up to 2.9 KB more on every page; one file for all that the entry imports, two less and 20 KB more; small ' +
        'files joined by which pages share them, no fewer on any page. The runtime of the bundler, 0.3 KB, cannot join another file.',
      ({ kind }) => kind === 'requests',
      plain,
    ),
    {
      name: 'fonts',
      figures: visits.map(({ path, site }) => ({ path, value: site.bytes.font, limit: 32_000 })),
      shown: kilobytes,
      tried:
        'Kept: axes that nothing uses are cut out, and each face is in two files by its characters, of which English needs one (30 KB ' +
        'in place of 46). Tried: without kerning 10 KB less, but headings have gaps. What is left is 8.5 KB of the face for code, on pages with code.',
    },
    {
      name: 'largest paint, after the first one',
      figures: visits.map(({ path, site }) => ({
        path,
        value: site.largestPaintMs - site.firstPaintMs,
        limit: 50,
      })),
      shown: wholeMs,
      tried:
        'Kept: everything that is seen at first is in the document, with its styles; fonts are preloaded, and text stands in local ones until ' +
        'they are there (font-display: swap; with fallback Chromium kept it invisible until a preloaded font had come).',
    },
    {
      name: 'largest paint, beside a page written by hand',
      figures: visits.map(({ path, toReference }) => ({
        path,
        value: toReference.largestPaint,
        limit: 1.4,
      })),
      shown: factor,
      tried:
        'Kept: scripts, and with them most bytes, are asked for after the first paint; fonts are preloaded and have metrics that keep lines in place.',
    },
    {
      name: 'main thread, beside a page written by hand',
      figures: visits.map(({ path, toReference }) => ({
        path,
        value: toReference.mainThread,
        limit: isArticle(path) ? 2 : 2.5,
      })),
      shown: factor,
      tried: aboutWaking,
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
      tried:
        'Kept: the faces that stand in for the fonts have their metrics, pictures and drawings have their sizes in the document, what comes ' +
        'later lies over the page or in room that is kept for it, and a title in the largest type breaks alike in both faces on narrow ' +
        'screens. What is left is a line that breaks elsewhere in the one than in the other: their letters are as wide on average alone.',
    },
    ...categories.map((id): Target => ({
      name: `Lighthouse, ${id}`,
      figures: audits.map(({ path, scores }) => ({
        path,
        value: scores[id],
        limit: 100,
      })),
      isScore: true,
      shown: plain,
      tried:
        id === 'seo'
          ? 'The two pages that thank for a message ask search engines to leave them out, which is counted against any page.'
          : `Blocking time is what costs points. ${aboutWaking}`,
    })),
    {
      name: 'Lighthouse, blocking time',
      figures: audits.map(({ path, blockingMs }) => ({ path, value: blockingMs, limit: 30 })),
      shown: wholeMs,
      tried: aboutWaking,
    },
    ...(revisits ? revisitTargets(revisits) : []),
    ...growthTargets(growth),
  ].filter(({ figures }) => figures.length > 0);
}

/** By how much the figure is on the wrong side of its limit; 0 or less when it is not. */
const excessOf = ({ value, limit }: Figure, isScore = false) =>
  isScore ? limit - value : value - limit;

/** The figure of a target that comes worst off. */
const worstOf = ({ figures, isScore }: Target) =>
  figures.reduce((one, other) => (excessOf(other, isScore) > excessOf(one, isScore) ? other : one));

/**
 * Holds what was measured against the targets, each by the page that comes worst off.
 *
 * @returns rows of a table, the first of them its head
 */
export function targetRows(measured: Measured): string[][] {
  const rows = targetsOf(measured).map((target) => {
    const { name, isScore, shown } = target;
    const worst = worstOf(target);
    const missed = excessOf(worst, isScore);
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

/** For each target that is missed, on how many pages, and what has been tried, a line each. */
export const triedLines = (measured: Measured): string[] =>
  targetsOf(measured).flatMap((target) => {
    const { name, figures, isScore, tried } = target;
    const missed = figures.filter((figure) => excessOf(figure, isScore) > 0).length;
    return missed > 0 ? [`${name}: missed on ${missed} of ${figures.length}. ${tried}`] : [];
  });
