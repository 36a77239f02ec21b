/** The entries of the three folders: which file is one, what is in it, and in which order they stand. */
import type { z } from 'zod';
import { collections, placeOf, type Documents } from '../documents';
import { explain, type Problem } from '../explain';
import type { LinkUse } from '../markdown/readMarkdown';
import { routes } from '../routes';
import type { EntryMessages } from '../schemas/article';
import { toCertificateGroup, type CertificateGroup } from '../schemas/certificate';
import { colouredTiles, slugSchema } from '../schemas/common';
import { toCustomPage, type CustomPage } from '../schemas/customPage';
import { toPost, type Post } from '../schemas/post';
import { toProject, type Project } from '../schemas/project';
import type { Collections } from './shape';
import type { Source } from './sources';

/** The file of an entry, good or not. */
export interface EntryFile {
  file: string;
  collection: keyof Collections;
  /** The name of its file. */
  slug: string;
  /** The last part of its address, where a translation has its own. */
  ownSlug?: string | undefined;
  /** The links of its prose. */
  links: readonly LinkUse[];
  /** The ids of its headings. */
  ids: readonly string[];
  /** What is in it; undefined where there are problems. */
  entry?: Project | Post | CertificateGroup | CustomPage | undefined;
}

/**
 * Tells which entry a file is; undefined when it is none.
 *
 * @param language the language of the translations among the files
 */
export function entryFileOf({ file, markdown }: Source, language?: string): EntryFile | undefined {
  const place = placeOf(file);
  if (!place?.collection || (place.language && place.language !== language)) return undefined;
  const { links, ids } = markdown ?? { links: [], ids: [] };
  return { file, collection: place.collection, slug: place.name, links, ids };
}

/** Gives front matter that names no tile one of the coloured ones: always the same for a slug. */
export function withTile(fields: unknown, slug: string): unknown {
  if (typeof fields !== 'object' || fields === null || 'tile' in fields) return fields;
  const sum = [...slug].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 0);
  return { ...fields, tile: colouredTiles[sum % colouredTiles.length] };
}

/** Files an entry under the first of its categories and tags that the site knows, however its letters are written. */
export function withCategory(fields: unknown, known: readonly string[] | undefined): unknown {
  if (typeof fields !== 'object' || fields === null || !known) return fields;
  const { category, tags } = fields as { category?: unknown; tags?: unknown };
  if (typeof category === 'string' && known.includes(category)) return fields;
  const names = [category, ...(Array.isArray(tags) ? (tags as unknown[]) : [])];
  const meant = names.flatMap((name) =>
    typeof name === 'string'
      ? (known.find((one) => one.toLowerCase() === name.toLowerCase()) ?? [])
      : [],
  );
  return meant[0] === undefined ? fields : { ...fields, category: meant[0] };
}

/** Whether an entry is not for visitors, or not yet. */
export function isHidden(value: unknown, today: string): boolean {
  const { draft, date } = (value ?? {}) as Record<string, unknown>;
  return draft === true || (typeof date === 'string' && date > today);
}

/**
 * Checks an entry, and adds it to its file when it is good.
 *
 * @param entryFile which entry it is
 * @param value what its author wrote, without the markers of samples
 * @param markdown its prose, if it is Markdown
 * @param words what entries say where their authors have left that to the site
 */
export function readEntry(
  entryFile: EntryFile,
  value: unknown,
  markdown: Source['markdown'],
  words: EntryMessages,
  categories: Documents['categories'] | undefined,
): Problem[] {
  const { file, collection, slug } = entryFile;
  const problems: Problem[] = [];
  const report = (field: string, expectation: string) =>
    void problems.push({ file, field, expectation });
  const check = <Fields>(schema: z.ZodType<Fields>) => {
    const result = schema.safeParse(value);
    if (!result.success) problems.push(...explain(file, result.error.issues));
    return result.data;
  };
  const prose = markdown ?? { sections: [], words: 0 };
  const parts = { slug, prose, words, upcoming: categories?.upcoming, report };
  const read = (): EntryFile['entry'] => {
    if (collection === 'certificates') {
      const fields = check(collections.certificates.schema);
      return fields && toCertificateGroup(fields, words);
    }
    if (collection === 'projects') {
      const fields = check(collections.projects.schema);
      return fields && toProject(fields, parts);
    }
    if (collection === 'customPages') {
      const fields = check(collections.customPages.schema);
      return fields && toCustomPage(fields, parts);
    }
    const fields = check(collections.posts.schema);
    return fields && toPost(fields, parts);
  };
  if (!slugSchema.safeParse(slug).success) {
    report('', 'name the file in lower-case letters and digits joined by single hyphens');
  }
  const entry = read();
  if (collection === 'customPages' && takenNames.includes(slug)) {
    report('', `rename the file; the site has something else at /${slug}`);
  }
  const known =
    collection === 'projects' || collection === 'posts' ? categories?.[collection] : undefined;
  if (entry && 'category' in entry && known && !known.includes(entry.category)) {
    report('category', `use one of: ${known.join(', ')}`);
  }
  if (entry && entry.slug !== slug) report('slug', `write "${slug}", the name of the file`);
  const { slug: ownSlug } = (value ?? {}) as { slug?: string };
  if (entry && collection !== 'certificates' && ownSlug && ownSlug !== slug) {
    entryFile.ownSlug = ownSlug;
    // Nothing else may have either of the two addresses.
    (entry as Post).aliases = [...((entry as Post).aliases ?? []), ownSlug];
    if (collection === 'customPages' && takenNames.includes(ownSlug)) {
      report('slug', `write another slug; the site has something else at /${ownSlug}`);
    }
  }
  if (problems.length === 0) entryFile.entry = entry;
  return problems;
}

/** Names at the root of the site that no page of the owner may have: those of other pages and of folders that the build writes. */
const takenNames = [
  ...Object.values(routes).map(({ path }) => path.split('/')[1]),
  ...['art', 'assets', 'data', 'feeds', 'fonts', 'images', 'share'],
];

/** Lists the good entries of each folder in their order. */
export function listEntries(entryFiles: readonly EntryFile[]): Collections {
  const entriesOf = <Name extends keyof Collections>(name: Name) =>
    entryFiles.flatMap(({ collection, entry }) =>
      collection === name && entry ? [entry as Collections[Name][number]] : [],
    );
  return {
    projects: entriesOf('projects').sort(byPlace),
    posts: entriesOf('posts').sort(byPlace),
    certificates: entriesOf('certificates').sort((one, other) => one.order - other.order),
    customPages: entriesOf('customPages').sort(
      (one, other) =>
        (one.order ?? Infinity) - (other.order ?? Infinity) || one.title.localeCompare(other.title),
    ),
  };
}

/** What decides the place of a project or a post. */
interface Placed {
  slug: string;
  order?: number;
  date?: string;
  link: { kind: string };
  page?: { publishedOn: string };
}

/** An announced entry comes last; the others by their order and, without one, the newest first. */
export function byPlace(one: Placed, other: Placed): number {
  const isAnnounced = ({ link: { kind } }: Placed) => kind === 'none' || kind === 'placeholder';
  const place = ({ order = Number.MAX_SAFE_INTEGER }: Placed) => order;
  const dateOf = ({ date, page }: Placed) => date ?? page?.publishedOn ?? '';
  return (
    Number(isAnnounced(one)) - Number(isAnnounced(other)) ||
    place(one) - place(other) ||
    dateOf(other).localeCompare(dateOf(one)) ||
    one.slug.localeCompare(other.slug)
  );
}
