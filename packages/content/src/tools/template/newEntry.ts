/** Creates a post, project, page, job or group of certificates. */
import { join } from 'node:path';
import { withFirstItem } from '../yaml';
import { documentText, markdownText } from './fileText';
import { slugOf } from './newContent';
import { inOwnLanguage, starterDocument, starterEntry } from './starter';

/** Kinds of entries that `content:new` starts. */
export const entryKinds = ['post', 'project', 'page', 'job', 'certificate'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Facts about a new entry. */
export interface EntryFacts {
  /** Title, or name of the project, company or provider. */
  name: string;
  /** Today, as `YYYY-MM-DD`. */
  today: string;
  /** The owner's first category of that kind. */
  category: string;
  /** Language of the site. */
  language: string;
  /** Absolute path of the content folder. */
  folder: string;
  /** Content of `jobs.yaml`, if it exists. */
  jobs?: string | undefined;
}

/**
 * Creates an entry; unknown values are samples. Posts and projects start as drafts, which only development shows.
 *
 * @returns path below the content folder, and the text
 * @throws Error if `jobs.yaml` has an unexpected form
 */
export function newEntry(
  kind: EntryKind,
  {
    name,
    today,
    category,
    language,
    folder,
    jobs = documentText(join(folder, 'jobs.yaml'), 'jobs', starterDocument('jobs.yaml')),
  }: EntryFacts,
): { file: string; text: string } {
  const slug = slugOf(name);
  const words = {
    'a-name': slug,
    'A name': name,
    'A category': category,
    '2000-01-01': today,
    '2000-01': today.slice(0, 7),
  };
  /** Reads a starter. Marks its English texts if the site has another language. */
  const starter = () => {
    const fields = starterDocument(`entries/${kind}.yaml`, words);
    return /^en\b/.test(language) ? fields : inOwnLanguage(fields, name);
  };
  if (kind === 'job') {
    return { file: 'jobs.yaml', text: withFirstItem(jobs, 'list', starter()) };
  }
  if (kind === 'certificate') {
    const file = `certificates/${slug}.yaml`;
    return { file, text: documentText(join(folder, file), 'certificates', starter()) };
  }
  const { fields, prose } = starterEntry(kind, words);
  return { file: `${kind}s/${slug}.md`, text: markdownText(fields, prose) };
}
