/** Completes and sorts the entries in each collection, and links articles to each other. */
import { paletteTiles } from '@portfolio/theme/resolve';
import { collections, locationOf, type CollectionName } from '../documents';
import type { LinkUse } from '../markdown/readMarkdown';
import { hrefTo, type EntryRouteId } from '../routes';
import type { ArticleLink, ArticleLinks, ArticlePage, Post, Project } from '../schemas/article';
import type { CertificateGroup } from '../schemas/certificate';
import type { CustomPage } from '../schemas/page';
import { isFields, unwrapSamples } from './samples';
import type { Collections, LinkHelpers } from './shape';
import type { Source } from './sources';

type Entry = Project | Post | CertificateGroup | CustomPage;

/** An entry's file, valid or not. */
export interface EntryFile {
  file: string;
  collection: CollectionName;
  /** Slug from the file name. */
  slug: string;
  /** A translation's own slug, if any. */
  ownSlug?: string | undefined;
  links: readonly LinkUse[];
  ids: readonly string[];
  /** The aliases in the front matter, valid or not. */
  aliases: readonly string[];
  /** The entry; undefined if it has problems. */
  entry?: Entry | undefined;
}

/** Returns the entry in a file; undefined for a file that is not an entry, and for a translation into another language. */
export function entryFileOf(
  { file, value, markdown }: Source,
  language?: string,
): EntryFile | undefined {
  const location = locationOf(file);
  if (!location?.collection || (location.language && location.language !== language))
    return undefined;
  const { links, ids } = markdown ?? { links: [], ids: [] };
  const aliases = isFields(value) && unwrapSamples(value['aliases'], file).value;
  return {
    file,
    collection: location.collection,
    slug: location.name,
    links,
    ids,
    aliases: Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [],
  };
}

/** Adds a coloured tile to front matter without one. The same slug always gets the same tile. */
export function withTile(fields: unknown, slug: string): unknown {
  if (!isFields(fields) || 'tile' in fields) return fields;
  const hash = [...slug].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 0);
  return { ...fields, tile: paletteTiles[hash % paletteTiles.length] };
}

/**
 * Chooses the first category or tag that is one of the site's categories, ignoring case. Other categories become tags. Tries the joined
 * categories first, because Jekyll splits `categories: Web Design` at the space.
 */
export function withCategory(fields: unknown, known: readonly string[] = []): unknown {
  if (!isFields(fields)) return fields;
  const { category, tags } = fields;
  const names = [category].flat() as unknown[];
  const tagged = Array.isArray(tags) ? (tags as unknown[]) : [];
  const knownName = (name: unknown) =>
    known.find((one) => typeof name === 'string' && one.toLowerCase() === name.toLowerCase());
  const multiWordName = knownName(names.join(' '));
  const chosen = multiWordName ?? [...names, ...tagged].map(knownName).find(Boolean) ?? names[0];
  if (chosen === undefined) return fields;
  const isOther = (name: unknown) => name !== chosen && knownName(name) !== chosen;
  const others = multiWordName || !Array.isArray(category) ? [] : names.filter(isOther);
  if (others.length === 0 && tagged.length === 0) return { ...fields, category: chosen };
  const keyOf = (name: unknown) => (typeof name === 'string' ? name.toLowerCase() : name);
  const otherTags = [...tagged.filter(isOther), ...others].filter(
    (name, at, all) => all.findIndex((other) => keyOf(other) === keyOf(name)) === at,
  );
  return { ...fields, category: chosen, tags: otherTags };
}

/** Returns true for drafts and future entries. */
export function isHidden(value: unknown, today: string): boolean {
  const { draft, date } = (value ?? {}) as Record<string, unknown>;
  return draft === true || (typeof date === 'string' && date > today);
}

/** Applies a function to each collection's list of entries. */
export const mapCollections = (
  { projects, posts, certificates, customPages }: Collections,
  change: <One extends Entry>(entries: readonly One[], name: CollectionName) => One[],
): Collections => ({
  projects: change(projects, 'projects'),
  posts: change(posts, 'posts'),
  certificates: change(certificates, 'certificates'),
  customPages: change(customPages, 'customPages'),
});

/** Removes prose and read times, because pages show these only in an entry's own language. */
export const withoutProse = (entries: Collections): Collections =>
  mapCollections(entries, (list) =>
    list.map((entry) => ({
      ...entry,
      ...('sections' in entry && { sections: [] }),
      ...('page' in entry && entry.page && { page: { ...entry.page, sections: [], readTime: '' } }),
    })),
  );

export const noEntries: Collections = {
  projects: [],
  posts: [],
  certificates: [],
  customPages: [],
};

/** Merges two sets of collections, and sorts each collection. */
export const joinCollections = (
  one: Collections,
  other: Collections,
  language: string,
): Collections =>
  mapCollections(one, <One extends Entry>(entries: readonly One[], name: CollectionName) =>
    [...entries, ...(other[name] as unknown as One[])].sort(entryComparator(language)),
  );

/** Lists each collection's valid entries, sorted for a language. */
export const listEntries = (entryFiles: readonly EntryFile[], language: string): Collections =>
  mapCollections(noEntries, <One extends Entry>(_: readonly One[], name: CollectionName) =>
    entryFiles
      .flatMap(({ collection, entry }) => (collection === name && entry ? [entry as One] : []))
      .sort(entryComparator(language)),
  );

