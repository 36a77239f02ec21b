import { kilobytes, usesOf, type Use } from './budgets';
import type { PageBytes } from './firstVisit';
import { perPost, type Growth } from './growth';
import { categories, type Audit, type Visit } from './lighthouse';
import type { Revisits } from './revisits';

/** All that the bench has measured; what was left out is missing. */
export interface Measured {
  /** The bytes of each page. */
  counted: PageBytes[];
  /** A page written by hand. */
  reference?: Visit;
  /** Each page, and the same without its script files. */
  visits: { site: Visit; bare: Visit }[];
  revisits?: Revisits;
  audits: Audit[];
  growth: Growth[];
}

/** What was measured somewhere. */
interface Figure {
  path: string;
  value: number;
}

/**
 * A limit for figures.
 *
 * @param limit the most, or for Lighthouse's scores the least
 * @param tried for whoever goes on where it is missed: what was kept, what was tried and taken back, and what is left
 */
const target = (
  name: string,
  limit: number,
  shown: (value: number) => string,
  figures: readonly Figure[],
  tried = '',
  isScore = false,
) => ({ name, limit, shown, figures, tried, isScore });

/** Articles have less to wake than other pages. */
const isArticle = (path: string) => /detail\//.test(path);

const aboutScripts =
  'react-dom, the router and styled-components are 70 KB of it. What the build cuts out, and what was tried: docs/decisions/0025.';

const aboutRequests =
  'Tried: a common file for what three pages share, one less and up to 2.9 KB more on every page; one for all that the entry imports, ' +
  'two less and 20 KB more; small files joined by which pages share them, no fewer on any page.';

const aboutFonts =
  'Kept: axes that nothing uses are cut out, and each face is in two files by its characters. Tried: without kerning 10 KB less, but ' +
  'headings have gaps. What is left is 8.5 KB of the face for code, on pages with code.';

const aboutLargestPaint =
  'Kept: scripts, and with them most bytes, are asked for after the first paint (docs/decisions/0016); fonts are preloaded and have metrics ' +
  'that keep lines in place.';

const aboutWaking =
  'Kept: scripts come after the first paint (docs/decisions/0016), hydration goes in slices, rules of styles are inserted once (0025). ' +
  'What is left is React and styled-components making the elements of the page.';

const aboutNextPage =
  'What is kept and what was tried: docs/decisions/0027. What is left is rendering, the first layout, and over a slow line the wait for code.';

const aboutBuilding =
  'Kept: share pictures are drawn in up to four workers, formatters of dates and read times are made once, and files are compressed for ' +
  'deployments alone. Tried: share pictures put together without transparency, no faster. What is left of 1,000 posts is 60 s of ' +
  "processors' work: 13 to read the Markdown, 23 to draw pictures, 24 for code, pages and the search's index.";

const aboutFilter =
  'Kept: a list opens with three entries; of more, parts of 24 follow their filter in tasks of their own, those far from the window are ' +
  'not laid out, and no rule with :has() goes through the whole page at each change. What is left is the address, which follows when ' +
  "typing rests: React then looks through all cards for readers of the router's location.";

const aboutScores = (category: string) =>
  category === 'seo'
    ? 'The two pages that thank for a message ask search engines to leave them out, which is counted against any page.'
    : `Blocking time is what costs points. ${aboutWaking}`;

const ms = (value: number) => `${value.toFixed(0)} ms`;
const tenthMs = (value: number) => `${value.toFixed(1)} ms`;
const bytes = (value: number) => `${value} bytes`;
const megabytes = (value: number) => `${value.toFixed(0)} MB`;
const factor = (value: number) => `${value.toFixed(2)}×`;

