import { hasPage, routeIds, routeOf, type RouteId } from '@portfolio/content';
import { matchPath } from 'react-router-dom';
import type { AnyPage } from './page';

/** The pages' components, each fetched when it is needed: `pages/Home/HomePage.tsx` is that of `home`. */
const modules = import.meta.glob<{ page: AnyPage }>('./pages/*/*Page.tsx');

/** A page's source file below `src`, as the bundler names it. */
export function sourceOf(id: RouteId): string {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  return `./pages/${name}/${name}Page.tsx`;
}

/**
 * Fetches a page's code.
 *
 * @throws Error (as a rejection) when the page has no component, or it cannot be fetched
 */
export async function loadCode(id: RouteId): Promise<AnyPage> {
  const load = modules[sourceOf(id)];
  if (!load) throw new Error(`There is no ${sourceOf(id)}`);
  return (await load()).page;
}

/** An address and the page that answers it. */
export interface RouteMatch {
  id: RouteId;
  /** Same page, same key: the page's name and slug. */
  key: string;
  /** Where the page's data lie below the site's base, if it has any. */
  dataPath?: string;
}

/**
 * The address under which a page is linked, of one that a host answers with it too: `/about.html`, `/about/index.html`, `//about`.
 */
export const cleanPath = (pathname: string) =>
  pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?:(\/)index)?\.html$/i, '$1')
    .replace(/(.)\/$/, '$1');

/** Finds the page for an address (without the base path); never fails, since any other address has the 404 page. */
export function matchRoute(pathname: string): RouteMatch {
  for (const id of routeIds) {
    const { path, data } = routeOf(id);
    const match = matchPath(path, pathname);
    if (!match || !hasPage(id)) continue;
    const slug = match.params['slug']?.toLowerCase() ?? '';
    return {
      id,
      key: `${id}/${slug}`,
      ...(data && { dataPath: `data/${data.replace(':slug', () => slug)}.json` }),
    };
  }
  return { id: 'notFound', key: 'notFound/' };
}
