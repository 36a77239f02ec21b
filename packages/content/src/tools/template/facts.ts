/** Facts about a new owner, from prompts or a JSON Resume document. */
import { z } from 'zod';
import { explain, fieldName, problemLine } from '../../explain';

/** Precisions of imported dates, with the date's length in characters. */
const datePrecisions = {
  year: { length: 4, name: 'the year was' },
  month: { length: 7, name: 'year and month were' },
  day: { length: 10, name: 'the day was' },
};

/**
 * Creates a schema for the JSON Resume (jsonresume.org) fields that a new site uses. All are optional.
 *
 * @param isStrict reports other fields and incomplete entries
 */
function schemaOf(isStrict: boolean) {
  const object = isStrict ? (z.strictObject as unknown as typeof z.looseObject) : z.looseObject;
  const text = z
    .string({ error: 'give a string' })
    .nullish()
    .transform((value) => value?.trim() || undefined);
  const list = z
    .array(z.string(), { error: 'give a list of strings' })
    .nullish()
    .transform((value) => (value ?? []).map((one) => one.trim()).filter(Boolean));
  const optional = isStrict ? text : text.catch(undefined);
  const stringList = isStrict ? list : list.catch([]);
  /** Optional strings by name. */
  const strings = <Name extends string>(...names: Name[]) =>
    Object.fromEntries(names.map((name) => [name, optional])) as Record<Name, typeof optional>;
  const address = isStrict
    ? optional.refine((url) => !url || isHttps(url), {
        error: 'give a URL that starts with https://',
      })
    : optional;
  /** A date, imported with the given precision. */
  const time = (kept: keyof typeof datePrecisions) =>
    isStrict
      ? optional
          .refine((date) => !date || timeOf(date), {
            error: 'give a date like 2022-06',
            abort: true,
          })
          .refine((date = '') => date.length <= datePrecisions[kept].length, {
            error: `only ${datePrecisions[kept].name} imported`,
            params: { isGeneral: true },
          })
      : optional;
  const listOf = <Shape extends z.core.$ZodLooseShape>(
    shape: Shape,
    isWhole: (entry: z.infer<z.ZodObject<Shape, z.core.$loose>>) => unknown,
    error: string | (({ input }: { input?: unknown }) => string),
  ) => {
    const entry = object(shape);
    return z
      .array(isStrict ? entry.refine(isWhole, { error, when: () => true }) : entry)
      .default([]);
  };
  return object({
    $schema: z.unknown().optional(),
    basics: object({
      ...strings('name', 'label', 'email', 'summary'),
      url: address,
      location: object(strings('city', 'region', 'countryCode')).prefault({}),
      profiles: listOf(
        { ...strings('network', 'username'), url: address },
        ({ network, url }) => network && url,
        'give network and url',
      ),
    }).prefault({}),
    work: listOf(
      {
        ...strings('name', 'position', 'location', 'summary'),
        startDate: time('month'),
        endDate: time('month'),
        url: address,
        highlights: stringList,
      },
      ({ name, position, startDate }) => name && position && startDate,
      'give name, position and startDate',
    ),
    education: listOf(
      {
        ...strings('institution', 'studyType', 'area'),
        startDate: time('year'),
        endDate: time('year'),
        courses: stringList,
      },
      ({ institution, studyType, area, startDate, endDate }) =>
        institution && (studyType ?? area) && (startDate ?? endDate),
      'give institution, studyType or area, and a date',
    ),
    projects: listOf(
      {
        ...strings('name', 'description'),
        startDate: time('month'),
        endDate: time('month'),
        url: address,
        highlights: stringList,
        keywords: stringList,
      },
      ({ name }) => name,
      'give name',
    ),
    skills: listOf(
      { ...strings('name', 'level'), keywords: stringList },
      ({ name }) => name,
      'give name',
    ),
    interests: listOf({ name: optional, keywords: stringList }, ({ name }) => name, 'give name'),
    certificates: listOf(
      { ...strings('name', 'issuer', 'url'), date: time('day') },
      isCompleteCertificate,
      ({ input }) => `give ${missingOf(input as Certificate).join(', ')}`,
    ),
    volunteer: listOf(
      {
        ...strings('organization', 'position', 'summary'),
        startDate: time('month'),
        endDate: time('month'),
        url: address,
        highlights: stringList,
      },
      ({ position, organization }) => position ?? organization,
      'give position or organization',
    ),
    awards: listOf(
      { ...strings('title', 'awarder', 'summary'), date: time('month') },
      ({ title }) => title,
      'give title',
    ),
    publications: listOf(
      { ...strings('name', 'publisher', 'summary'), releaseDate: time('month'), url: address },
      ({ name }) => name,
      'give name',
    ),
    languages: listOf(strings('language', 'fluency'), ({ language }) => language, 'give language'),
    references: listOf(strings('name', 'reference'), ({ name }) => name, 'give name'),
  });
}