function targetsOf({ counted, reference, visits, revisits, audits, growth }: Measured) {
  const uses = usesOf(counted);
  const used = (wanted: (use: Use) => boolean): Figure[] =>
    uses.filter(wanted).map((use) => ({ path: use.path, value: use.used }));
  const isForm = ({ kind, budget }: Use) => kind === 'js' && budget > 105_000;
  const scripts = used((use) => use.kind === 'js' && !isForm(use));
  const homeFiles = used(({ kind, path }) => kind === 'total' && path === '/');
  const articleFiles = used(({ kind, path }) => kind === 'total' && isArticle(path));
  const requests = used(({ kind }) => kind === 'requests');

  const visited = (read: (site: Visit) => number): Figure[] =>
    visits.map(({ site }) => ({ path: site.path, value: read(site) }));
  const besideReference = (name: 'largestPaintMs' | 'mainThreadMs') =>
    reference ? visited((site) => site[name] / reference[name]) : [];
  const fonts = visited((site) => site.fontBytes);
  const laterPaint = visited((site) => site.largestPaintMs - site.firstPaintMs);
  const largestPaint = besideReference('largestPaintMs');
  const work = besideReference('mainThreadMs');
  const articleWork = work.filter(({ path }) => isArticle(path));
  const otherWork = work.filter(({ path }) => !isArticle(path));
  // Less than a thousandth is no shift that anyone sees.
  const shift = visited((site) => Math.round(site.layoutShift * 1000) / 1000);

  const audited = (read: (audit: Audit) => number): Figure[] =>
    audits.map((audit) => ({ path: audit.path, value: read(audit) }));
  const blocking = audited(({ blockingMs }) => blockingMs);
  const after = (path: string, name: keyof Revisits) =>
    revisits ? [{ path, value: revisits[name] }] : [];
  const slowNextPage = after('/contact', 'slowLineMs');

  const [first, last] = [growth[0], growth.at(-1)];
  /** Of the largest number of posts, beside the smallest. */
  const grown = (read: (last: Growth, first: Growth) => number, suffix = ''): Figure[] =>
    first && last && first !== last
      ? [{ path: `${last.posts} posts${suffix}`, value: read(last, first) }]
      : [];
  const grownBy = (page: 'home' | 'post') =>
    grown((more, few) => more[page].total - few[page].total);
  const aPost = grown(() => perPost(growth, ({ buildMs }) => buildMs));
  const memory = growth
    .filter(({ posts }) => posts <= 1000)
    .map(({ posts, memoryMb }) => ({ path: `${posts} posts`, value: memoryMb }));
  const filter = [
    ...grown((most) => most.filter.opened),
    ...grown((most) => most.filter.all, ', all shown'),
  ];
  const query = grown(({ search }) => search.bytes);
  const key = grown(({ search }) => search.keyMs);
  const worker = grown(({ search }) => search.workerMs);

  return [
    target('JavaScript', 88_000, kilobytes, scripts, aboutScripts),
    target('JavaScript of the forms', 98_000, kilobytes, used(isForm), aboutScripts),
    target('all files of home together', 140_000, kilobytes, homeFiles, aboutScripts),
    target('all files of an article together', 120_000, kilobytes, articleFiles, aboutScripts),
    target('requests', 14, String, requests, aboutRequests),
    target('fonts', 32_000, kilobytes, fonts, aboutFonts),
    target('largest paint, after the first one', 50, ms, laterPaint),
    target('largest paint, beside a page by hand', 1.4, factor, largestPaint, aboutLargestPaint),
    target('main thread, beside a page by hand', 2.5, factor, otherWork, aboutWaking),
    target('main thread of an article, beside it', 2, factor, articleWork, aboutWaking),
    target('layout shift', 0, String, shift),
    ...categories.map((id) => {
      const scores = audited((one) => one.scores[id]);
      return target(`Lighthouse, ${id}`, 100, String, scores, aboutScores(id), true);
    }),
    target('Lighthouse, blocking time', 30, ms, blocking, aboutWaking),
    target('next page, prefetched', 100, ms, after('/contact', 'prefetchedMs'), aboutNextPage),
    target('next page, slow 4G, 150 ms after the pointer', 300, ms, slowNextPage, aboutNextPage),
    target('second visit', 15_000, kilobytes, after('/', 'secondVisitBytes')),
    target('build, a post', 10, tenthMs, aPost, aboutBuilding),
    target('build, memory of its largest process', 1000, megabytes, memory),
    // Numbers in addresses get a digit or two longer.
    target('home grows by', 50, bytes, grownBy('home')),
    target('a post grows by', 50, bytes, grownBy('post')),
    // What a visitor still takes for an answer at once (RAIL).
    target('a key in the filter of the list takes', 100, ms, filter, aboutFilter),
    target('a query of the search fetches', 100_000, kilobytes, query),
    target('a key in the search takes', 50, ms, key),
    target('a key in the search has its worker compute', 50, ms, worker),
  ].filter(({ figures }) => figures.length > 0);
}

/**
 * Holds what was measured against the targets, each by the page that comes worst off.
 *
 * @returns rows of a table; and for each target that is missed, on how many pages, and what has been tried, a line each
 */
export function judge(measured: Measured) {
  const lines: string[] = [];
  const rows = targetsOf(measured).map(({ name, limit, shown, figures, tried, isScore }) => {
    const missedBy = ({ value }: Figure) => (isScore ? limit - value : value - limit);
    const missed = figures.filter((figure) => missedBy(figure) > 0).length;
    const worst = figures.reduce((one, other) => (missedBy(other) > missedBy(one) ? other : one));
    if (missed > 0) {
      lines.push(`${name}: missed on ${missed} of ${figures.length}. ${tried}`.trimEnd());
    }
    return {
      target: name,
      limit: `${isScore ? '≥' : '≤'} ${shown(limit)}`,
      worst: shown(worst.value),
      on: worst.path,
      verdict: missed > 0 ? `missed by ${shown(missedBy(worst))}` : 'met',
    };
  });
  return { rows, tried: lines };
}
