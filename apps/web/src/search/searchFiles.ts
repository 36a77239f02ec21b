import type { SiteIndexGroup } from '@portfolio/content';

/** Where the files of the index are, below the site's base. */
export const searchFolder = 'data/search';

/** What is fetched first: how the index is divided. */
export interface SearchDirectory {
  /** Part of the other files' names, so that files of two deployments are never taken for one index. */
  version: string;
  /** How many entries there are. */
  entryCount: number;
  /** The first word of each file of words, in order. */
  firstWords: string[];
}

/** A file of words: where each occurs, as the number of an entry, its weight there, the next number, and so on. */
export type WordFile = readonly (readonly [word: string, places: readonly number[]])[];

/** An entry as results need it. */
export interface IndexedEntry {
  kind: SiteIndexGroup['kind'];
  title: string;
  href: string;
  text: string;
  /** The data of its page, where the prose is. */
  data?: string;
}

/** How many entries a file of entries has: few, since the results of a query are spread over many files. */
export const entriesPerFile = 8;

/** Paths of the index's files, below the site's base. */
export const searchPaths = {
  directory: `${searchFolder}/directory.json`,
  words: (version: string, index: number) => `${searchFolder}/words-${version}-${index}.json`,
  entries: (version: string, index: number) => `${searchFolder}/entries-${version}-${index}.json`,
};
