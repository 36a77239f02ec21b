import type { Post, PostPage } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import { articlePage } from '../../article/articlePage';
import { Replies } from '../../article/replies/Replies';

/** Only posts with a page have a data file. */
type PostWithPage = Post & { page: PostPage };

export const page = articlePage<PostWithPage>(
  'post',
  ({ title }) => title,
  messages.article.project,
  import.meta.env.VITE_HAS_COMMENTS !== 'no' ? Replies : undefined,
);
