import { customPageSlugs } from '#generated/customPageSlugs';
import { disabledPages } from '#generated/disabledPages';
import type { RouteId } from './routes';

/** Returns true if the site has the given page. A page is disabled if the owner removed it or if it has no content. */
export const hasPage = (id: RouteId): boolean => !disabledPages.includes(id);

/** Returns true if the owner has added a page at `/slug`. */
export const hasCustomPage = (slug: string): boolean => customPageSlugs.includes(slug);
