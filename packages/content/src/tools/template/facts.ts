/** Imports facts about a new owner from a JSON Resume document (jsonresume.org), or from answers to `content:init` in the same format. */
import { z } from 'zod';
import { explain, fieldName, problemLine, type FieldPath } from '../../explain';
import { isDate, isHttpsUrl, isWebUrl } from '../../format';
import { templateTag } from '../../markdown/shortcodes';
import { countryCodeSchema, yearSchema } from '../../schemas/common';
import { ownerSchema } from '../../schemas/site';
import { monthOrYearSchema } from '../../schemas/resume';

const text = z
  .string({ error: 'give a string' })
  .nullish()
  .transform((value) => value?.trim() || undefined);

/** Text that fails the check is not imported. */
const textThat = (isValid: (value: string) => boolean, error: string) =>
  text.refine((value) => !value || isValid(value), { error, abort: true });

const listOfTexts = (item: typeof text) =>
  z
    .array(item, { error: 'give a list of strings' })
    .nullish()
    .transform((value) => (value ?? []).flatMap((one) => one ?? []));
const textList = listOfTexts(text);

const strings = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;

const httpsUrl = textThat(isHttpsUrl, 'give a URL that starts with https://');
const pageUrl = textThat(isWebUrl, 'give a URL that starts with https:// or http://');

/** Text in the front matter of a Markdown file, in which a template tag is a mistake. */
const frontMatterText = textThat(
  (value) => !templateTag.test(value),
  'remove {{ … }} or {% … %}; a field cannot contain a template tag',
);

/** Creates a schema for a date of at most `length` characters. The rest of a longer date is not imported. */
const dateSchema = (length: number, imported: string, isValid: (date: string) => boolean) =>
  textThat((date) => isValid(date.slice(0, length)), 'give a date like 2022-06').refine(
    (date = '') => date.length <= length,
    { error: `only ${imported} imported`, params: { length } },
  );
const year = dateSchema(4, 'the year was', (date) => yearSchema.safeParse(Number(date)).success);
const month = dateSchema(
  7,
  'year and month were',
  (date) => monthOrYearSchema.safeParse(date).success,
);
const day = dateSchema(10, 'the day was', isDate);

/** Messages for mistakes that make a document unusable. Other mistakes only exclude a value from the import. */
const fatalErrors = ['give an object', 'give a list'];

const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? undefined : fatalErrors[0]),
  });

type Values = Record<PropertyKey, unknown>;

const conjunction = new Intl.ListFormat('en-GB');

/** Creates a schema for a list. Incomplete entries, by default those without the required fields, are not imported because of `error`. */
const listOf = <Shape extends z.core.$ZodLooseShape, Name extends keyof Shape & string>(
  shape: Shape,
  required: readonly Name[],
  isComplete: (entry: z.infer<z.ZodObject<Shape, z.core.$strict>>) => unknown = (entry) =>
    required.every((name) => (entry as Values)[name]),
  error = `give ${conjunction.format(required)}`,
) =>
  z
    .array(
      object(shape)
        .refine(isComplete, { error, abort: true })
        .refine(
          (entry) => {
            const { startDate = '', endDate = startDate } = entry as Partial<
              Record<string, string>
            >;
            return startDate.slice(0, endDate.length) <= endDate;
          },
          { error: 'give an end that is not before the start', path: ['endDate'] },
        )
        .transform((entry) => entry as typeof entry & Record<Name, string>)
        .nullable(),
      { error: fatalErrors[1] },
    )
    .default([])
    .transform((entries) => entries.filter((entry) => entry !== null));

const isEmail = (value: string) => ownerSchema.shape.email.safeParse(value).success;
const isCountryCode = (value: string) => countryCodeSchema.safeParse(value).success;

/** True if the document has an end date that was not imported. */
const hasEnded = z.literal(true).optional();
const activity = {
  startDate: month,
  endDate: month,
  hasEnded,
  url: pageUrl,
  highlights: textList,
};

const resumeSchema = object({
  $schema: z.unknown().optional(),
  basics: object({
    ...strings('name', 'label', 'summary'),
    email: textThat(isEmail, 'give an email address'),
    url: httpsUrl,
    location: object({
      ...strings('city', 'region'),
      countryCode: textThat(isCountryCode, 'give the two-letter country code, like FI'),
    }).prefault({}),
    profiles: listOf({ ...strings('network', 'username'), url: httpsUrl }, ['network', 'url']),
  }).prefault({}),
  work: listOf({ ...strings('name', 'position', 'location', 'summary'), ...activity }, [
    'name',
    'position',
    'startDate',
  ]),
  education: listOf(
    {
      ...strings('institution', 'studyType', 'area'),
      startDate: year,
      endDate: year,
      hasEnded,
      courses: textList,
    },
    ['institution'],
    ({ institution, studyType, area, startDate, endDate }) =>
      institution && (studyType ?? area) && (startDate ?? endDate),
    'give institution, studyType or area, and a date',
  ),
  projects: listOf(
    {
      name: frontMatterText,
      description: text,
      ...activity,
      keywords: listOfTexts(frontMatterText),
    },
    ['name'],
  ),
  skills: listOf({ ...strings('name', 'level'), keywords: textList }, ['name']),
  interests: listOf({ name: text, keywords: textList }, ['name']),
  certificates: listOf({ ...strings('name', 'issuer'), url: pageUrl, date: day }, [
    'name',
    'issuer',
    'date',
  ]),
  volunteer: listOf(
    { ...strings('organization', 'position', 'summary'), ...activity },
    [],
    ({ position, organization }) => position ?? organization,
    'give position or organization',
  ),
  awards: listOf({ ...strings('title', 'awarder', 'summary'), date: month }, ['title']),
  publications: listOf(
    { ...strings('name', 'publisher', 'summary'), releaseDate: month, url: pageUrl },
    ['name'],
  ),
  languages: listOf(strings('language', 'fluency'), ['language']),
  references: listOf(strings('name', 'reference'), ['name']),
});

