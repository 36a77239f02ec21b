import type { PostPage } from '@portfolio/content';
import type { Element } from 'hast';
import {
  entriesPerFile,
  searchPaths,
  type IndexedEntry,
  type SearchDirectory,
  type WordFile,
} from './searchFiles';
import { sectionText, wordsOf } from './words';

/** Target size of a word file, in characters before compression. */
const wordFileLength = 16_000;
/** Maximum number of entries per word. */
const maxEntries = 200;
/** Weight of a word by where it occurs. `wholeTitle` is divided among a title's words, so that a title equal to the query ranks first. */
const weights = {
  title: 40,
  wholeTitle: 400,
  heading: 12,
  text: 8,
  topics: 8,
  prose: 2,
  proseLimit: 10,
};

export type SearchedEntry = IndexedEntry & {
  /** Category, skills and tags. */
  topics?: readonly string[];
  /** Text of a page that is not an article. */
  pageText?: string | undefined;
  sections: readonly Element[];
};

/** Joins a name's words: "nodejs" for "Node.js", "springboot" for "Spring Boot". */
function joinWords(name: string) {
  const words = wordsOf(name);
  return words.length > 1 ? wordsOf(words.join('')) : [];
}

export const topicsOf = (
  category: string,
  { badge, skills = [], tags = [] }: Pick<PostPage, 'badge' | 'skills' | 'tags'>,
): string[] => [...new Set([category, badge, ...skills, ...tags])];

function wordWeights({ kind, title, text, topics = [], pageText = '', sections }: SearchedEntry) {
  const weightOf = new Map<string, number>();
  const add = (words: readonly string[], weight: number, limit = Infinity) =>
    words.forEach((word) =>
      weightOf.set(word, Math.min((weightOf.get(word) ?? 0) + weight, limit)),
    );
  const parts = sections.map(sectionText);
  const prose = parts.map(({ text }) => text).join(' ');
  add(wordsOf(`${prose} ${pageText}`), weights.prose, weights.proseLimit);
  for (const { heading } of parts) add(wordsOf(heading), weights.heading);
  add(wordsOf(text), weights.text);
  for (const topic of topics) add([...wordsOf(topic), ...joinWords(topic)], weights.topics);
  const titleWords = wordsOf(title);
  add(titleWords, weights.title + Math.round(weights.wholeTitle / titleWords.length));
  // Adds the joined form of skill names and of words with a hyphen or full stop: "todo" for "To-do".
  const namesToJoin = kind === 'skill' ? [title] : title.match(/[a-z\d]+(?:[-.][a-z\d]+)+/gi);
  for (const name of namesToJoin ?? []) add(joinWords(name), weights.title);
  return weightOf;
}

/**
 * Builds the search index. The words are sorted and split into small files, so that a query fetches little data.
 * @param version distinguishes the index from those of other deployments
 * @returns files by their path relative to the site's base
 */
export function buildIndex(
  entries: readonly SearchedEntry[],
  version: string,
): Map<string, unknown> {
  const postings = new Map<string, [entry: number, weight: number][]>();
  for (const [number, entry] of entries.entries()) {
    for (const [word, weight] of wordWeights(entry)) {
      const found = postings.get(word);
      if (found) found.push([number, weight]);
      else postings.set(word, [[number, weight]]);
    }
  }

  const directory: SearchDirectory = { version, entryCount: entries.length, firstWords: [] };
  const files = new Map<string, unknown>([[searchPaths.directory, directory]]);
  let file: [word: string, postings: number[]][] = [];
  let length = wordFileLength;
  // Sorted by code unit, because look-ups compare with `>`.
  for (const word of [...postings.keys()].sort()) {
    const found = (postings.get(word) ?? [])
      .sort(([, one], [, other]) => other - one)
      .slice(0, maxEntries)
      .flat();
    if (length >= wordFileLength) {
      [file, length] = [[], 0];
      const path = searchPaths.words(version, directory.firstWords.length);
      files.set(path, file satisfies WordFile);
      directory.firstWords.push(word);
    }
    file.push([word, found]);
    length += word.length + JSON.stringify(found).length + 4;
  }

  for (let start = 0; start < entries.length; start += entriesPerFile) {
    files.set(
      searchPaths.entries(version, start / entriesPerFile),
      entries
        .slice(start, start + entriesPerFile)
        .map(({ kind, title, href, text, pageText, data }): IndexedEntry => ({
          kind,
          title,
          href,
          text: pageText ? `${text} ${pageText}` : text,
          ...(data && { data }),
        })),
    );
  }
  return files;
}
