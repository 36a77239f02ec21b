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
import { createHash } from 'node:crypto';
import { buildIndex, topicsOf } from '../src/search/buildIndex';

/** The site's own mark, for pages without a drawing. */
export const mark = 'mark';

/** A page that is not made from an entry. */
type FixedPageId = Exclude<PageId, EntryRouteId>;

/** An entry that has a page with prose. */
type Article = (Project & { page: ProjectPage }) | (Post & { page: PostPage });

/** What a page is about, as lists and pictures of it say. */
interface Subject {
  /** What the page is called in lists. */
  name: string;
  /** The page above it, besides the home page; that lists it. */
  parent?: PageId;
  /** Title, line above it, colours and picture of its share picture. */
  shared: Pick<SharePictureOptions, 'title' | 'kicker' | 'tile'> & { picture: Picture };
  /** The entry that it shows, where that has prose. */
  article?: Article;
  /** What it lists, where those have no pages. */
  items?: readonly string[];
}

/** One page to prerender. */
export interface Address extends Subject {
  /** Which page of the registry it is. */
  id: RouteId;
  /** Where its HTML goes, from the root and without a slash at the end; also what is rendered, and the canonical address. */
  path: string;
  /** The capitalised form that cards link to, where there is one; it answers like `path`. */
  linked?: string;
  /** Addresses of other slugs, and old paths, that answer with the page. */
  aliases: string[];
  /** The data of the page by their path below the site's base: one file, and one more for each other slug. */
  data: ReadonlyMap<string, unknown>;
  /** Date of the last change, where one is known. */
  updatedOn?: string;
  /** The slug of an entry in each other language that it is in; left out for other pages, and where the site has one language. */
  entryLanguages?: Readonly<Record<string, string>>;
}

/** Everything the page answers to besides its own address. */
export const copiesOf = ({ linked, aliases }: Address) => [...(linked ? [linked] : []), ...aliases];

/** The latest of some days; years come first in them, so that text order is time order. */
const latest = (days: readonly (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

/** The path of a data file below the site's base. */
const dataPath = (data: string, slug = '') => `data/${data.replace(':slug', () => slug)}.json`;

/** Returns true for an alias that is an old path, false for a slug. */
const isPath = (alias: string) => alias.startsWith('/');

/** The page of an entry. Its data are the entry itself. */
function entryAddress(
  id: EntryRouteId,
  entry: Article | Post | CertificateGroup | CustomPage,
  subject: Subject,
): Address {
  const { slug } = entry;
  const aliases = 'aliases' in entry ? (entry.aliases ?? []) : [];
  const slugs = aliases.filter((alias) => !isPath(alias));
  const [path, linked] = [canonicalPath(id, slug), hrefTo(id, slug)];
  const isLinkedOtherwise = linked !== path;
  const { data } = routeOf(id);
  return {
    ...subject,
    id,
    path,
    ...(isLinkedOtherwise && { linked }),
    aliases: [
      ...slugs.flatMap((alias) => [
        canonicalPath(id, alias),
        ...(isLinkedOtherwise ? [hrefTo(id, alias)] : []),
      ]),
      ...aliases.filter(isPath),
    ],
    data: new Map(data ? [slug, ...slugs].map((name) => [dataPath(data, name), entry]) : []),
    updatedOn: subject.article?.page.updatedOn,
    ...(entry.languages && { entryLanguages: entry.languages }),
  };
}

function projectAddress({ page, ...project }: Project): Address[] {
  if (!page) return [];
  const { name, tile, image: picture } = project;
  const article = { ...project, page };
  const shared = { title: page.title, kicker: page.badge, tile, picture };
  return [entryAddress('project', article, { name, parent: 'projects', shared, article })];
}

function postAddress({ page, ...post }: Post): Address {
  const { title, category, tile, image: picture } = post;
  const subject = { name: title, shared: { title, kicker: category, tile, picture } };
  if (!page) return entryAddress('comingSoon', post, subject);
  const article = { ...post, page };
  return entryAddress('post', article, { ...subject, parent: 'blogs', article });
}

function groupAddress(group: CertificateGroup): Address {
  const { heading, tile, image: picture, certificates } = group;
  return entryAddress('certificateGroup', group, {
    name: heading,
    parent: 'certificates',
    shared: { title: heading, kicker: content.site.name, tile, picture },
    items: certificates.map(({ title }) => title),
  });
}

function customPageAddress(page: CustomPage): Address {
  const { title, tile, kolam, updatedOn } = page;
  const picture = { art: kolam ? `heads/${kolam}` : mark, alt: messages.sharing.pattern };
  const shared = { title, kicker: content.site.name, tile, picture };
  return { ...entryAddress('customPage', page, { name: title, shared }), updatedOn };
}

/** A page that is not made from an entry. Its data are the content of that name. */
function fixedAddress(id: FixedPageId, updatedOn?: string): Address {
  const { path, data } = routeOf(id);
  const value = data && (content as Record<string, unknown>)[data];
  if (data && value === undefined) {
    throw new Error(`The page "${id}" shows "${data}", which the content does not export`);
  }
  const { title, heading, tile, kolam } = pages[id];
  const head = { art: kolam ? `heads/${kolam}` : mark, alt: messages.sharing.pattern };
  const picture = id === 'home' ? content.owner.portrait : head;
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

/** All addresses of the site but that of the 404 page and of pages that are off. */
export function listAddresses(): Address[] {
  const projects = content.projectEntries.flatMap(projectAddress);
  const posts = content.postEntries.map(postAddress);
  const groups = content.certificateEntries.map(groupAddress);
  const customPages = content.customPageEntries.map(customPageAddress);
  const lastProject = latest(projects.map(({ updatedOn }) => updatedOn));
  // A list changes when one of its entries does. Of other pages no date is known, and none is made up.
  const updatedOn: Partial<Record<RouteId, string>> = {
    home: lastProject,
    projects: lastProject,
    blogs: latest(posts.map(({ updatedOn }) => updatedOn)),
  };
  const fixed = routeIds
    .filter((id) => hasPage(id) && !routeOf(id).path.includes(':slug') && id !== 'notFound')
    .map((id) => fixedAddress(id as FixedPageId, updatedOn[id]));
  return [
    ...fixed,
    ...[...projects, ...posts, ...groups, ...customPages].filter(({ id }) => hasPage(id)),
  ];
}

/**
 * Lists the files of the search's index by their path below the site's base; none where the search is off.
 *
 * @param pageTexts texts of the pages that are no articles, by their path; development has none
 */
export function searchFiles(
  addresses: readonly Address[],
  pageTexts: ReadonlyMap<string, string> = new Map(),
): Map<string, unknown> {
  if (!hasPage('search')) return new Map();
  const articles = new Map(
    addresses.flatMap(({ path, linked = path, article, data }) => {
      if (!article) return [];
      const [file = ''] = data.keys();
      const { category, page } = article;
      const topics = topicsOf(category, page);
      return [[linked, { data: file, topics, sections: page.sections }] as const];
    }),
  );
  const entries = content.siteIndex.flatMap(({ kind, entries }) =>
    entries.map((entry) => ({
      kind,
      ...entry,
      ...(kind === 'page' && { pageText: pageTexts.get(entry.href) }),
      sections: [],
      ...articles.get(entry.href),
    })),
  );
  const version = createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 8);
  return buildIndex(entries, version);
}

/** The data files of the pages by their path below the site's base. */
export const dataFiles = (addresses: readonly Address[]) =>
  new Map(addresses.flatMap(({ data }) => [...data]));
