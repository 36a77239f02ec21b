import type { Project, ProjectPage } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import { articlePage } from '../../article/articlePage';

/** Only projects with a page have a data file. */
type ProjectWithPage = Project & { page: ProjectPage };

export const page = articlePage<ProjectWithPage>(
  'project',
  (project) => project.page.title,
  messages.article.post,
);
