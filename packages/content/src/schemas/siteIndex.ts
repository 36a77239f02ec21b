/** The kinds of things that visitors can look for, in the order in which they are listed. */
export const siteIndexKinds = [
  'page',
  'project',
  'post',
  'certificate',
  'skill',
  'question',
] as const;

/** Something that visitors can look for. */
export interface SiteIndexEntry {
  title: string;
  /** Where it is, from the root of the site. */
  href: string;
  /** What is said of it in a sentence or two. */
  text: string;
}

/** Everything of one kind. */
export interface SiteIndexGroup {
  kind: (typeof siteIndexKinds)[number];
  entries: SiteIndexEntry[];
}
