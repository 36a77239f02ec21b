import * as content from '@portfolio/content/node';
import {
  canonicalPath,
  hasPage,
  hrefTo,
  pages,
  routeIds,
  routeOf,
  type CertificateGroup,
  type EntryRouteId,
  type Page,
  type PageId,
  type Post,
  type PostPage,
  type Project,
  type ProjectPage,
  type RouteId,
} from '@portfolio/content/node';
import { createHash } from 'node:crypto';
import { buildIndex, topicsOf } from '../src/search/buildIndex';

/** A page that is not made from an entry. */
type FixedPageId = Exclude<PageId, EntryRouteId>;

/** What a page is about. */
export type Subject =
  | { kind: 'page'; id: FixedPageId; page: Page }
  | { kind: 'project'; entry: Project & { page: ProjectPage } }
  | { kind: 'post'; entry: Post & { page: PostPage } }
  | { kind: 'comingSoon'; entry: Post }
  | { kind: 'certificateGroup'; entry: CertificateGroup };

/** One page to prerender. */
export interface Address {
  /** Which page of the registry it is. */
  id: RouteId;
  /** Where its HTML goes, from the root and without a slash at the end; also what is rendered, and the canonical address. */
  path: string;
  /** The capitalised form that cards link to, where there is one; it answers like `path`. */
  linked?: string;
  /** Addresses of other slugs that answer with the page. */
  aliases: string[];
  /** The data of the page by their path below the site's base: one file, and one more for each alias. */
  data: ReadonlyMap<string, unknown>;
  subject: Subject;
  /** Date of the last change, where one is known. */
  updatedOn?: string;
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

/** The page of an entry. Its data are the entry itself. */
function entryAddress(subject: Exclude<Subject, { kind: 'page' }>): Address {
  const { kind: id, entry } = subject;
  const { slug, page } = { page: undefined, ...entry };
  const aliases = 'aliases' in entry ? (entry.aliases ?? []) : [];
  const [path, linked] = [canonicalPath(id, slug), hrefTo(id, slug)];
  const isLinkedOtherwise = linked !== path;
  const { data } = routeOf(id);
  return {
    id,
    path,
    ...(isLinkedOtherwise && { linked }),
    aliases: aliases.flatMap((alias) => [
      canonicalPath(id, alias),
      ...(isLinkedOtherwise ? [hrefTo(id, alias)] : []),
    ]),
    data: new Map(data ? [slug, ...aliases].map((name) => [dataPath(data, name), entry]) : []),
    subject,
    updatedOn: page?.updatedOn,
  };
}

/** A page that is not made from an entry. Its data are the content of that name. */
function fixedAddress(id: FixedPageId, updatedOn?: string): Address {
  const { path, data } = routeOf(id);
  const value = data && (content as Record<string, unknown>)[data];
  if (data && value === undefined) {
    throw new Error(`The page "${id}" shows "${data}", which the content does not export`);
  }
  return {
    id,
    path,
    aliases: [],
    data: new Map(data ? [[dataPath(data), value]] : []),
    subject: { kind: 'page', id, page: pages[id] },
    updatedOn,
  };
}

/** All addresses of the site but that of the 404 page and of pages that are off. */
export function listAddresses(): Address[] {
  const projects = content.projectEntries.flatMap(({ page, ...entry }) =>
    page ? [entryAddress({ kind: 'project', entry: { ...entry, page } })] : [],
  );
  const posts = content.postEntries.map(({ page, ...entry }) =>
    entryAddress(
      page ? { kind: 'post', entry: { ...entry, page } } : { kind: 'comingSoon', entry },
    ),
  );
  const groups = content.certificateEntries.map((entry) =>
    entryAddress({ kind: 'certificateGroup', entry }),
  );

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
  return [...fixed, ...[...projects, ...posts, ...groups].filter(({ id }) => hasPage(id))];
}

/** The files of the search's index by their path below the site's base; none where the search is off. */
export function searchFiles(addresses: readonly Address[]): Map<string, unknown> {
  if (!hasPage('search')) return new Map();
  const articles = new Map(
    addresses.flatMap(({ path, linked = path, subject, data }) => {
      if (subject.kind !== 'project' && subject.kind !== 'post') return [];
      const [file = ''] = data.keys();
      const { category, page } = subject.entry;
      const topics = topicsOf(category, page);
      return [[linked, { data: file, topics, sections: page.sections }] as const];
    }),
  );
  const entries = content.siteIndex.flatMap(({ kind, entries }) =>
    entries.map((entry) => ({ kind, ...entry, sections: [], ...articles.get(entry.href) })),
  );
  const version = createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 8);
  return buildIndex(entries, version);
}

/** The data files of the pages by their path below the site's base. */
export const dataFiles = (addresses: readonly Address[]) =>
  new Map(addresses.flatMap(({ data }) => [...data]));
