/** The beginning of a post, a project, a job or a group of certificates. */
import { join } from 'node:path';
import { sample } from '../samples';
import { withFirstItem } from '../yaml';
import { documentText, markdownText } from './fileText';
import { slugOf } from './newContent';

/** The kinds of entries that can be begun. */
export const entryKinds = ['post', 'project', 'page', 'job', 'certificate'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What an entry is begun with. */
export interface EntryFacts {
  /** Its title, or the name of the project, the company or the provider. */
  name: string;
  /** The day, as year-month-day. */
  today: string;
  /** The first of the owner's categories for that kind. */
  category: string;
  /** The content folder, from the root of the disk on. */
  folder: string;
  /** What `jobs.yaml` holds, if it is there. */
  jobs?: string | undefined;
}

/**
 * Begins an entry; what is not known is a sample. Posts and projects begin as drafts, which only development shows.
 *
 * @returns the file below the content folder, and its whole text
 * @throws Error when `jobs.yaml` is not written as expected
 */
export function newEntry(
  kind: EntryKind,
  {
    name,
    today,
    category,
    folder,
    jobs = documentText(join(folder, 'jobs.yaml'), 'jobs', { present: 'today', list: [] }),
  }: EntryFacts,
): { file: string; text: string } {
  const slug = slugOf(name);
  const mark = `The mark of ${name}.`;
  const article = (collection: string, fields: object) => ({
    file: `${collection}/${slug}.md`,
    text: markdownText(
      { ...fields, date: today, category, draft: true },
      '## Overview\n\nWrite here.',
    ),
  });
  switch (kind) {
    case 'post':
      return article('posts', { title: name, summary: sample('A sentence or two for the card.') });
    case 'project':
      return article('projects', { name, subtitle: sample('What it does, in one sentence.') });
    case 'page': {
      const fields = { title: name, lead: sample('What the page is about, in one sentence.') };
      const text = markdownText(
        { ...fields, navigation: true, draft: true },
        '## Overview\n\nWrite here.',
      );
      return { file: `pages/${slug}.md`, text };
    }
    case 'job': {
      const job = {
        id: slug,
        company: name,
        city: sample('Online'),
        role: sample('Your role'),
        from: sample(today.slice(0, 7)),
        tile: 'fresh',
        image: { art: `companies/${slug}`, alt: mark },
        highlights: [sample('What you did, and what came of it.')],
      };
      return { file: 'jobs.yaml', text: withFirstItem(jobs, 'list', job) };
    }
    case 'certificate': {
      const date = new Date(today).toLocaleDateString('en-GB', { dateStyle: 'long' });
      const group = {
        slug,
        order: sample(99, 'its place in the list'),
        name,
        heading: `My ${name} Certifications`,
        tile: 'fresh',
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
      const file = `certificates/${slug}.yaml`;
      return { file, text: documentText(join(folder, file), 'certificates', group) };
    }
  }
}
