/** Leads links of a language to pages that only the default language has. */
import {
  canonicalPath,
  files,
  hrefTo,
  routeIds,
  routeOf,
  type EntryRouteId,
  type RouteId,
} from '../routes';
import type { EntryFile } from './entries';
import type { Collections, Content } from './shape';

/** Lists the paths of all pages and files of a language, in small letters. */
export function pathsOf(collections: Collections, offPages: readonly RouteId[]): Set<string> {
  const paths = new Set<string>();
  const add = (id: EntryRouteId, slugs: readonly string[]) => {
    if (offPages.includes(id)) return;
    for (const slug of slugs) {
      paths.add(canonicalPath(id, slug).toLowerCase()).add(hrefTo(id, slug).toLowerCase());
    }
  };
  for (const id of routeIds) {
    const { path } = routeOf(id);
    if (!path.includes(':') && !offPages.includes(id)) paths.add(path);
  }
  for (const { slug, aliases = [], page } of collections.projects) {
    if (page) add('project', [slug, ...aliases]);
  }
  for (const { slug, aliases = [], page } of collections.posts) {
    add(page ? 'post' : 'comingSoon', [slug, ...aliases]);
  }
  for (const { slug } of collections.certificates) add('certificateGroup', [slug]);
  for (const { slug, aliases = [] } of collections.customPages) {
    add('customPage', [slug, ...aliases]);
  }
  if (!offPages.includes('blogs')) paths.add(files.feed);
  return paths;
}

/**
 * Makes every link to a page that is elsewhere one to the default language: `/..` before its path leaves the folder of the language.
 *
 * @param isElsewhere whether a path, in small letters, is one of the default language alone
 * @returns a copy
 */
export function leadElsewhere<Value>(value: Value, isElsewhere: (path: string) => boolean): Value {
  return withLinks(value, (path) =>
    path.startsWith('/') && isElsewhere(path.toLowerCase()) ? `/..${path}` : path,
  );
}

/** Fields that hold an address: of links, and of entries on the resume. */
const linkFields = new Set(['href', 'url']);

/** Copies a value with another path in each link; query and fragment stay. */
function withLinks<Value>(value: Value, change: (path: string) => string): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((item: unknown) => withLinks(item, change)) as Value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, field]: [string, unknown]) => [
      key,
      linkFields.has(key) && typeof field === 'string'
        ? field.replace(/^[^?#]*/, change)
        : withLinks(field, change),
    ]),
  ) as Value;
}

const entryRoutes = {
  projects: ['project'],
  posts: ['post', 'comingSoon'],
  certificates: ['certificateGroup'],
  customPages: ['customPage'],
} as const satisfies Record<keyof Collections, readonly EntryRouteId[]>;

/** Gives translations the address that their `slug` says. The name of their file leads there too, and every link does. */
export function withOwnSlugs(content: Content, entryFiles: readonly EntryFile[]): Content {
  const renamed = entryFiles.flatMap(({ collection, slug, ownSlug }) =>
    ownSlug ? [{ collection, slug, ownSlug }] : [],
  );
  if (renamed.length === 0) return content;
  const paths = new Map(
    renamed.flatMap(({ collection, slug, ownSlug }) =>
      entryRoutes[collection].flatMap((id) =>
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
