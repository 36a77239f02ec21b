/** The entries of the three folders: which file is one, what is in it, and in which order they stand. */
import type { z } from 'zod';
import type { Documents } from '../documents';
import { explain, type Problem } from '../explain';
import type { LinkUse } from '../markdown/sections';
import type { EntryWords } from '../schemas/article';
import {
  certificateGroupSchema,
  toCertificateGroup,
  type CertificateGroup,
} from '../schemas/certificate';
import { colouredTiles, slugSchema } from '../schemas/common';
import { postSchema, toPost, type Post } from '../schemas/post';
import { projectSchema, toProject, type Project } from '../schemas/project';
import type { Collections } from './shape';
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
  /** What is in it; undefined where there are problems. */
  entry?: Project | Post | CertificateGroup | undefined;
}

/** Projects and posts are Markdown, alone or in a folder with their pictures; a group of certificates is typed data. */
const entryFilePattern =
  /^(?:(projects|posts)\/([^/]+?)(?:\/index)?\.md|(certificates)\/([^/]+)\.ts)$/;

/** Tells which entry a file is; undefined when it is none. */
export function entryFileOf({ file, markdown }: Source): EntryFile | undefined {
  const match = entryFilePattern.exec(file);
  if (!match) return undefined;
  const collection = (match[1] ?? match[3]) as EntryFile['collection'];
  const { links, ids } = markdown ?? { links: [], ids: [] };
  return { file, collection, slug: match[2] ?? match[4] ?? '', links, ids };
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
  words: EntryWords,
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
      const fields = check(certificateGroupSchema);
      return fields && toCertificateGroup(fields, words);
    }
    if (collection === 'projects') {
      const fields = check(projectSchema);
      return fields && toProject(fields, parts);
    }
    const fields = check(postSchema);
    return fields && toPost(fields, parts);
  };
  if (!slugSchema.safeParse(slug).success) {
    report('', 'name the file in lower-case letters and digits joined by single hyphens');
  }
  const entry = read();
  const known = collection === 'certificates' ? undefined : categories?.[collection];
  if (entry && 'category' in entry && known && !known.includes(entry.category)) {
    report('category', `use one of: ${known.join(', ')}`);
  }
  if (entry && entry.slug !== slug) report('slug', `write "${slug}", the name of the file`);
  if (problems.length === 0) entryFile.entry = entry;
  return problems;
}

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
function byPlace(one: Placed, other: Placed): number {
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
