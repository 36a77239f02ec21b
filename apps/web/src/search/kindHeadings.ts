import type { SiteIndexGroup } from '@portfolio/content';

/** The heading of each kind, in the search and on the page that lists everything. */
export const kindHeadings: Record<SiteIndexGroup['kind'], string> = {
  page: WORDS.search.pages,
  project: WORDS.search.projects,
  post: WORDS.search.posts,
  certificate: WORDS.search.certificates,
  skill: WORDS.search.skills,
  question: WORDS.search.questions,
};
