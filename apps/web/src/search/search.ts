import type { Section } from '@portfolio/content';
import { isNear } from './isNear';
import {
  entriesPerFile,
  searchPaths,
  type IndexedEntry,
  type SearchDirectory,
  type WordFile,
} from './searchFiles';
import { piecesOf, proseText, wordsOf } from './words';

/** Text in pieces, some of which are what was searched for. */
export type MarkedText = { text: string; isMatch: boolean }[];

/** Something that was found. */
export interface SearchResult {
  kind: IndexedEntry['kind'];
  /** Where it is; with the place in its page, where that is known. */
  href: string;
  title: MarkedText;
  /** Whether it is an article, in which there may be a place. */
  isArticle: boolean;
  /** The heading above the place. */
  place?: string;
  excerpt: MarkedText;
}

/** What a query has found. */
export interface SearchAnswer {
  /** How many entries there are with one of the words. */
  total: number;
  /** The best of them. */
  results: SearchResult[];
  /** Whether the places in the best articles have been looked for. */
  hasPlaces: boolean;
}

/** How many results are shown, at most. */
const shownResults = 8;
/** From how many files of entries they are taken: what a query costs is mostly what it fetches. */
const entryFiles = 6;
/** In how many of the results' pages the place is looked for: the best ones, since each page is fetched for it. */
const locatedResults = 3;
/** How many words of a query are heeded. */
const maxTerms = 6;
/** How many pieces of a text, words and what is between them, an excerpt has, and how many stand before its first match. */
const excerpt = { length: 56, before: 12 };
/** How well a word fits a term of the query. */
const fits = { exact: 1, prefix: 0.5, typo: 0.2 };
/** How many files of words are fetched to look for what a mistyped term may have meant. */
const typoFiles = 4;

/** How many letters of a term may be wrong. */
const typosIn = ({ length }: string) => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** Tells how well words fit a term; 0 is not at all. With one Latin letter only a whole word is meant, such as C. */
function fitTo(term: string, withTypos: boolean) {
  const isWhole = /^[a-z]$/.test(term);
  const typos = typosIn(term);
  return (word: string) => {
    if (word === term) return fits.exact;
    if (word.startsWith(term) && !isWhole) return fits.prefix;
    const isMeant = withTypos && isNear(term, word.slice(0, term.length + typos), typos);
    return isMeant ? fits.typo : 0;
  };
}

/** What an entry gains by having another term of the query: more than all scores together. */
const anotherTerm = 10_000;

/** The entries with the highest scores, the best first, and how many have one. */
function bestOf(scores: Float64Array) {
  const found = [...scores.keys()]
    .filter((entry) => scores[entry]! > 0)
    .sort((one, other) => scores[other]! - scores[one]!);
  return { total: found.length, numbers: found.slice(0, shownResults) };
}

/** The pieces of a text, with those marked that match. */
const markPieces = (text: string, matched: ReadonlySet<string>): MarkedText =>
  piecesOf(text).map(({ text, word }) => ({
    text,
    isMatch: word !== undefined && matched.has(word),
  }));

/** Joins neighbours of one kind: fewer elements for what reads and draws them. */
const join = (pieces: MarkedText) =>
  pieces.reduce<MarkedText>((joined, piece) => {
    const last = joined.at(-1);
    if (last && last.isMatch === piece.isMatch) last.text += piece.text;
    else joined.push(piece);
    return joined;
  }, []);

/** The part of a text around its first match. */
function excerptOf(text: string, matched: ReadonlySet<string>): MarkedText {
  const pieces = markPieces(text, matched);
  const start = Math.max(0, pieces.findIndex(({ isMatch }) => isMatch) - excerpt.before);
  const end = start + excerpt.length;
  const shown = pieces.slice(start, end);
  if (start > 0) shown.unshift({ text: '… ', isMatch: false });
  if (end < pieces.length) shown.push({ text: ' …', isMatch: false });
  return join(shown);
}

/** The numbers of the word files in which words with this beginning stand: two at most. */
function filesOf({ firstWords }: SearchDirectory, term: string) {
  const after = firstWords.findIndex((word) => word > term);
  const first = Math.max(0, (after < 0 ? firstWords.length : after) - 1);
  return firstWords[first + 1]?.startsWith(term) ? [first, first + 1] : [first];
}

/** Where a mistyped term may stand: with each of its first letters left out, or exchanged with the next; people mistake the first least. */
const variantsOf = (term: string) =>
  [2, 1, 0].flatMap((at) => {
    const [head, tail] = [term.slice(0, at), term.slice(at + 2)];
    const [one = '', other = ''] = term.slice(at);
    return [head + other + tail, head + other + one + tail];
  });

/**
 * Makes a search over the index that the build has written. Files are fetched when a query needs them, each once.
 *
 * @param fetchFile fetches a file by its path below the site's base
 * @returns looks for a text, and yields what was found, then the same with the places in the best articles; who has another question by
 *   then need not ask for those. Throws when a file of the index could not be fetched
 */
