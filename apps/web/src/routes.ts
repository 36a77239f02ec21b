import { hasCustomPage, hasPage, routeIds, routeOf, type RouteId } from '@portfolio/content';
import { matchPath } from 'react-router-dom';
import type { AnyPage } from './page';

const modules =
  import.meta.env.VITE_HAS_CUSTOM_PAGES !== 'no'
    ? import.meta.glob<{ page: AnyPage }>('./pages/*/*Page.tsx')
    : import.meta.glob<{ page: AnyPage }>(['./pages/*/*Page.tsx', '!./pages/CustomPage/*']);

/** Returns a page's source file relative to `src`, with a leading `./`. */
export function sourceOf(id: RouteId): string {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  return `./pages/${name}/${name}Page.tsx`;
}

/**
 * Loads a page's code.
 * @throws Error (as a rejection) if the page has no component or its code cannot be fetched
 */
export async function loadCode(id: RouteId): Promise<AnyPage> {
  const load = modules[sourceOf(id)];
  if (!load) throw new Error(`No component for the page "${id}": add ${sourceOf(id)}`);
  return (await load()).page;
}

export interface RouteMatch {
  id: RouteId;
  key: string;
  /** Path of the page's data, if it has any, relative to the site's base. */
  dataPath?: string;
}

/** Decodes characters that need no encoding: `/%61bout` becomes `/about` (RFC 3986, 6.2.2.2). */
const plainPath = (pathname: string) =>
  pathname.replace(/%(2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi, decodeURIComponent);

/** Normalises a path: `/about.html`, `/about/index.html`, `//about` and `/%61bout` become `/about`. */
export const cleanPath = (pathname: string) =>
  plainPath(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/(?:(\/)index)?\.html$/i, '$1')
    .replace(/(.)\/$/, '$1');

/** Finds the page for a path without the base. Unknown paths get the 404 page. */
export function matchRoute(pathname: string): RouteMatch {
  for (const id of routeIds) {
    const { path, data } = routeOf(id);
    const match = matchPath(path, pathname);
    if (!match || !hasPage(id)) continue;
    const slug = match.params['slug']?.toLowerCase() ?? '';
    if (
      import.meta.env.VITE_HAS_CUSTOM_PAGES !== 'no' &&
      id === 'customPage' &&
      !hasCustomPage(slug)
    )
      continue;
    return {
      id,
      key: `${id}/${slug}`,
      ...(data && { dataPath: `data/${data.replace(':slug', () => slug)}.json` }),
    };
  }
  return { id: 'notFound', key: 'notFound/' };
}
