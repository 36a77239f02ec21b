import type { Page } from '@portfolio/content';
import type { DocumentHead } from '../page';

/** The document's head of a page whose words are in the content's list of pages. */
export const headOf = ({ title, description, path, isListed }: Page): DocumentHead => ({
  title,
  description,
  canonicalPath: isListed ? path : null,
});
