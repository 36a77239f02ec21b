/** Resolves links, checks their targets, and rewrites links for translations. */
import type { Element } from 'hast';
import { collections, problemAt, type CollectionName, type Documents } from '../documents';
import { fieldName, type Problem } from '../explain';
import type { MarkdownFile } from '../markdown/readMarkdown';
import { openingOf } from '../markdown/rehypePlugins';
import { replaceParts } from '../replaceParts';
import {
  canonicalPath,
  certificateId,
  files,
  formId,
  hrefTo,
  leadsToDisabledPage,
  questionId,
  routeIds,
  routeOf,
  type EntryRouteId,
  type RouteId,
} from '../routes';
import { routeOfEntry, type EntryFile } from './entries';
import type { Content } from './shape';

/** Matches a wikilink in the form that `markdown/remarkPlugins.ts` produces. */
const wikilinkPattern = /^\/\[\[(.+)\]\](#.*)?$/;
const pathPattern = /^(\/(?!\/)[^?#]*?)(?:\/index)?(?:\.html?)?\/?(#.*)?$/;

type UnvalidatedEntry = Pick<EntryFile, 'aliases' | 'collection' | 'slug'> & { value: unknown };

/**
 * Returns a function that replaces wikilinks and links to old paths with links to entries. A wikilink in a project matches projects first;
 * any other wikilink matches posts first. A wikilink without its own text gets the entry's title.
 */
export function entryLinkResolver(entries: readonly UnvalidatedEntry[]) {
  const hrefOf = (collection: CollectionName, slug: string) =>
    hrefTo(collections[collection].routes[0], slug);
  const oldPaths = new Map(
    entries.flatMap(({ collection, slug, aliases }) =>
      aliases
        .filter((alias) => alias.startsWith('/'))
        .map((alias) => [alias, hrefOf(collection, slug)] as const),
    ),
  );
  const titles = new Map(
    entries.flatMap(({ collection, slug, value }) => {
      const { title } = (value ?? {}) as { title?: unknown };
      return typeof title === 'string' ? [[hrefOf(collection, slug), title] as const] : [];
    }),
  );
  const withTitle = (link: Element): Element => {
    const { needsTitle, ...properties } = link.properties;
    const [label] = link.children;
    if (!needsTitle || label?.type !== 'text') return link;
    const [name = '', ...heading] = label.value.split(' › ');
    const [page = ''] = String(properties['href']).split('#');
    const value = [titles.get(page) ?? name, ...heading].join(' › ');
    return { ...link, properties, children: [{ ...label, value }] };
  };
  const resolve = (href: string, file: string): string => {
    const [, slug, section = ''] = wikilinkPattern.exec(href) ?? [];
    if (slug) {
      const searchOrder = file.startsWith('projects/')
        ? (['projects', 'posts', 'customPages'] as const)
        : (['posts', 'projects', 'customPages'] as const);
      const found = searchOrder.find((name) =>
        entries.some((entry) => entry.collection === name && entry.slug === slug),
      );
      return hrefOf(found ?? searchOrder[0], slug) + section;
    }
    const [, old = '', fragment = ''] = pathPattern.exec(href) ?? [];
    const current = oldPaths.get(old);
    return current ? current + fragment : href;
  };
  return <Prose extends Pick<MarkdownFile, 'links' | 'opening' | 'sections'>>(
    prose: Prose,
    file: string,
  ) => {
    const links = prose.links.map((link) => ({ ...link, href: resolve(link.href, file) }));
    if (links.every(({ href }, index) => href === prose.links[index]?.href)) return prose;
    const sections = JSON.parse(JSON.stringify(prose.sections), (key, value: unknown) => {
      if (key === 'href' && typeof value === 'string') return resolve(value, file);
      const element = value as Partial<Element> | null;
      return element?.tagName === 'a' ? withTitle(element as Element) : value;
    }) as Element[];
    const opening = openingOf({ type: 'root', children: sections });
    return { ...prose, sections, links, opening };
  };
}

type Forms = Partial<Pick<Documents, 'contactForm' | 'faq' | 'feedbackForm'>>;

/** Returns the ids on a built-in page; undefined if an invalid document leaves them unknown. */
function idsOn(
  id: RouteId,
  { contactForm, faq, feedbackForm }: Forms,
): readonly string[] | undefined {
  const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);
  if (id === 'contact') {
    const questions = faq?.map((_, index) => questionId(index));
    return contactForm && questions && [formId(id), ...names(contactForm.fields), ...questions];
  }
  if (id === 'feedback') {
    const questions = feedbackForm?.parts.flatMap((part) => part.questions);
    return questions && [formId(id), ...names(questions)];
  }
  return [];
}

/** Maps the path of each page and file to the ids on it; undefined allows any id. */
function linkTargets(
  validDocuments: Forms,
  entryFiles: readonly EntryFile[],
  ownFiles: readonly string[] = [],
) {
  const targets = new Map<string, readonly string[] | undefined>(
    [...Object.values(files), ...ownFiles].map((path) => [path, undefined]),
  );
  for (const id of routeIds) {
    const { path } = routeOf(id);
    if (!path.includes(':')) targets.set(path, idsOn(id, validDocuments));
  }
  const add = (id: EntryRouteId, slug: string, ids?: readonly string[]) => {
    for (const path of [canonicalPath(id, slug), hrefTo(id, slug)]) targets.set(path, ids);
  };
  for (const { collection, slug, ownSlug, ids, aliases, entry } of entryFiles) {
    const id = routeOfEntry({ collection, entry });
    if (!id) continue;
    const group = entry && 'certificates' in entry ? entry.certificates : undefined;
    add(id, slug, collection === 'certificates' ? group?.map((_, at) => certificateId(at)) : ids);
    // Skips old paths (`/…`), because `entryLinkResolver` has already replaced links to them.
    for (const alias of aliases.concat(ownSlug ?? [])) if (!alias.startsWith('/')) add(id, alias);
  }
  return targets;
}

/** Checks that an old path does not belong to a page or another entry. Ignores case, because some hosts do. */
export function aliasProblems(entryFiles: readonly EntryFile[]): Problem[] {
  const taken = new Map<string, string>();
  const slugFolders = routeIds
    .map((id) => routeOf(id).path)
    .filter((path) => path.includes(':slug') && path !== '/:slug')
    .map((path) => path.replace(':slug', ''));
  const paths = pathsOf({}, entryFiles, []);
  return entryFiles.flatMap(({ file, entry }) =>
    ((entry && 'aliases' in entry && entry.aliases) || []).flatMap((alias, index) => {
      if (!alias.startsWith('/')) return [];
      const path = alias.toLowerCase();
      const otherFile = taken.get(path);
      taken.set(path, file);
      const isSitePath = paths.has(path) || slugFolders.some((one) => path.startsWith(one));
      if (!otherFile && !isSitePath) return [];
      const expectation = otherFile
        ? `use another path; ${otherFile} already has "${alias}"`
        : `use another path; "${alias}" is already a page on the site`;
      return [{ file, field: fieldName(['aliases', index]), expectation }];
    }),
  );
}

/**
 * Checks that every internal link leads to a page or file. Accepts links to disabled pages: in prose, `disabledPageProblems` reports such
 * links; in documents, the build removes them.
 *
 * @param ownFiles URL paths of the files in `public`
 */
export function linkProblems(
  validDocuments: Partial<Documents>,
  entryFiles: readonly EntryFile[],
  ownFiles: readonly string[],
): Problem[] {
  const targets = linkTargets(validDocuments, entryFiles, ownFiles);
  const problemWith = (href: string, target?: string): string | undefined => {
    const [, path = '', fragment] = /^([^?#]*)[^#]*(?:#(.+))?$/.exec(href) ?? [];
    if (!targets.has(path)) {
      return target
        ? `link to an existing page, post or project; ${target} does not exist or has no page`
        : `link to a page on this site; ${href} does not exist`;
    }
    const ids = targets.get(path);
    if (!ids || !fragment || ids.includes(decodeURIComponent(fragment))) return undefined;
    const alternatives =
      ids.length > 0 ? ` (${ids.map((id) => `#${id}`).join(', ')})` : ', or to the whole page';
    return `link to an id on ${path}${alternatives}; ${href} does not exist`;
  };
  const documentProblems: Problem[] = [];
  replaceParts(validDocuments, (href, path) => {
    if (path.at(-1) !== 'href' || typeof href !== 'string' || !href.startsWith('/')) return;
    const expectation = problemWith(href);
    if (expectation) documentProblems.push(problemAt(path, expectation));
  });
  return [
    ...documentProblems,
    ...entryFiles.flatMap(({ file, links }) =>
      links.flatMap(({ href, line, target }) => {
        const expectation = href.startsWith('/') && problemWith(href, target);
        return expectation ? { file, line, field: '', expectation } : [];
      }),
    ),
  ];
}

/** Lists the paths of a language's pages and files, in lower case. */
export const pathsOf = (
  content: Parameters<typeof linkTargets>[0],
  entryFiles: readonly EntryFile[],
  disabledPages: readonly RouteId[],
): Set<string> =>
  new Set(
    [...linkTargets(content, entryFiles).keys()]
      .filter((path) => !leadsToDisabledPage(path, disabledPages))
      .filter((path) => path !== files.feed || !disabledPages.includes('blogs'))
      .map((path) => path.toLowerCase()),
  );

/** Copies a value. Adds the prefix `/..` to links to pages outside the translation's folder, which exist only in the default language. */
export function linkToOtherLanguage<Value>(
  value: Value,
  isOtherLanguage: (path: string) => boolean,
): Value {
  return withLinks(value, (path) =>
    path.startsWith('/') && isOtherLanguage(path) ? `/..${path}` : path,
  );
}

/** Names of fields that contain a URL: `href`, and `url` on the resume. */
const linkFields = new Set<PropertyKey | undefined>(['href', 'url']);

/** Copies a value and changes each link's path, but not its query or fragment. */
const withLinks = <Value>(value: Value, change: (path: string) => string): Value =>
  replaceParts(value, (part, path) =>
    typeof part === 'string' && linkFields.has(path.at(-1))
      ? part.replace(/^[^?#]*/, change)
      : undefined,
  ) as Value;

/** Gives translated entries their own slugs. The file name becomes an alias, and links are rewritten. */
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
    const translatedPath = paths.get(path.slice(root.length));
    return translatedPath === undefined ? path : root + translatedPath;
  });
  for (const { collection, slug, ownSlug } of renamed) {
    for (const entry of moved[collection] as { slug: string; aliases?: string[] }[]) {
      if (entry.slug !== slug) continue;
      Object.assign(entry, { slug: ownSlug, aliases: [slug, ...(entry.aliases ?? [])] });
    }
  }
  return moved;
}
