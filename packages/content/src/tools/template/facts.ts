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
    highlights: texts,
  }),
  education: listOf({
    institution: optional,
    studyType: optional,
    area: optional,
    startDate: optional,
    endDate: optional,
  }),
  projects: listOf({
    name: optional,
    description: optional,
    url: optional,
    startDate: optional,
    highlights: texts,
    keywords: texts,
  }),
  skills: listOf({ name: optional, keywords: texts }),
  interests: listOf({ name: optional }),
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

/**
 * Lists what of a JSON Resume document a site is begun without: entries that lack something, and parts that it has no place for.
 *
 * @param source the document, which `readFacts` has read
 */
export function leftOutLines(source: object): string[] {
  const { work, education } = jsonResumeSchema.parse(source);
  const known = [...Object.keys(jsonResumeSchema.shape), '$schema', 'meta'];
  const parts = Object.entries(source).filter(
    ([key, value]) => !known.includes(key) && (value as unknown[] | null)?.length !== 0,
  );
  return [
    ...work.flatMap(({ name, position, startDate }, index) =>
      name && position && startDate ? [] : [`work[${index}]: give name, position and startDate`],
    ),
    ...education.flatMap(({ institution, studyType, area, startDate, endDate }, index) =>
      institution && (studyType ?? area) && (startDate ?? endDate)
        ? []
        : [`education[${index}]: give institution, studyType or area, and a date`],
    ),
    ...parts.map(([key]) => `${key}: add what of it the site shall show`),
  ];
}
