import { messages } from '@portfolio/messages';
import * as content from '@portfolio/content/node';
import {
  canonicalPath,
  hasPage,
  hrefTo,
  pages,
  routeIds,
  routeOf,
  type CertificateGroup,
  type CustomPage,
  type EntryRouteId,
  type PageId,
  type Picture,
  type Post,
  type PostPage,
  type Project,
  type ProjectPage,
  type RouteId,
} from '@portfolio/content/node';
import type { SharePictureOptions } from '@portfolio/ui/art';
import type { ElementContent } from 'hast';
import { hash } from 'node:crypto';
import { buildIndex, topicsOf } from '../src/search/buildIndex';

/** Default drawing of a page. */
export const mark = 'mark';

type FixedPageId = Exclude<PageId, EntryRouteId>;

type Article = (Project & { page: ProjectPage }) | (Post & { page: PostPage });

interface PageDetails {
  name: string;
  /** Page that lists this one; the home page if undefined. */
  parent?: PageId;
  shared: Pick<SharePictureOptions, 'title' | 'kicker' | 'tile'> & { picture: Picture };
  article?: Article;
  /** Names of listed items that have no page, such as certificates. */
  items?: readonly string[];
}

export interface PublishedPage extends PageDetails {
  id: RouteId;
  /** Canonical path from the root, without a trailing slash. */
  path: string;
  /** Capitalised path for links to the page; undefined if links use `path`. */
  linked?: string;
  /** Other paths that show the page. */
  aliases: string[];
  /** Data files by path below the site's base. */
  data: ReadonlyMap<string, unknown>;
  updatedOn?: string;
  /** Slug of the entry by language, on sites in several languages. */
  entryLanguages?: Readonly<Record<string, string>>;
}

export const copiesOf = ({ linked, aliases }: PublishedPage) => [
  ...(linked ? [linked] : []),
  ...aliases,
];

