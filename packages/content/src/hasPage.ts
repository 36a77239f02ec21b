import { customPageSlugs } from '#generated/customPageSlugs';
import { offPages } from '#generated/offPages';
import type { RouteId } from './routes';

/** Returns true if the site has the given page. A page is off if the owner removed it or if it has no content. */
export const hasPage = (id: RouteId): boolean => !offPages.includes(id);

/** Returns true if the owner has added a page at `/slug`. */
export const hasCustomPage = (slug: string): boolean => customPageSlugs.includes(slug);
