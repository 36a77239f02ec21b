/** Creates a post, project, page, job or certificate group, or the translation of an entry. */
import { join } from 'node:path';
import { locationOf, slugFromName } from '../../documents';
import { isFields, sample, type Fields } from '../samples';
import type { Source } from '../sources';
import { isTranslatable } from '../translate';
import { documentText, markdownText, withFirstItem } from '../yaml';
import { slugOf } from './newContent';
import { markUntranslated, starterDocument, starterEntry } from './starter';

/** Kinds of entries that `content:new` creates. */
export const entryKinds = ['post', 'project', 'page', 'job', 'certificate'] as const;
export type EntryKind = (typeof entryKinds)[number];

export interface EntryFacts {
  /** Title, or name of the project, company or provider. */
  name: string;
  /** Today, as `YYYY-MM-DD`. */
  today: string;
  /** The first of the owner's categories for this kind of entry. */
  category: string;
  /** The site's language. */
  language: string;
  /** The content folder's absolute path. */
  folder: string;
  /** The content of `jobs.yaml`, if it exists. */
  jobs?: string | undefined;
}

/** Creates an entry with samples for unknown values. Posts, projects and pages start as drafts. Returns the file's path and text. */
export function newEntry(
  kind: EntryKind,
  {
    name,
    today,
    category,
    language,
    folder,
    jobs = documentText(join(folder, 'jobs.yaml'), starterDocument('jobs.yaml')),
  }: EntryFacts,
): { file: string; text: string } {
  const slug = slugOf(name);
  const placeholders = {
    'a-name': slug,
    'A name': name,
    'A category': category,
    '2000-01-01': today,
    '2000-01': today.slice(0, 7),
  };
  /** Marks the English text as samples if the site is in another language. */
  const starter = () => {
    const fields = starterDocument(`entries/${kind}.yaml`, placeholders);
    return /^en\b/.test(language) ? fields : markUntranslated(fields, name);
  };
  if (kind === 'job') {
    return { file: 'jobs.yaml', text: withFirstItem(jobs, 'list', starter()) };
  }
  if (kind === 'certificate') {
    const file = `certificates/${slug}.yaml`;
    return { file, text: documentText(join(folder, file), starter()) };
  }
  const { fields, prose } = starterEntry(kind, placeholders);
  return { file: `${kind}s/${slug}.md`, text: markdownText(fields, prose) };
}

/** Finds an entry in the default language by its file name or by an alias, such as the `slug` in its front matter. */
export function findOriginal(sources: readonly Source[], slug: string): Source | undefined {
  const name = slugFromName(slug);
  return sources.find(({ file, value }) => {
    const location = locationOf(file);
    const { aliases = [] } = (value ?? {}) as { aliases?: unknown[] };
    return (
      location?.collection &&
      !location.language &&
      (location.name === name || aliases.includes(slug))
    );
  });
}

/** Selects the fields to translate, as samples. */
const untranslated = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      if (isTranslatable(name, field)) return [[name, sample(field, 'translate')]];
      const inner = isFields(field) ? untranslated(field) : {};
      return Object.keys(inner).length > 0 ? [[name, inner]] : [];
    }),
  );

/** Creates a draft translation of a post, project or page. Copies the original's prose, and its other texts as samples to translate. */
export function newTranslation({ value }: Pick<Source, 'value'>, text: string): string {
  const fields = isFields(value) ? untranslated(value) : {};
  // Removes the front matter and a leading # heading.
  const prose = text.replace(/^(---|\+{3})\r?\n[^]*?\n\1\s*(?:# .*)?/, '').trim();
  return markdownText({ ...fields, draft: true }, prose);
}