/** ISO dates sort alphabetically. */
const latest = (days: readonly (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

const dataPath = (data: string, slug = '') => `data/${data.replace(':slug', () => slug)}.json`;

/** An alias is either an old path or a slug. */
const isPath = (alias: string) => alias.startsWith('/');

function entryPage(
  id: EntryRouteId,
  entry: Article | Post | CertificateGroup | CustomPage,
  details: PageDetails,
): PublishedPage {
  const { slug } = entry;
  const aliases = 'aliases' in entry ? (entry.aliases ?? []) : [];
  const slugs = aliases.filter((alias) => !isPath(alias));
  const [path, linked] = [canonicalPath(id, slug), hrefTo(id, slug)];
  const hasOtherSpelling = linked !== path;
  const { data } = routeOf(id);
  return {
    ...details,
    id,
    path,
    ...(hasOtherSpelling && { linked }),
    aliases: [
      ...slugs.flatMap((alias) => [
        canonicalPath(id, alias),
        ...(hasOtherSpelling ? [hrefTo(id, alias)] : []),
      ]),
      // Old links may end with a slash. For links with a slash, static hosts look for a folder.
      ...aliases.filter(isPath).flatMap((alias) => [alias, `${alias}/`]),
    ],
    data: new Map(data ? [slug, ...slugs].map((name) => [dataPath(data, name), entry]) : []),
    updatedOn: details.article?.page.updatedOn,
    ...(entry.languages && { entryLanguages: entry.languages }),
  };
}

function projectPages({ page, ...project }: Project): PublishedPage[] {
  if (!page) return [];
  const { name, tile, image: picture } = project;
  const article = { ...project, page };
  const shared = { title: page.title, kicker: page.badge, tile, picture };
  return [entryPage('project', article, { name, parent: 'projects', shared, article })];
}

function postPage({ page, ...post }: Post): PublishedPage {
  const { title, category, tile, image: picture } = post;
  const details = { name: title, shared: { title, kicker: category, tile, picture } };
  if (!page) return entryPage('comingSoon', post, details);
  const article = { ...post, page };
  return entryPage('post', article, { ...details, parent: 'blogs', article });
}

function groupPage(group: CertificateGroup): PublishedPage {
  const { heading, tile, image: picture, certificates } = group;
  return entryPage('certificateGroup', group, {
    name: heading,
    parent: 'certificates',
    shared: { title: heading, kicker: content.site.name, tile, picture },
    items: certificates.map(({ title }) => title),
  });
}

function galleryPhoto(nodes: readonly ElementContent[], isInGallery = false): Picture | undefined {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const { tagName, properties, children } = node;
    // Markdown images have the fields of `Picture` as properties.
    if (isInGallery && tagName === 'img') return properties as unknown as Picture;
    const photo = galleryPhoto(children, isInGallery || properties['dataBlock'] === 'gallery');
    if (photo) return photo;
  }
  return undefined;
}

function customPage(page: CustomPage): PublishedPage {
  const { title, tile, kolam, sections, updatedOn } = page;
  const picture = page.picture ??
    galleryPhoto(sections) ?? {
      art: kolam ? `heads/${kolam}` : mark,
      alt: messages.sharing.pattern,
    };
  const shared = { title, kicker: content.site.name, tile, picture };
  return { ...entryPage('customPage', page, { name: title, shared }), updatedOn };
}

/** Creates a page with a fixed path. In its route, `data` is the name of a content export. */
function fixedPage(id: FixedPageId, updatedOn?: string): PublishedPage {
  const { path, data } = routeOf(id);
  const value = data && (content as Record<string, unknown>)[data];
  if (data && value === undefined) {
    throw new Error(`The page "${id}" uses "${data}", which the content does not export`);
  }
  const { title, heading, tile, kolam, picture: pagePicture } = pages[id];
  const headDrawing = { art: kolam ? `heads/${kolam}` : mark, alt: messages.sharing.pattern };
  const picture =
    pagePicture ?? (id === 'home' ? (content.home.picture ?? content.owner.portrait) : headDrawing);
  return {
    id,
    path,
    name: title,
    shared: { title: heading, kicker: content.site.name, tile, picture },
    aliases: [],
    data: new Map(data ? [[dataPath(data), value]] : []),
    updatedOn,
  };
}

/** Returns the latest change date of the entries that Home features or links to. */
export function homeUpdatedOn(
  home: typeof content.home,
  entries: readonly PublishedPage[],
): string | undefined {
  const text = JSON.stringify(home);
  const shown = entries.filter(
    ({ path, linked = path, article }) =>
      (article && 'featured' in article && article.featured) || text.includes(`"${linked}"`),
  );
  return latest(shown.map(({ updatedOn }) => updatedOn));
}

/** Lists all pages except the 404 page and disabled pages. */
export function listPublishedPages(): PublishedPage[] {
  const projects = content.projectEntries.flatMap(projectPages);
  const posts = content.postEntries.map(postPage);
  const groups = content.certificateEntries.map(groupPage);
  const customPages = content.customPageEntries.map(customPage);
  // Fixed pages that are not listed here have no known date.
  const updatedOn: Partial<Record<RouteId, string>> = {
    home: homeUpdatedOn(content.home, [...projects, ...posts]),
    projects: latest(projects.map(({ updatedOn }) => updatedOn)),
    blogs: latest(posts.map(({ updatedOn }) => updatedOn)),
  };
  const fixed = routeIds
    .filter((id) => hasPage(id) && !routeOf(id).path.includes(':slug') && id !== 'notFound')
    .map((id) => fixedPage(id as FixedPageId, updatedOn[id]));
  return [
    ...fixed,
    ...[...projects, ...posts, ...groups, ...customPages].filter(({ id }) => hasPage(id)),
  ];
}

/**
 * Creates the search index files, by path below the site's base. Empty if the search is off.
 *
 * @param pageTexts text of pages other than articles, by path; empty in development
 */
export function searchFiles(
  publishedPages: readonly PublishedPage[],
  pageTexts: ReadonlyMap<string, string> = new Map(),
): Map<string, unknown> {
  if (!hasPage('search')) return new Map();
  const articles = new Map(
    publishedPages.flatMap(({ path, linked = path, article, data }) => {
      if (!article) return [];
      const [file = ''] = data.keys();
      const { category, page } = article;
      const topics = topicsOf(category, page);
      return [[linked, { data: file, topics, sections: page.sections }] as const];
    }),
  );
  // Omits entries in other languages, because each language has its own index.
  const entries = content.siteIndex.flatMap(({ kind, entries }) =>
    entries
      .filter(({ language }) => !language)
      .map((entry) => ({
        kind,
        ...entry,
        ...(kind === 'page' && { pageText: pageTexts.get(entry.href) }),
        sections: [],
        ...articles.get(entry.href),
      })),
  );
  const version = hash('sha256', JSON.stringify(entries)).slice(0, 8);
  return buildIndex(entries, version);
}

/** Returns the data files of all pages, by path below the site's base. */
export const dataFiles = (publishedPages: readonly PublishedPage[]) =>
  new Map(publishedPages.flatMap(({ data }) => [...data]));
