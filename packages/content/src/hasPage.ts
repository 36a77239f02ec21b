import { customPageSlugs } from '#generated/customPageSlugs';
import { offPages } from '#generated/offPages';
import type { RouteId } from './routes';

/** Whether the site has a page: an owner may switch pages off, and one with nothing to show is off by itself. */
export const hasPage = (id: RouteId): boolean => !offPages.includes(id);

/** Whether the owner has a page of their own at `/slug`. */
export const hasCustomPage = (slug: string): boolean => customPageSlugs.includes(slug);
