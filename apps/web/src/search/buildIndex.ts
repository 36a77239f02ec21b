import type { PostPage, Section } from '@portfolio/content';
import {
  entriesPerFile,
  searchPaths,
  type IndexedEntry,
  type SearchDirectory,
  type WordFile,
} from './searchFiles';
import { proseText, wordsOf } from './words';

/** About how long a file of words may be, in characters: a third of that travels. */
const wordFileLength = 16_000;
/** Of a word that is in more entries than this, which tells little, only the best entries are kept. */
const maxEntries = 200;
/** How much a word counts, by where it stands; within prose each time anew, up to a limit. */
const weights = { title: 40, heading: 12, text: 8, topics: 8, prose: 2, proseLimit: 10 };

/** An entry with its prose. */
export type SearchedEntry = IndexedEntry & {
  /** What it is filed under: category, skills, tags. */
  topics?: readonly string[];
  sections: readonly Section[];
};

/** A name of several words in one, as many type it: "nodejs", "springboot". */
function inOneWord(name: string) {
  const words = wordsOf(name);
  return words.length > 1 ? wordsOf(words.join('')) : [];
}

/** What an article is filed under, which its text need not say. */
export const topicsOf = (
  category: string,
  { badge, skills = [], tags = [] }: Pick<PostPage, 'badge' | 'skills' | 'tags'>,
): string[] => [...new Set([category, badge, ...skills, ...tags])];

/** The words of an entry with their weights. */
function weigh({ kind, title, text, topics = [], sections }: SearchedEntry) {
  const weightOf = new Map<string, number>();
  const add = (words: readonly string[], weight: number, limit = Infinity) =>
    words.forEach((word) =>
      weightOf.set(word, Math.min((weightOf.get(word) ?? 0) + weight, limit)),
    );
  const prose = sections.map(({ blocks }) => proseText(blocks)).join(' ');
  add(wordsOf(prose), weights.prose, weights.proseLimit);
  for (const { heading = '' } of sections) add(wordsOf(proseText(heading)), weights.heading);
  add(wordsOf(text), weights.text);
  for (const topic of topics) add([...wordsOf(topic), ...inOneWord(topic)], weights.topics);
  add(wordsOf(title), weights.title);
  // A skill's name, and what a hyphen or a full stop joins: "todo" for "To-do".
  const joined = kind === 'skill' ? [title] : title.match(/[a-z\d]+(?:[-.][a-z\d]+)+/gi);
  for (const name of joined ?? []) add(inOneWord(name), weights.title);
  return weightOf;
}

/**
 * Builds the index of the search: words in the order of their letters, divided into files of bounded size, so that a query fetches
 * one or two of them however many entries there are.
 *
 * @param version tells this index from that of another deployment
 * @returns the files by their path below the site's base
 */
export function buildIndex(
  entries: readonly SearchedEntry[],
  version: string,
): Map<string, unknown> {
  const places = new Map<string, [entry: number, weight: number][]>();
  for (const [number, entry] of entries.entries()) {
    for (const [word, weight] of weigh(entry)) {
      const found = places.get(word);
      if (found) found.push([number, weight]);
      else places.set(word, [[number, weight]]);
    }
  }

  const directory: SearchDirectory = { version, entryCount: entries.length, firstWords: [] };
  const files = new Map<string, unknown>([[searchPaths.directory, directory]]);
  let file: [word: string, places: number[]][] = [];
  let length = wordFileLength;
  // In the order of code units, in which the browser looks them up.
  for (const word of [...places.keys()].sort()) {
    const found = (places.get(word) ?? [])
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
        .map(({ kind, title, href, text, data }): IndexedEntry => ({
          kind,
          title,
          href,
          text,
          ...(data && { data }),
        })),
    );
  }
  return files;
}
