import type { Element } from 'hast';
import {
  entriesPerFile,
  searchPaths,
  type IndexedEntry,
  type SearchDirectory,
  type WordFile,
} from './searchFiles';
import { isNear, sectionText, tokenize, wordsOf } from './words';

/** Text split into segments, with matches marked. */
export type MarkedText = { text: string; isMatch: boolean }[];

interface SearchResult {
  kind: IndexedEntry['kind'];
  /** Link to the entry, with the section's fragment if known. */
  href: string;
  title: MarkedText;
  isArticle: boolean;
  /** Heading of the section with the excerpt. */
  section?: string;
  excerpt: MarkedText;
}

export interface SearchResults {
  /** Number of entries with any of the words. */
  total: number;
  items: SearchResult[];
  /** True once excerpts of the best articles have been added. */
  hasExcerpts: boolean;
}

const maxResults = 8;
/** Maximum number of entry files per query. Fetching takes most of a query's time. */
const maxEntryFiles = 6;
/** Number of results whose pages are fetched for excerpts. */
const maxExcerpts = 3;
const maxTerms = 6;
/** Maximum length of an excerpt, and of the text before its first match, in tokens (words and the text between words). */
const excerptTokens = { length: 56, before: 12 };
const matchScores = { exact: 1, prefix: 0.5, typo: 0.2 };
const maxTypoFiles = 4;

const allowedTypos = ({ length }: string) => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** A single Latin letter, such as C, matches only whole words. */
function termScorer(term: string, withTypos: boolean) {
  const isSingleLetter = /^[a-z]$/.test(term);
  const typos = allowedTypos(term);
  return (word: string) => {
    if (word === term) return matchScores.exact;
    if (word.startsWith(term) && !isSingleLetter) return matchScores.prefix;
    const isTypo = withTypos && isNear(term, word.slice(0, term.length + typos), typos);
    return isTypo ? matchScores.typo : 0;
  };
}

/** Exceeds all other scores, so that entries with more query terms rank first. */
const termBonus = 10_000;

function bestOf(scores: Float64Array) {
  const found = [...scores.keys()]
    .filter((entry) => scores[entry]! > 0)
    .sort((one, other) => scores[other]! - scores[one]!);
  return { total: found.length, numbers: found.slice(0, maxResults) };
}

const markTokens = (text: string, matched: ReadonlySet<string>): MarkedText =>
  tokenize(text).map(({ text, word }) => ({
    text,
    isMatch: word !== undefined && matched.has(word),
  }));

/** Joins adjacent segments of the same kind, to render fewer elements. */
const join = (segments: MarkedText) =>
  segments.reduce<MarkedText>((joined, segment) => {
    const last = joined.at(-1);
    if (last && last.isMatch === segment.isMatch) last.text += segment.text;
    else joined.push(segment);
    return joined;
  }, []);

function excerptOf(text: string, matched: ReadonlySet<string>): MarkedText {
  const segments = markTokens(text, matched);
  const start = Math.max(0, segments.findIndex(({ isMatch }) => isMatch) - excerptTokens.before);
  const end = start + excerptTokens.length;
  const shown = segments.slice(start, end);
  if (start > 0) shown.unshift({ text: '… ', isMatch: false });
  if (end < segments.length) shown.push({ text: ' …', isMatch: false });
  return join(shown);
}

/** Returns the one or two files that may contain words starting with the term. */
function filesOf({ firstWords }: SearchDirectory, term: string) {
  const after = firstWords.findIndex((word) => word > term);
  const first = Math.max(0, (after < 0 ? firstWords.length : after) - 1);
  return firstWords[first + 1]?.startsWith(term) ? [first, first + 1] : [first];
}

/** Returns possible corrections of a typo in the first three letters: each omits a letter, or swaps it with the next letter. */
const variantsOf = (term: string) =>
  [2, 1, 0].flatMap((at) => {
    const [head, tail] = [term.slice(0, at), term.slice(at + 2)];
    const [one = '', other = ''] = term.slice(at);
    return [head + other + tail, head + other + one + tail];
  });

/**
 * Creates a search over the built index. Each file is fetched once, when needed.
 * @param fetchFile fetches a file by its path relative to the site's base
 * @returns a generator function that yields the results, then the same results with excerpts; it throws if an index file cannot be fetched
 */
