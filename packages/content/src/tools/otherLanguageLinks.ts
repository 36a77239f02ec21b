/** Rewrites links to pages that exist only in the default language. */
import { collections } from '../documents';
import { replaceParts } from '../replaceParts';
import { canonicalPath, files, hrefTo, leadsToOffPage, type RouteId } from '../routes';
import { linkTargets } from './crossChecks';
import type { EntryFile } from './entries';
import type { Content } from './shape';

/** Lists the paths of all of a language's pages and files, in lower case. */
export const pathsOf = (
  content: Parameters<typeof linkTargets>[0],
  entryFiles: readonly EntryFile[],
  offPages: readonly RouteId[],
): Set<string> =>
  new Set(
    [...linkTargets(content, entryFiles).keys()]
      .filter((path) => !leadsToOffPage(path, offPages))
      .filter((path) => path !== files.feed || !offPages.includes('blogs'))
      .map((path) => path.toLowerCase()),
  );

/**
 * Rewrites links to pages that exist only in the default language: `/..` before the path leaves the language's folder.
 *
 * @param isOtherLanguage returns true for a path that exists only in the default language
 * @returns a copy
 */
export function linkToOtherLanguage<Value>(
  value: Value,
  isOtherLanguage: (path: string) => boolean,
): Value {
  return withLinks(value, (path) =>
    path.startsWith('/') && isOtherLanguage(path) ? `/..${path}` : path,
  );
}

/** Fields that contain a link or the URL of an entry on the resume. */
const linkFields = new Set<PropertyKey | undefined>(['href', 'url']);

/** Copies a value and changes each link's path, but not its query or fragment. */
const withLinks = <Value>(value: Value, change: (path: string) => string): Value =>
  replaceParts(value, (part, path) =>
    typeof part === 'string' && linkFields.has(path.at(-1))
      ? part.replace(/^[^?#]*/, change)
      : undefined,
  ) as Value;

/** Applies the `slug` of translations: the file name becomes an alias, and links are rewritten. */
export function withOwnSlugs(content: Content, entryFiles: readonly EntryFile[]): Content {
  const renamed = entryFiles.flatMap(({ collection, slug, ownSlug }) =>
    ownSlug ? [{ collection, slug, ownSlug }] : [],
  );
  if (renamed.length === 0) return content;
  const paths = new Map(
    renamed.flatMap(({ collection, slug, ownSlug }) =>
      collections[collection].routes.flatMap((id) =>
        [canonicalPath, hrefTo].map((to) => [to(id, slug), to(id, ownSlug)] as const),
      ),
    ),
  );
  const { url } = content.site;
  const moved = withLinks(content, (path) => {
    const root = path.startsWith(`${url}/`) ? url : '';
    const own = paths.get(path.slice(root.length));
    return own === undefined ? path : root + own;
  });
  for (const { collection, slug, ownSlug } of renamed) {
    for (const entry of moved[collection] as { slug: string; aliases?: string[] }[]) {
      if (entry.slug !== slug) continue;
      const others = entry.aliases?.filter((alias) => alias !== ownSlug) ?? [];
      Object.assign(entry, { slug: ownSlug, aliases: [slug, ...others] });
    }
  }
  return moved;
}