export const isHttps = (url: string | undefined) => url?.startsWith('https://') === true;

/** Shortens a JSON Resume date to a month or year: `2022-06-01` becomes `2022-06`. */
export const timeOf = (date: string | undefined) =>
  /^\d{4}(-(0[1-9]|1[0-2]))?/.exec(date ?? '')?.[0];

type Certificate = Record<'name' | 'date' | 'issuer' | 'url', string | undefined>;

/** Lists the required fields that a certificate lacks. */
const missingOf = ({ name, date, issuer, url }: Certificate): string[] => [
  ...(name ? [] : ['name']),
  ...(issuer ? [] : ['issuer']),
  ...(isHttps(url) ? [] : ['url (https)']),
  ...(timeOf(date)?.includes('-') ? [] : ['a date with its month']),
];

/** Returns true for a certificate with everything that the page needs. */
export const isCompleteCertificate = (one: Certificate) => missingOf(one).length === 0;

const looseSchema = schemaOf(false);
const strictSchema = schemaOf(true);

/** Fields renamed in JSON Resume 1.0. */
const renamedFields: Partial<Record<string, string>> = {
  company: 'name',
  picture: 'image',
  website: 'url',
};

/** Renames fields of old JSON Resume documents. */
const withCurrentNames = (source: unknown): unknown =>
  JSON.parse(JSON.stringify(source), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const nameOf = (key: string) => {
      const name = renamedFields[key];
      return name === undefined || name in value ? key : name;
    };
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [nameOf(key), field]));
  });

/** Facts about a new owner, in JSON Resume's format. */
export type Facts = z.infer<typeof looseSchema>;

/**
 * Validates a JSON Resume document, or the answers to `content:init` in that format.
 *
 * @param source the file's content
 * @param file the file's name, for messages
 * @throws Error that lists the fields that do not match JSON Resume
 */
export function readFacts(source: unknown, file = 'answers'): Facts {
  const result = looseSchema.safeParse(withCurrentNames(source));
  if (result.success) return result.data;
  throw new Error(explain(file, result.error.issues).map(problemLine).join('\n'));
}

/** Fields that are not imported, with advice or the reason. */
const notImported: Readonly<Record<string, string>> = {
  'basics.image': 'put the picture into the folder and name it in owner.yaml',
  'basics.phone': 'left out, because the site is public',
  'basics.location.address': 'left out, because the site is public',
  'basics.location.postalCode': 'left out, because the site is public',
  meta: 'left out, because the build writes it',
};

/**
 * Lists what was not imported from a JSON Resume document, without repetition: incomplete entries, and unsupported sections and fields.
 *
 * @param source the document, already read by `readFacts`
 */
export function notImportedLines(source: object): string[] {
  const current = withCurrentNames(source);
  const issues = strictSchema.safeParse(current).error?.issues ?? [];
  const lines = issues.flatMap((issue) => {
    const names = issue.path.filter((key) => typeof key === 'string');
    if (issue.code !== 'unrecognized_keys') {
      const isGeneral = issue.code === 'custom' && issue.params?.['isGeneral'];
      return `${isGeneral ? names.join('.') : fieldName(issue.path)}: ${issue.message}`;
    }
    const parent = issue.path.reduce(
      (value, key) => value[key as string] as Values,
      current as Values,
    );
    return issue.keys
      .filter((key) => !['""', 'null', '[]'].includes(JSON.stringify(parent[key])))
      .map((key) => {
        const path = [...names, key].join('.');
        const kind = names.length > 0 ? 'field' : 'section';
        return `${path}: ${notImported[path] ?? `the site has no such ${kind}`}`;
      });
  });
  return [...new Set(lines)];
}

type Values = Record<string, unknown>;