export function createSearch(fetchFile: (path: string) => Promise<unknown>) {
  const files = new Map<string, Promise<unknown>>();
  function fetchOnce<Content>(path: string) {
    const fetching = files.get(path) ?? fetchFile(path);
    files.set(path, fetching);
    // After a failure, the next search fetches the file and the directory again, because a deployment may change the version in file names.
    fetching.catch(() => [path, searchPaths.directory].forEach((failed) => files.delete(failed)));
    return fetching as Promise<Content>;
  }

  /** Scores every entry for a term. Adds matching words to `matched`. */
  async function lookUp(directory: SearchDirectory, term: string, matched: Set<string>) {
    const scores = new Float64Array(directory.entryCount);
    let isFound = false;
    async function read(numbers: Iterable<number>, withTypos: boolean) {
      const paths = [...numbers].map((number) => searchPaths.words(directory.version, number));
      const scoreOf = termScorer(term, withTypos);
      for (const file of await Promise.all(paths.map((path) => fetchOnce<WordFile>(path)))) {
        for (const [word, postings] of file) {
          const matchScore = scoreOf(word);
          if (matchScore === 0) continue;
          isFound = true;
          matched.add(word);
          // Common words count less.
          const rarity = 1 / Math.log2(2 + postings.length);
          for (let at = 0; at < postings.length; at += 2) {
            const entry = postings[at]!;
            const score = postings[at + 1]! * matchScore * rarity;
            if (score > scores[entry]!) scores[entry] = score;
          }
        }
      }
    }
    await read(filesOf(directory, term), false);
    if (!isFound && allowedTypos(term) > 0) {
      const candidates = [term, ...variantsOf(term)].flatMap((text) => filesOf(directory, text));
      await read([...new Set(candidates)].slice(0, maxTypoFiles), true);
    }
    return scores;
  }

  /** Cached sections, by the path of the page's data. */
  const sections = new Map<string, ReturnType<typeof readSections>>();
  async function readSections(data: string) {
    const { page } = await fetchOnce<{ page: { sections: Element[] } }>(data);
    return page.sections.map((section) => {
      const { heading, text } = sectionText(section);
      const id = String(section.properties['id']);
      return { id, heading, text, words: wordsOf(`${heading} ${text}`) };
    });
  }

  /** Returns the section with the most matches; undefined if the page's data cannot be fetched. */
  async function locate({ data }: IndexedEntry, matched: ReadonlySet<string>) {
    if (!data) return undefined;
    const reading = sections.get(data) ?? readSections(data);
    sections.set(data, reading);
    let best: { id: string; heading: string; text: string } | undefined;
    let bestScore = 0;
    for (const { words, ...section } of await reading.catch(() => (sections.delete(data), []))) {
      const found = words.filter((word) => matched.has(word));
      const score = new Set(found).size * 100 + found.length;
      if (found.length > 0 && score > bestScore) [best, bestScore] = [section, score];
    }
    return best;
  }

  return async function* search(query: string): AsyncGenerator<SearchResults, void> {
    const directory = await fetchOnce<SearchDirectory>(searchPaths.directory);
    const terms = [...new Set(wordsOf(query))].slice(0, maxTerms);
    const matched = new Set<string>();
    const found = new Float64Array(directory.entryCount);
    for (const scores of await Promise.all(terms.map((term) => lookUp(directory, term, matched)))) {
      for (let entry = 0; entry < scores.length; entry++) {
        const score = scores[entry]!;
        if (score > 0) found[entry]! += termBonus + score;
      }
    }
    const { total, numbers } = bestOf(found);
    const paths = new Set<string>();
    const reading = numbers.map(async (number) => {
      const path = searchPaths.entries(directory.version, Math.floor(number / entriesPerFile));
      if (paths.add(path).size > maxEntryFiles) return [];
      const entry = (await fetchOnce<IndexedEntry[]>(path))[number % entriesPerFile];
      if (!entry) throw new Error(`${path} has no entry ${number}`);
      return [entry];
    });
    const entries = (await Promise.all(reading)).flat();
    const items = entries.map(({ kind, href, title, text, data }): SearchResult => ({
      kind,
      href,
      isArticle: data !== undefined,
      title: join(markTokens(title, matched)),
      excerpt: excerptOf(text, matched),
    }));
    yield { total, items, hasExcerpts: false };

    const best = entries.slice(0, maxExcerpts);
    const located = await Promise.all(best.map((entry) => locate(entry, matched)));
    const withExcerpts = items.map((result, rank) => {
      const { id, heading, text } = located[rank] ?? {};
      if (!id || !text) return result;
      return {
        ...result,
        href: `${result.href}#${id}`,
        ...(heading && { section: heading }),
        excerpt: excerptOf(text, matched),
      };
    });
    yield { total, items: withExcerpts, hasExcerpts: true };
  };
}
