/** The beginning of a post, a project, a job or a group of certificates. */
import { format } from 'oxfmt';
import { sample } from '../../sample';
import { markdownText } from './moduleText';
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

const noJobs = `import { defineDocument } from '@portfolio/content/define';

export default defineDocument('jobs', { present: 'today', list: [] });
`;

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
  { name, today, category, jobs = noJobs }: EntryFacts,
): Promise<{ file: string; text: string }> {
  const slug = slugOf(name);
  const text = (value: string) => JSON.stringify(value);
  const prose = '## Overview\n\nWrite here.';
  const shared = { date: today, category, draft: true };
  const make = async (file: string, content: string) => ({
    file,
    text: await formatted(file, content),
  });
  switch (kind) {
    case 'post': {
      const summary = sample('A sentence or two for the card.');
      const fields = { title: name, summary };
      return make(`posts/${slug}.md`, markdownText({ ...fields, ...shared }, prose));
    }
    case 'project': {
      const fields = { name, subtitle: sample('What it does, in one sentence.') };
      return make(`projects/${slug}.md`, markdownText({ ...fields, ...shared }, prose));
    }
    case 'job': {
      if (!/\blist: \[/.test(jobs)) throw new Error('jobs.ts has no "list: [" to begin a job in');
      const job = `{
        id: '${slug}', company: ${text(name)}, city: sample('Online'), role: sample('Your role'),
        from: sample('${today.slice(0, 7)}'), tile: 'leaf',
        image: { art: 'companies/${slug}', alt: ${text(`The mark of ${name}.`)} },
        highlights: [sample('What you did, and what came of it.')],
      },`;
      const changed = jobs
        .replace(/\blist: \[/, (start) => `${start}${job}`)
        .replace('import { defineDocument }', 'import { defineDocument, sample }');
      return make('jobs.ts', changed);
    }
    case 'certificate':
      return make(
        `certificates/${slug}.ts`,
        `import { defineCertificateGroup, sample } from '@portfolio/content/define';

export default defineCertificateGroup({
  slug: '${slug}', order: sample(99, 'its place in the list'), name: ${text(name)},
  heading: ${text(`My ${name} Certifications`)}, tile: 'leaf',
  image: { art: 'providers/${slug}', alt: ${text(`The mark of ${name}.`)} },
  certificates: [
    {
      title: sample('The title'), issuedBy: ${text(name)}, date: sample('${new Date(today).toLocaleDateString('en-GB', { dateStyle: 'long' })}'),
      image: { art: 'certificates/${slug}', alt: ${text(`A certificate of ${name}.`)} },
      href: sample('https://example.com/certificate'),
    },
  ],
});
`,
      );
  }
}
