import type { Post, PostPage } from '@portfolio/content';
import { articlePage } from '../../article/articlePage';

/** A post that has a page; only those have a data file in `data/posts`. */
type PostWithPage = Post & { page: PostPage };

export const page = articlePage<PostWithPage>('post', ({ title }) => title, WORDS.article.project);