/** Facts about a new owner, in JSON Resume's format. */
export type Facts = z.infer<typeof resumeSchema>;

/** Fields that JSON Resume 1.0 renamed, with their new names. */
const renamedFields: Partial<Record<string, string>> = {
  company: 'name',
  picture: 'image',
  website: 'url',
};

const withCurrentNames = (source: unknown): unknown =>
  JSON.parse(JSON.stringify(source), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const nameOf = (key: string) => {
      const name = renamedFields[key];
      return name === undefined || name in value ? key : name;
    };
    const fields = Object.entries(value).filter(([, field]) => field !== null);
    return Object.fromEntries(fields.map(([key, field]) => [nameOf(key), field]));
  });

/** Fields that are not imported, each with advice or a reason. */
const notImported: Readonly<Record<string, string>> = {
  'basics.image': 'put the picture into the folder and name it in owner.yaml',
  'basics.phone': 'left out, because the site is public',
  'basics.location.address': 'left out, because the site is public',
  'basics.location.postalCode': 'left out, because the site is public',
  meta: 'left out, because the build writes it',
};

/** True for a group that is listed once for each level, as in this site's `resume.json`. Each level then applies to every keyword. */
export const isListedByLevel = (group: string, skills: Facts['skills']) =>
  skills.filter(({ name }) => name === group).length > 1;

/** A skill with keywords becomes a category, and categories have no level. */
const lostLevel = (
  { name, level, keywords }: Facts['skills'][number],
  _: number,
  skills: Facts['skills'],
) =>
  level && keywords.length > 0 && !isListedByLevel(name, skills)
    ? [
        `skills.level: categories have no level; in skills.yaml, set level: ${level} on the skills in ${name}`,
      ]
    : [];

const valueAt = (resume: unknown, path: FieldPath) =>
  path.reduce((value, key) => (value as Values)[key], resume) as Values;

/** Removes what cannot be imported (such as the day of a date, an unknown field or an incomplete entry) and describes it. */
function removeMistake(resume: unknown, issue: z.core.$ZodIssue): string[] {
  const { path, message } = issue;
  const names = path.filter((key) => typeof key === 'string');
  if (issue.code === 'unrecognized_keys') {
    const parent = valueAt(resume, path);
    return issue.keys.flatMap((key) => {
      const isEmpty = ['""', 'null', '[]'].includes(JSON.stringify(parent[key]));
      delete parent[key];
      if (isEmpty) return [];
      const field = [...names, key].join('.');
      const kind = names.length > 0 ? 'field' : 'section';
      return [`${field}: ${notImported[field] ?? `the site has no such ${kind}`}`];
    });
  }
  const parent = valueAt(resume, path.slice(0, -1));
  const name = path.at(-1) ?? '';
  const length = issue.code === 'custom' && Number(issue.params?.['length']);
  if (length) {
    parent[name] = String(parent[name]).trim().slice(0, length);
    return [`${names.join('.')}: ${message}`];
  }
  // Leaves a gap, so that the other items keep their positions.
  parent[name] = null;
  // Without an end date, an entry would count as current.
  if (name === 'endDate') parent['hasEnded'] = true;
  return [`${fieldName(path)}: ${message}`];
}

/** Imports a JSON Resume document. Returns its facts, and a line for each thing that was not imported. Throws if it is another format. */
export function importResume(
  source: unknown,
  file = 'answers',
): { facts: Facts; notImported: string[] } {
  const resume = withCurrentNames(source);
  const lines = new Set<string>();
  for (;;) {
    const { data, error } = resumeSchema.safeParse(resume);
    if (data) {
      return { facts: data, notImported: [...lines, ...new Set(data.skills.flatMap(lostLevel))] };
    }
    const invalid = error?.issues.filter(({ message }) => fatalErrors.includes(message)) ?? [];
    if (invalid.length > 0) throw new Error(explain(file, invalid).map(problemLine).join('\n'));
    error?.issues
      .flatMap((issue) => removeMistake(resume, issue))
      .forEach((line) => lines.add(line));
  }
}
