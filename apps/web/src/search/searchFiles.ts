import type { SiteIndexGroup } from '@portfolio/content';

/** Folder of the index, relative to the site's base. */
export const searchFolder = 'data/search';

/** Contents of `directory.json`, which a search fetches first. */
export interface SearchDirectory {
  /** Part of the file names, so that files from two deployments are not mixed up. */
  version: string;
  entryCount: number;
  /** First word of each word file, sorted. */
  firstWords: string[];
}

/** Words with their postings: alternating entry numbers and weights. */
export type WordFile = readonly (readonly [word: string, postings: readonly number[]])[];

export interface IndexedEntry {
  kind: SiteIndexGroup['kind'];
  title: string;
  href: string;
  text: string;
  /** Path of the page's data, which has the full text. */
  data?: string;
}

/** Small, because a query usually needs only one entry of a file. */
export const entriesPerFile = 8;

export const searchPaths = {
  directory: `${searchFolder}/directory.json`,
  words: (version: string, index: number) => `${searchFolder}/words-${version}-${index}.json`,
  entries: (version: string, index: number) => `${searchFolder}/entries-${version}-${index}.json`,
};
