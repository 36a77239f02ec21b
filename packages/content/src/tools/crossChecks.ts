/** Checks fields against other fields in the same file or in other files. `links.ts` checks links. */
import { problemAt, type Documents } from '../documents';
import { nearestName, type FieldPath, type Problem } from '../explain';
import type { EntryFile } from './entries';
import { categoryAdvice } from './categories';
import { aliasProblems, linkProblems } from './links';

/** Path to a field. `*` matches each item of a list. */
type FieldOf<Value> = Value extends readonly (infer Item)[]
  ? '*' | `*.${FieldOf<Item>}`
  : Value extends object
    ? {
        [Key in keyof Value & string]: Key | `${Key}.${FieldOf<NonNullable<Value[Key]>>}`;
      }[keyof Value & string]
    : never;
type Collection = EntryFile['collection'];
type Field = FieldOf<Documents> | `${Collection | 'pages'}.*.${string}`;

/** The valid documents, and each collection's entries by file. An invalid entry has only its slug. */
type KnownContent = Partial<Documents> & Record<Collection, Record<string, object>>;

/** Returns the values of a field, with their paths. In `field`, `*` matches each item of a list, or each field of an object. */
function valuesAt(
  value: unknown,
  field: string,
  path: FieldPath = [],
): { path: FieldPath; value: unknown }[] {
  if (value === undefined) return [];
  if (field === '') return [{ path, value }];
  const [key = '', ...rest] = field.split('.');
  const items: [PropertyKey, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value as object);
  return items
    .filter(([name]) => key === '*' || key === name)
    .flatMap(([name, item]) => valuesAt(item, rest.join('.'), [...path, name]));
}

/** Fields whose values must be unique: a single field's within their innermost list, and all values of fields that are grouped. */
const uniqueFields: readonly (Field | readonly Field[])[] = [
  ['projects.*.slug', 'projects.*.ownSlug', 'projects.*.aliases.*'],
  ['posts.*.slug', 'posts.*.ownSlug', 'posts.*.aliases.*'],
  ['certificates.*.slug'],
  ['customPages.*.slug', 'customPages.*.ownSlug', 'customPages.*.aliases.*'],
  'projects.*.order',
  'projects.*.featured',
  'posts.*.order',
  'certificates.*.order',
  'about.education.*.id',
  'activity.cards.*.id',
  'contactForm.fields.*.name',
  'contactForm.countries.*.code',
  'contactForm.countryCodes.*.value',
  'contactForm.states.*',
  'contactForm.cities.*.label',
  [
    'feedbackForm.identity.*.name',
    'feedbackForm.parts.*.questions.*.name',
    'feedbackForm.queries.name',
  ],
  'internships.*.id',
  'jobs.list.*.id',
  'pages.*.title',
  'pages.*.description',
  'resume.projects.*.slug',
  'resume.sections.*',
  'resume.projectOrder.*',
  'resume.skillOrder.*',
  'resume.variants.*.id',
  'resume.variants.*.sections.*',
  'resume.variants.*.projectOrder.*',
  'resume.variants.*.skillOrder.*',
  'services.policies.*.id',
  'services.translation.languages.*.code',
  'skills.list.*.name',
];

function duplicateProblems(known: KnownContent): Problem[] {
  return uniqueFields.flatMap((fieldOrGroup) => {
    /** Maps a value and its list's path to the first file that contains the value. */
    const taken = new Map<string, string>();
    return [fieldOrGroup].flat().flatMap((field) =>
      valuesAt(known, field).flatMap(({ path, value }) => {
        const depth = fieldOrGroup === field ? field.split('.').lastIndexOf('*') : 0;
        const key = JSON.stringify([path.slice(0, depth), value]);
        const { file } = problemAt(path, '');
        const otherFile = taken.get(key);
        if (otherFile) {
          // Says "this file", because `locate` may replace the file with its translation.
          const place = otherFile === file ? 'this file' : otherFile;
          // The front matter's field for a translation's own slug is `slug`.
          const written = path.map((key) => (key === 'ownSlug' ? 'slug' : key));
          return problemAt(written, `use another value; ${place} already has "${String(value)}"`);
        }
        taken.set(key, file);
        return [];
      }),
    );
  });
}

/**
 * Fields that may contain only values of the field `allowed`. Error messages ask for the `subject`: "name a state in the list". Without a
 * `subject`, the values are categories.
 */
