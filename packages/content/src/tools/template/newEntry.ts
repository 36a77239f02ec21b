/** The beginning of a post, a project, a job or a group of certificates. */
import { format } from 'oxfmt';
import { sample } from '../../sample';
import { certificatesText, documentText, literal, markdownText } from './moduleText';
import { slugOf } from './newContent';

/** The kinds of entries that can be begun. */
export const entryKinds = ['post', 'project', 'job', 'certificate'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What an entry is begun with. */
export interface EntryFacts {
  /** Its title, or the name of the project, the company or the provider. */
  name: string;
  /** The day, as year-month-day. */
  today: string;
  /** The first of the owner's categories for that kind. */
  category: string;
  /** What `jobs.ts` holds, if it is there. */
  jobs?: string | undefined;
}

/** Formats a file as the repository's own are. Throws an Error for what is not written as its name says. */
export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, { singleQuote: true });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}

/**
 * Begins an entry; what is not known is a sample. Posts and projects begin as drafts, which only development shows.
 *
 * @returns the file below the content folder, and its whole text
 * @throws Error when `jobs.ts` is not written as expected
 */
export async function newEntry(
  kind: EntryKind,
  {
    name,
    today,
    category,
    jobs = documentText('jobs', { present: 'today', list: [] }),
  }: EntryFacts,
): Promise<{ file: string; text: string }> {
  const slug = slugOf(name);
  const mark = `The mark of ${name}.`;
  const make = async (file: string, text: string) => ({ file, text: await formatted(file, text) });
  const article = (folder: string, fields: object) =>
    make(
      `${folder}/${slug}.md`,
      markdownText({ ...fields, date: today, category, draft: true }, '## Overview\n\nWrite here.'),
    );
  switch (kind) {
    case 'post':
      return article('posts', { title: name, summary: sample('A sentence or two for the card.') });
    case 'project':
      return article('projects', { name, subtitle: sample('What it does, in one sentence.') });
    case 'job': {
      if (!/\blist: \[/.test(jobs)) throw new Error('jobs.ts has no "list: [" to begin a job in');
      const job = literal({
        id: slug,
        company: name,
        city: sample('Online'),
        role: sample('Your role'),
        from: sample(today.slice(0, 7)),
        tile: 'leaf',
        image: { art: `companies/${slug}`, alt: mark },
        highlights: [sample('What you did, and what came of it.')],
      });
      const changed = jobs
        .replace(/\blist: \[/, (start) => `${start}${job},`)
        .replace('import { defineDocument }', 'import { defineDocument, sample }');
      return make('jobs.ts', changed);
    }
    case 'certificate': {
      const date = new Date(today).toLocaleDateString('en-GB', { dateStyle: 'long' });
      const group = {
        slug,
        order: sample(99, 'its place in the list'),
        name,
        heading: `My ${name} Certifications`,
        tile: 'leaf',
        image: { art: `providers/${slug}`, alt: mark },
        certificates: [
          {
            title: sample('The title'),
            issuedBy: name,
            date: sample(date),
            image: { art: `certificates/${slug}`, alt: `A certificate of ${name}.` },
            href: sample('https://example.com/certificate'),
          },
        ],
      };
      return make(`certificates/${slug}.ts`, certificatesText(group));
    }
  }
}
