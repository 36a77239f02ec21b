import type { Post, PostPage } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import { articlePage } from '../../article/articlePage';

/** Only posts with a page have a data file. */
type PostWithPage = Post & { page: PostPage };

export const page = articlePage<PostWithPage>(
  'post',
  ({ title }) => title,
  messages.article.project,
);
