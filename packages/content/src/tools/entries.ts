/** The entries of the three folders: which file is one, what is in it, and in which order they stand. */
import type { z } from 'zod';
import type { Documents } from '../documents';
import { explain, type Problem } from '../explain';
import type { LinkUse } from '../markdown/sections';
import type { EntryWords } from '../schemas/article';
import { certificateGroupSchema, toCertificateGroup } from '../schemas/certificate';
import { colouredTiles, slugSchema } from '../schemas/common';
import { postSchema, toPost } from '../schemas/post';
import { projectSchema, toProject } from '../schemas/project';
import type { Collections } from './content';
import type { Source } from './sources';

/** The file of an entry, good or not. */
export interface EntryFile {
  file: string;
  collection: keyof Collections;
  slug: string;
  /** The links of its prose. */
  links: readonly LinkUse[];
  /** The ids of its headings. */
  ids: readonly string[];
}

/** Projects and posts are Markdown, alone or in a folder with their pictures; a group of certificates is typed data. */
const entryFilePattern =
  /^(?:(projects|posts)\/([^/]+?)(?:\/index)?\.md|(certificates)\/([^/]+)\.ts)$/;

/** Tells which entry a file is; undefined when it is none. */
export function entryFileOf({ file, markdown }: Source): EntryFile | undefined {
  const match = entryFilePattern.exec(file);
  return (
    (match && {
      file,
      collection: (match[1] ?? match[3]) as EntryFile['collection'],
      slug: match[2] ?? match[4] ?? '',
      links: markdown?.links ?? [],
      ids: markdown?.ids ?? [],
    }) ??
    undefined
  );
}

/** Gives front matter that names no tile one of the coloured ones: always the same for a slug. */
export function withTile(fields: unknown, slug: string): unknown {
  if (typeof fields !== 'object' || fields === null || 'tile' in fields) return fields;
  const sum = [...slug].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 0);
  return { ...fields, tile: colouredTiles[sum % colouredTiles.length] };
}

/** Whether an entry is not for visitors, or not yet. */
export function isHidden(value: unknown, today: string): boolean {
  const { draft, date } = (value ?? {}) as Record<string, unknown>;
  return draft === true || (typeof date === 'string' && date > today);
}

/**
 * Checks an entry.
 *
 * @param entryFile which entry it is
 * @param value what its author wrote, without the markers of samples
 * @param markdown its prose, if it is Markdown
 * @param words what entries say where their authors have left that to the site
 * @returns the problems, and what adds the entry to its list; that does nothing where there are problems
 */
export function readEntry(
  { file, collection, slug }: EntryFile,
  value: unknown,
  markdown: Source['markdown'],
  words: EntryWords,
  categories: Documents['categories'] | undefined,
): { problems: Problem[]; keep: (collections: Collections) => void } {
  const problems: Problem[] = [];
  const report = (field: string, expectation: string) => {
    const line = markdown?.lineOf(field === '' ? [] : [field]);
    problems.push({ file, ...(line !== undefined && { line }), field, expectation });
  };
  const check = <Schema extends z.ZodType>(schema: Schema) => {
    const result = schema.safeParse(value);
    if (!result.success) problems.push(...explain(file, result.error.issues, markdown?.lineOf));
    return result.data;
  };
  const checkCategory = (category: string, known: readonly string[] | undefined) => {
    if (known && !known.includes(category)) report('category', `use one of: ${known.join(', ')}`);
  };
  const prose = markdown ?? { sections: [], words: 0 };
  const keep = <Name extends keyof Collections>(name: Name, entry: Collections[Name][number]) => ({
    problems,
    keep: (collections: Collections) => {
      if (problems.length === 0) (collections[name] as unknown[]).push(entry);
    },
  });
  if (!slugSchema.safeParse(slug).success) {
    report('', 'name the file in lower-case letters and digits joined by single hyphens');
  }
  if (collection === 'projects') {
    const fields = check(projectSchema);
    if (fields) {
      checkCategory(fields.category, categories?.projects);
      return keep('projects', toProject(slug, fields, prose, report, words, categories?.upcoming));
    }
  } else if (collection === 'posts') {
    const fields = check(postSchema);
    if (fields) {
      checkCategory(fields.category, categories?.posts);
      return keep('posts', toPost(slug, fields, prose, report, words, categories?.upcoming));
    }
  } else {
    const group = check(certificateGroupSchema);
    if (group && group.slug !== slug) report('slug', `write "${slug}", the name of the file`);
    if (group) return keep('certificates', toCertificateGroup(group, words));
  }
  return { problems, keep: () => undefined };
}

/** Puts the entries into the order of their lists. */
export function sortEntries({ projects, posts, certificates }: Collections): void {
  projects.sort(
    byPlace(
      ({ link }) => link.kind === 'none',
      ({ page }) => page?.publishedOn,
    ),
  );
  posts.sort(
    byPlace(
      ({ link }) => link.kind === 'placeholder',
      ({ date }) => date,
    ),
  );
  certificates.sort((one, other) => one.order - other.order);
}

/** An announced entry comes last; the others by their order and, without one, the newest first. */
function byPlace<Entry extends { order?: number; slug: string }>(
  isAnnounced: (entry: Entry) => boolean,
  dateOf: (entry: Entry) => string | undefined,
) {
  const place = ({ order = Number.MAX_SAFE_INTEGER }: Entry) => order;
  return (one: Entry, other: Entry): number =>
    Number(isAnnounced(one)) - Number(isAnnounced(other)) ||
    place(one) - place(other) ||
    (dateOf(other) ?? '').localeCompare(dateOf(one) ?? '') ||
    one.slug.localeCompare(other.slug);
}
