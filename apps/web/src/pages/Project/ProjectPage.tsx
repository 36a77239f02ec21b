import type { Project, ProjectPage } from '@portfolio/content';
import { articlePage } from '../../article/articlePage';

/** A project that has a page; only those have a data file. */
type ProjectWithPage = Project & { page: ProjectPage };

export const page = articlePage<ProjectWithPage>(
  'project',
  (project) => project.page.title,
  WORDS.article.post,
);