/** Returns an entry's route; undefined for a project without a page. An invalid entry counts as having a page. */
export function routeOfEntry({
  collection,
  entry,
}: Pick<EntryFile, 'collection' | 'entry'>): EntryRouteId | undefined {
  const [page, upcoming]: readonly [EntryRouteId, EntryRouteId?] = collections[collection].routes;
  return entry && 'link' in entry && entry.link.kind !== 'page' ? upcoming : page;
}

interface Sortable {
  slug: string;
  title?: string;
  order?: number | undefined;
  date?: string;
  /** Undefined for certificates and custom pages. */
  link?: { kind: string };
  page?: { publishedOn: string };
}

/** Returns a comparator that sorts by `order`, then newest first, then by title or slug. Upcoming entries come last. */
function entryComparator(language: string) {
  const { compare } = new Intl.Collator(language);
  const isUpcoming = ({ link }: Sortable) => link?.kind === 'none' || link?.kind === 'upcoming';
  const orderOf = ({ order = Number.MAX_SAFE_INTEGER }: Sortable) => order;
  const dateOf = ({ date, page }: Sortable) => date ?? page?.publishedOn ?? '';
  const nameOf = ({ link, slug, title = slug }: Sortable) => (link ? slug : title);
  return (one: Sortable, other: Sortable): number =>
    Number(isUpcoming(one)) - Number(isUpcoming(other)) ||
    orderOf(one) - orderOf(other) ||
    compare(dateOf(other), dateOf(one)) ||
    compare(nameOf(one), nameOf(other));
}

interface Article {
  slug: string;
  link: ArticleLink;
  category: string;
  page: ArticlePage;
}

const maxRelated = 3;

/** Values that related articles share, strongest relation first. */
const relations: readonly ((article: Article) => readonly string[])[] = [
  ({ page }) => page.skills ?? [],
  ({ page }) => page.tags ?? [],
  ({ category }) => [category],
];

/** Sets `links` on the page of every article. The entries must be in list order. */
export function linkArticles({ projects, posts }: Collections, { isOff }: LinkHelpers): void {
  const articleOf = (id: 'project' | 'post', entry: Project | Post, title = ''): Article[] => {
    const { slug, category, language, page } = entry;
    const href = hrefTo(id, slug);
    if (!page || isOff(href)) return [];
    return [{ slug, category, page, link: { title, href, ...(language && { language }) } }];
  };
  const lists = [
    projects.flatMap((project) => articleOf('project', project, project.page?.title)),
    posts.flatMap((post) => articleOf('post', post, post.title)),
  ];
  const postListIndex = 1;
  const postTags = new Set(lists[postListIndex]?.flatMap(({ page }) => page.tags ?? []));
  for (const [index, list] of lists.entries()) {
    const others = new Map(lists[1 - index]?.map(({ slug, link }) => [slug, link]));
    const seriesByName = seriesOf(list);
    // Posts are listed newest first, but "next" must link to a later post.
    const ordered = index === postListIndex ? byDate(list) : list;
    ordered.forEach((article, at) => {
      const [previous, next] = [ordered[at - 1]?.link, ordered[at + 1]?.link];
      const counterpart = others.get(article.slug);
      const { series: name = '', tags = [] } = article.page;
      const parts = seriesByName.get(name) ?? [];
      article.page.links = {
        ...(previous && { previous }),
        ...(next && { next }),
        ...(counterpart && { counterpart }),
        ...(parts.length > 1 && { series: { name, parts } }),
        ...(tags.length > 0 && { listedTags: tags.filter((tag) => postTags.has(tag)) }),
        related: relatedTo(article, list),
      };
    });
  }
}

const byDate = (list: readonly Article[]) =>
  [...list].sort(
    (one, other) =>
      one.page.publishedOn.localeCompare(other.page.publishedOn) ||
      one.slug.localeCompare(other.slug),
  );

function seriesOf(list: readonly Article[]): Map<string, ArticleLink[]> {
  const series = new Map<string, ArticleLink[]>();
  for (const { page, link } of byDate(list)) {
    if (page.series) series.set(page.series, [...(series.get(page.series) ?? []), link]);
  }
  return series;
}

/** Finds the articles that share the most with an article. Equal matches stay in list order. */
function relatedTo(article: Article, list: readonly Article[]): ArticleLinks['related'] {
  const related: { other: Article; shared: string[] }[] = [];
  for (const namesOf of relations) {
    const missing = maxRelated - related.length;
    const names = namesOf(article);
    if (missing === 0 || names.length === 0) continue;
    const found = new Set([article, ...related.map(({ other }) => other)]);
    const matches = list.flatMap((other) => {
      if (found.has(other)) return [];
      const others = namesOf(other);
      const shared = names.filter((name) => others.includes(name));
      return shared.length > 0 ? [{ other, shared }] : [];
    });
    matches.sort((one, other) => other.shared.length - one.shared.length);
    related.push(...matches.slice(0, missing));
  }
  return related.map(({ other, shared }) => ({ ...other.link, shared }));
}
