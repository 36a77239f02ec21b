import type { SiteIndexGroup } from '@portfolio/content';
import { messages } from '@portfolio/messages';

export const kindHeadings: Record<SiteIndexGroup['kind'], string> = {
  page: messages.search.pages,
  project: messages.search.projects,
  post: messages.search.posts,
  certificate: messages.search.certificates,
  skill: messages.search.skills,
  question: messages.search.questions,
};
