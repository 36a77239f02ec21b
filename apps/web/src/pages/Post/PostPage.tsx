import { canonicalPath, type Post, type PostPage as PostArticle } from '@portfolio/content';
import { Article, prepareArticle } from '../../article/Article';
import { definePage } from '../../page';

/** A post that has a page; only those have a data file in `data/posts`. */
type PostWithPage = Post & { page: PostArticle };

function PostPage({ data }: { data: PostWithPage }) {
  return (
    <Article
      heading={data.title}
      tile={data.tile}
      image={data.image}
      page={data.page}
      counterpartLabel={WORDS.article.project}
    />
  );
}

export const page = definePage<PostWithPage>({
  Component: PostPage,
  prepare: prepareArticle,
  head: ({ slug, title, page }) => ({
    title,
    description: page.description,
    canonicalPath: canonicalPath('post', slug),
  }),
});
