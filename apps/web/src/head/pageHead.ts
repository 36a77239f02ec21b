import type { Page } from '@portfolio/content';
import type { DocumentHead } from '../page';

/** The document's head of a page whose words are in the content's list of pages. */
export const headOf = ({ title, description, path }: Page): DocumentHead => ({
  title,
  description,
  canonicalPath: path,
});

/** The same for a page that search engines should leave out. */
export const unlistedHeadOf = (page: Page): DocumentHead => ({
  ...headOf(page),
  canonicalPath: null,
});
