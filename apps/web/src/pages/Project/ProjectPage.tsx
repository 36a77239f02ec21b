import {
  canonicalPath,
  type Project,
  type ProjectPage as ProjectArticle,
} from '@portfolio/content';
import { Article, prepareArticle } from '../../article/Article';
import { definePage } from '../../page';

/** A project that has a page; only those have a data file. */
type ProjectWithPage = Project & { page: ProjectArticle };

function ProjectPage({ data }: { data: ProjectWithPage }) {
  return (
    <Article
      heading={data.page.title}
      tile={data.tile}
      image={data.image}
      page={data.page}
      counterpartLabel={WORDS.article.post}
    />
  );
}

export const page = definePage<ProjectWithPage>({
  Component: ProjectPage,
  prepare: prepareArticle,
  head: ({ slug, page }) => ({
    title: page.title,
    description: page.description,
    canonicalPath: canonicalPath('project', slug),
  }),
});