export function createSearch(fetchFile: (path: string) => Promise<unknown>) {
  const files = new Map<string, Promise<unknown>>();
  function fetchOnce<Content>(path: string) {
    const known = files.get(path) ?? fetchFile(path);
    files.set(path, known);
    // Asked for again the next time, and with it the directory: a new deployment has files of other names.
    known.catch(() => [path, searchPaths.directory].forEach((failed) => files.delete(failed)));
    return known as Promise<Content>;
  }

  /** How much a term counts in each entry, by the entries' numbers. The words that fit are added to `matched`. */
  async function lookUp(directory: SearchDirectory, term: string, matched: Set<string>) {
    const scores = new Float64Array(directory.entryCount);
    let isFound = false;
    async function read(numbers: Iterable<number>, withTypos: boolean) {
      const paths = [...numbers].map((number) => searchPaths.words(directory.version, number));
      const fitOf = fitTo(term, withTypos);
      for (const file of await Promise.all(paths.map((path) => fetchOnce<WordFile>(path)))) {
        for (const [word, places] of file) {
          const fit = fitOf(word);
          if (fit === 0) continue;
          isFound = true;
          matched.add(word);
          // A word that is everywhere says little.
          const rarity = 1 / Math.log2(2 + places.length);
          for (let at = 0; at < places.length; at += 2) {
            const entry = places[at]!;
            const score = places[at + 1]! * fit * rarity;
            if (score > scores[entry]!) scores[entry] = score;
          }
        }
      }
    }
    await read(filesOf(directory, term), false);
    if (!isFound && typosIn(term) > 0) {
      const near = [term, ...variantsOf(term)].flatMap((text) => filesOf(directory, text));
      await read([...new Set(near)].slice(0, typoFiles), true);
    }
    return scores;
  }

  /** The sections of a page with their words, which are divided once. */
  const sections = new Map<string, ReturnType<typeof readSections>>();
  async function readSections(data: string) {
    const { page } = await fetchOnce<{ page: { sections: Section[] } }>(data);
    return page.sections.map((section) => {
      const text = proseText(section.blocks);
      return { section, text, words: wordsOf(`${proseText(section.heading)} ${text}`) };
    });
  }

  /** Finds the section of an entry that has most of the words. Without its page there is a result all the same, only no place. */
  async function locate({ data }: IndexedEntry, matched: ReadonlySet<string>) {
    if (!data) return undefined;
    const reading = sections.get(data) ?? readSections(data);
    sections.set(data, reading);
    let best: { section: Section; text: string } | undefined;
    let most = 0;
    for (const { words, ...place } of await reading.catch(() => (sections.delete(data), []))) {
      const found = words.filter((word) => matched.has(word));
      const count = new Set(found).size * 100 + found.length;
      if (found.length > 0 && count > most) [best, most] = [place, count];
    }
    return best;
  }

  return async function* search(query: string): AsyncGenerator<SearchAnswer, void> {
    const directory = await fetchOnce<SearchDirectory>(searchPaths.directory);
    const terms = [...new Set(wordsOf(query))].slice(0, maxTerms);
    const matched = new Set<string>();
    const found = new Float64Array(directory.entryCount);
    for (const scores of await Promise.all(terms.map((term) => lookUp(directory, term, matched)))) {
      for (let entry = 0; entry < scores.length; entry++) {
        const score = scores[entry]!;
        if (score > 0) found[entry]! += anotherTerm + score;
      }
    }
    const { total, numbers } = bestOf(found);
    const paths = new Set<string>();
    const reading = numbers.map(async (number) => {
      const path = searchPaths.entries(directory.version, Math.floor(number / entriesPerFile));
      if (paths.add(path).size > entryFiles) return [];
      const entry = (await fetchOnce<IndexedEntry[]>(path))[number % entriesPerFile];
      if (!entry) throw new Error(`${path} has no entry ${number}`);
      return [entry];
    });
    const entries = (await Promise.all(reading)).flat();
    const results = entries.map(({ kind, href, title, text, data }): SearchResult => ({
      kind,
      href,
      isArticle: data !== undefined,
      title: join(markPieces(title, matched)),
      excerpt: excerptOf(text, matched),
    }));
    yield { total, results, hasPlaces: false };

    const best = entries.slice(0, locatedResults);
    const places = await Promise.all(best.map((entry) => locate(entry, matched)));
    const withPlaces = results.map((result, rank) => {
      const { section, text } = places[rank] ?? {};
      if (!section || !text) return result;
      return {
        ...result,
        href: `${result.href}#${section.id}`,
        ...(section.heading && { place: proseText(section.heading) }),
        excerpt: excerptOf(text, matched),
      };
    });
    yield { total, results: withPlaces, hasPlaces: true };
  };
}