const references: readonly [fields: readonly Field[], allowed: Field, subject?: string][] = [
  [['skills.list.*.category'], 'categories.skills.*'],
  [
    [
      'projects.*.skills.*',
      'posts.*.skills.*',
      'certificates.*.certificates.*.skills.*',
      'internships.*.skills.*',
      'jobs.list.*.skills.*',
    ],
    'skills.list.*.name',
    'a skill in skills.yaml',
  ],
  [['contactForm.cities.*.state'], 'contactForm.states.*', 'a state in the list'],
  [['resume.profiles.*'], 'services.social.*.network', 'a network in services.yaml'],
  [['resume.internships.*.id'], 'internships.*.id', 'the id of an internship in internships.yaml'],
  [
    ['resume.projects.*.slug', 'home.sameDots.items.*.project'],
    'projects.*.slug',
    'the slug of a project',
  ],
  [
    ['resume.education.*', 'resume.variants.*.education.*'],
    'about.education.*.id',
    'the id of an education entry in about.yaml',
  ],
  [
    ['resume.projectOrder.*', 'resume.variants.*.projectOrder.*'],
    'resume.projects.*.slug',
    'the slug of a project on the resume',
  ],
  [
    ['resume.skillOrder.*', 'resume.variants.*.skillOrder.*'],
    'skills.list.*.category',
    'a category that has skills',
  ],
];

function referenceProblems(known: KnownContent): Problem[] {
  const problems: Problem[] = [];
  for (const [fields, allowed, subject] of references) {
    const [document = ''] = allowed.split('.');
    // An invalid document's values are unknown.
    if (!(document in known)) continue;
    const allowedItems = valuesAt(known, allowed);
    // If one of the allowed values is itself a mistake, the correct values are unknown too.
    const isAnyWrong = allowedItems.some(({ path }) => {
      const { file, field } = problemAt(path, '');
      return problems.some((problem) => problem.file === file && problem.field === field);
    });
    if (isAnyWrong) continue;
    const values = allowedItems.map(({ value }) => String(value));
    for (const { path, value } of fields.flatMap((field) => valuesAt(known, field))) {
      const name = String(value);
      if (values.includes(name)) continue;
      const meant = nearestName(name, values);
      const hint = meant ? `; did you mean "${meant}"?` : '';
      const expectation = subject
        ? `name ${subject}, not "${name}"${hint}`
        : categoryAdvice(name, values);
      problems.push(problemAt(path, expectation));
    }
  }
  return problems;
}

function resumeProblems({ internships, resume }: Partial<Documents>): Problem[] {
  if (!resume) return [];
  return [
    ...[resume, ...resume.variants]
      .flatMap(({ sections }) => sections)
      .filter((id) => !resume.headings[id])
      .map((id) => problemAt(['resume', 'headings', id], 'write the heading')),
    ...resume.internships.flatMap(({ id, from, to = from }, index) => {
      const year = internships?.find((entry) => entry.id === id)?.year;
      const isWrong = (from === undefined && to !== undefined) || (from && to && from > to);
      const years = [from, to].map((month) => Number(month?.slice(0, 4)));
      if (!isWrong && (!from || year === undefined || years.includes(year))) return [];
      const expectation =
        'give two months in order, one of them in the year given in internships.yaml';
      return [problemAt(['resume', 'internships', index, 'from'], expectation)];
    }),
  ];
}

function serviceProblems({ contactForm, notices, services }: Partial<Documents>): Problem[] {
  if (!services) return [];
  const { analytics, chatbot, gitHub, leetCode, policies, qr, translation } = services;
  const servicesThatNeedConsent: { provider: string }[] = [
    chatbot,
    gitHub,
    leetCode,
    qr,
    translation,
  ];
  if (analytics?.provider === 'script' && analytics.needsConsent)
    servicesThatNeedConsent.push(analytics);
  const problems: Problem[] = [];
  if (contactForm?.terms && !policies.some(({ id }) => id === 'terms')) {
    const expectation = 'add a page with the id "terms", which the contact form links to';
    problems.push(problemAt(['services', 'policies'], expectation));
  }
  if (
    notices &&
    !notices.cookies &&
    servicesThatNeedConsent.some(({ provider }) => provider !== 'none')
  ) {
    const expectation = 'write the cookie banner, because third-party services need consent';
    problems.push(problemAt(['notices', 'cookies'], expectation));
  }
  return problems;
}

/** Checks fields and links in all documents and entries. `entryFiles` includes invalid ones, so that links to them count as valid. */
export function crossProblems(
  validDocuments: Partial<Documents>,
  entryFiles: readonly EntryFile[],
  ownFiles: readonly string[],
): Problem[] {
  const known: KnownContent = {
    ...validDocuments,
    projects: {},
    posts: {},
    certificates: {},
    customPages: {},
  };
  for (const { file, collection, slug, ownSlug, entry = {} } of entryFiles) {
    const { page } = entry as { page?: object };
    known[collection][file] = { ...page, ...entry, slug, ...(ownSlug && { ownSlug }) };
  }
  return [
    ...linkProblems(validDocuments, entryFiles, ownFiles),
    ...duplicateProblems(known),
    ...aliasProblems(entryFiles),
    ...referenceProblems(known),
    ...resumeProblems(validDocuments),
    ...serviceProblems(validDocuments),
  ];
}
