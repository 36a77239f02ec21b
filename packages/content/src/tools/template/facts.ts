/** What is known of a new owner: from answers, or from a JSON Resume document. */
import { z } from 'zod';
import { problemLine, explain } from '../../explain';

const optional = z
  .string()
  .optional()
  .catch(undefined)
  .transform((value) => value?.trim() || undefined);
const texts = z
  .array(z.string())
  .catch([])
  .default([])
  .transform((list) => list.map((text) => text.trim()).filter(Boolean));
const listOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.array(z.looseObject(shape)).default([]);

/** The part of a JSON Resume document (jsonresume.org) that a site is begun with. Anything may be missing. */
const jsonResumeSchema = z.looseObject({
  basics: z
    .looseObject({
      name: optional,
      label: optional,
      email: optional,
      url: optional,
      summary: optional,
      location: z
        .looseObject({ city: optional, region: optional, countryCode: optional })
        .prefault({}),
      profiles: listOf({ network: optional, username: optional, url: optional }),
    })
    .prefault({}),
  work: listOf({
    name: optional,
    position: optional,
    location: optional,
    startDate: optional,
    endDate: optional,
    url: optional,
    summary: optional,
    highlights: texts,
  }),
  education: listOf({
    institution: optional,
    studyType: optional,
    area: optional,
    startDate: optional,
    endDate: optional,
    courses: texts,
  }),
  projects: listOf({
    name: optional,
    description: optional,
    url: optional,
    startDate: optional,
    highlights: texts,
    keywords: texts,
  }),
  skills: listOf({ name: optional, level: optional, keywords: texts }),
  interests: listOf({ name: optional, keywords: texts }),
  certificates: listOf({ name: optional, date: optional, issuer: optional, url: optional }),
  volunteer: listOf({
    organization: optional,
    position: optional,
    url: optional,
    startDate: optional,
    endDate: optional,
    summary: optional,
    highlights: texts,
  }),
  awards: listOf({ title: optional, date: optional, awarder: optional, summary: optional }),
  publications: listOf({
    name: optional,
    publisher: optional,
    releaseDate: optional,
    url: optional,
    summary: optional,
  }),
  languages: listOf({ language: optional, fluency: optional }),
  references: listOf({ name: optional, reference: optional }),
});

/** What is known of a new owner, in the words of JSON Resume. */
export type Facts = z.infer<typeof jsonResumeSchema>;

/**
 * Reads a JSON Resume document, or answers in its form.
 *
 * @param source what the file holds
 * @param file its name, for the message
 * @throws Error that names each part that has another form than JSON Resume gives it
 */
export function readFacts(source: unknown, file = 'answers'): Facts {
  const result = jsonResumeSchema.safeParse(source);
  if (result.success) return result.data;
  throw new Error(explain(file, result.error.issues).map(problemLine).join('\n'));
}

/** A date of JSON Resume as a month or a year: `2022-06-01` becomes `2022-06`. */
export const timeOf = (date: string | undefined) =>
  /^\d{4}(-(0[1-9]|1[0-2]))?/.exec(date ?? '')?.[0];

/** A certificate that has all that its page shows. */
export const isWholeCertificate = ({ name, date, issuer, url }: Facts['certificates'][number]) =>
  Boolean(name && issuer && timeOf(date)?.includes('-') && url?.startsWith('https://'));

/** What an entry of each part needs to be imported. */
const needs = {
  work: [
    ({ name, position, startDate }: Facts['work'][number]) => name && position && startDate,
    'give name, position and startDate',
  ],
  education: [
    (stage: Facts['education'][number]) =>
      stage.institution && (stage.studyType ?? stage.area) && (stage.startDate ?? stage.endDate),
    'give institution, studyType or area, and a date',
  ],
  certificates: [isWholeCertificate, 'give name, issuer, url (https) and a date with its month'],
  projects: [({ name }: Facts['projects'][number]) => name, 'give name'],
  volunteer: [
    ({ position, organization }: Facts['volunteer'][number]) => position ?? organization,
    'give position or organization',
  ],
  awards: [({ title }: Facts['awards'][number]) => title, 'give title'],
  publications: [({ name }: Facts['publications'][number]) => name, 'give name'],
  languages: [({ language }: Facts['languages'][number]) => language, 'give language'],
  references: [({ name }: Facts['references'][number]) => name, 'give name'],
} satisfies { [Part in keyof Facts]?: [(entry: never) => unknown, string] };

/**
 * Lists what was not imported from a JSON Resume document: incomplete entries, and sections that a site does not have.
 *
 * @param source the document, already read by `readFacts`
 */
export function leftOutLines(source: object): string[] {
  const facts = jsonResumeSchema.parse(source);
  const known = [...Object.keys(jsonResumeSchema.shape), '$schema', 'meta'];
  const parts = Object.entries(source).filter(
    ([key, value]) => !known.includes(key) && (value as unknown[] | null)?.length !== 0,
  );
  return [
    ...Object.entries(needs).flatMap(([part, [isWhole, expectation]]) =>
      facts[part as keyof typeof needs].flatMap((entry, index) =>
        (isWhole as (entry: object) => unknown)(entry) ? [] : [`${part}[${index}]: ${expectation}`],
      ),
    ),
    ...parts.map(([key]) => `${key}: a site has no such section`),
  ];
}
