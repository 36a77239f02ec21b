import type { Post, PostPage } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import { articlePage } from '../../article/articlePage';

/** A post with a page; only such posts have a data file in `data/posts`. */
type PostWithPage = Post & { page: PostPage };

export const page = articlePage<PostWithPage>(
  'post',
  ({ title }) => title,
  messages.article.project,
);
