/** The rules that concern more than one file, or more than one entry of a file. */
import { documents, type Documents } from '../documents';
import { fieldName, type FieldPath, type Problem } from '../explain';
import {
  canonicalPath,
  certificateId,
  files,
  formId,
  hrefTo,
  questionId,
  routeIds,
  routeOf,
  type EntryRouteId,
  type RouteId,
} from '../routes';
import type { EntryFile } from './entries';

/** A field somewhere in a value; `*` stands for each item of a list. */
type FieldOf<Value> = Value extends readonly (infer Item)[]
  ? '*' | `*.${FieldOf<Item>}`
  : Value extends object
    ? {
        [Key in keyof Value & string]: Key | `${Key}.${FieldOf<NonNullable<Value[Key]>>}`;
      }[keyof Value & string]
    : never;
type Folder = EntryFile['collection'];
type Field = FieldOf<Documents> | `${Folder | 'pages'}.*.${string}`;

/** The documents, and by its file what each entry says, of which the slug alone is known where it is faulty. */
type Known = Partial<Documents> & Record<Folder, Record<string, object>>;

/** Finds what a value holds in a field; `*` stands for each item of a list, or each field of an object. */
function placesAt(
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
    .flatMap(([name, item]) => placesAt(item, rest.join('.'), [...path, name]));
}

/** @param path the name of a document, or a folder and a file in it, and the field there */
function problemAt([name, ...path]: FieldPath, expectation: string): Problem {
  const document = documents[name as keyof Documents] as { file: string } | undefined;
  const file = document?.file ?? String(path.shift());
  return { file, field: fieldName(path), expectation };
}

/** What no two items of a list may have in common, or what may stand once in several fields together. */
const uniqueFields: readonly (Field | readonly Field[])[] = [
  ['projects.*.slug', 'projects.*.aliases.*'],
  ['posts.*.slug', 'posts.*.aliases.*'],
  ['certificates.*.slug'],
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

function repeatProblems(known: Known): Problem[] {
  return uniqueFields.flatMap((row) => {
    /** The file that has a value, by the list and the value. */
    const taken = new Map<string, string>();
    return [row].flat().flatMap((field) =>
      placesAt(known, field).flatMap(({ path, value }) => {
        const depth = row === field ? field.split('.').lastIndexOf('*') : 0;
        const place = JSON.stringify([path.slice(0, depth), value]);
        const owner = taken.get(place);
        const expectation = `use another value; ${owner} has "${String(value)}" already`;
        const problem = problemAt(path, expectation);
        if (owner) return problem;
        taken.set(place, problem.file);
        return [];
      }),
    );
  });
}

/** Fields that may only say what another field says, and what that is; without words for it, all that it says are listed. */
const references: readonly [fields: readonly Field[], known: Field, what?: string][] = [
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
    'a skill of skills.yaml',
  ],
  [['contactForm.cities.*.state'], 'contactForm.states.*', 'a state of the list'],
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
    'the id of a stage of the education in about.yaml',
  ],
  [
    ['resume.projectOrder.*', 'resume.variants.*.projectOrder.*'],
    'resume.projects.*.slug',
    'the slug of a project that the resume describes',
  ],
  [
    ['resume.skillOrder.*', 'resume.variants.*.skillOrder.*'],
    'skills.list.*.category',
    'a category that has skills',
  ],
];

function referenceProblems(all: Known): Problem[] {
  return references.flatMap(([fields, known, what]) => {
    const [document = ''] = known.split('.');
    // Where a document is faulty, what it would say is not known.
    if (!(document in all)) return [];
    const values = placesAt(all, known).map(({ value }) => value);
    return fields
      .flatMap((field) => placesAt(all, field))
      .filter(({ value }) => !values.includes(value))
      .map(({ path, value }) =>
        problemAt(
          path,
          what ? `name ${what}; "${String(value)}" is none` : `use one of: ${values.join(', ')}`,
        ),
      );
  });
}

/** Every part of the resume has a heading, and the months that it gives an internship lie in its year. */
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
        'give months from the first to the last, in the year that internships.yaml says';
      return [problemAt(['resume', 'internships', index, 'from'], expectation)];
    }),
  ];
}

/** The terms that the contact form links to are there, and consent is asked for where it is needed. */
function serviceProblems({ contactForm, notices, services }: Partial<Documents>): Problem[] {
  if (!services) return [];
  const { analytics, chatbot, gitHub, leetCode, policies, qr, translation } = services;
  const waitForConsent: { provider: string }[] = [chatbot, gitHub, leetCode, qr, translation];
  if (analytics?.provider === 'script' && analytics.needsConsent) waitForConsent.push(analytics);
  const problems: Problem[] = [];
  if (contactForm?.terms && !policies.some(({ id }) => id === 'terms')) {
    const expectation = 'add the page with the id "terms"; the contact form links to it';
    problems.push(problemAt(['services', 'policies'], expectation));
  }
  if (!notices?.cookies && waitForConsent.some(({ provider }) => provider !== 'none')) {
    const expectation = 'write the cookie banner: services of other companies ask for consent';
    problems.push(problemAt(['notices', 'cookies'], expectation));
  }
  return problems;
}

/**
 * Checks what documents and entries say about each other, and that every link within the site has a target.
 *
 * @param found the documents that are good by themselves
 * @param entryFiles the files of all entries; a link to a faulty entry is not reported too
 */
export function crossProblems(
  found: Partial<Documents>,
  entryFiles: readonly EntryFile[],
): Problem[] {
  const known: Known = { ...found, projects: {}, posts: {}, certificates: {}, customPages: {} };
  for (const { file, collection, slug, entry = {} } of entryFiles) {
    const { page } = entry as { page?: object };
    known[collection][file] = { ...page, ...entry, slug };
  }
  return [
    ...linkProblems(found, entryFiles),
    ...repeatProblems(known),
    ...aliasProblems(entryFiles),
    ...referenceProblems(known),
    ...resumeProblems(found),
    ...serviceProblems(found),
  ];
}

/** The ids that links may name on pages that are not made from entries; undefined where a faulty document leaves them open. */
function placesOn(
  id: RouteId,
  { contactForm, faq, feedbackForm }: Partial<Documents>,
): readonly string[] | undefined {
  const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);
  if (id === 'contact') {
    const questions = faq?.map((_, index) => questionId(index));
    return contactForm && questions && [formId(id), ...names(contactForm.fields), ...questions];
  }
  if (id === 'feedback') {
    const questions = feedbackForm?.parts.flatMap((part) => part.questions);
    return questions && [formId(id), ...names(questions)];
  }
  return [];
}

/** The addresses of all pages and files of the site, each with the ids that a link may name on it; undefined where any may stand. */
function linkTargets(found: Partial<Documents>, entryFiles: readonly EntryFile[]) {
  const targets = new Map<string, readonly string[] | undefined>(
    Object.values(files).map((path) => [path, undefined]),
  );
  for (const id of routeIds) {
    const { path } = routeOf(id);
    if (!path.includes(':')) targets.set(path, placesOn(id, found));
  }
  const add = (id: EntryRouteId, slug: string, ids?: readonly string[]) => {
    for (const path of [canonicalPath(id, slug), hrefTo(id, slug)]) targets.set(path, ids);
  };
  for (const { collection, slug, ids, entry } of entryFiles) {
    if (collection === 'certificates') {
      const group = entry && 'certificates' in entry ? entry.certificates : undefined;
      const places = group?.map((_, index) => certificateId(index));
      add('certificateGroup', slug, places);
    } else if (collection === 'customPages') {
      add('customPage', slug, ids);
      if (entry && 'aliases' in entry) entry.aliases?.forEach((alias) => add('customPage', alias));
    } else if (entry && 'link' in entry && entry.link.kind !== 'page') {
      if (collection === 'posts') add('comingSoon', slug);
    } else {
      const kind = collection === 'posts' ? 'post' : 'project';
      add(kind, slug, ids);
      if (entry && 'aliases' in entry) {
        // Links to old paths have become links to the page (`tools/entryLinks.ts`).
        for (const alias of entry.aliases ?? []) if (!alias.startsWith('/')) add(kind, alias);
      }
    }
  }
  return targets;
}

/** An old path is no address that the site has anyway, nor one of another entry: hosts tell no capitals from small letters. */
function aliasProblems(entryFiles: readonly EntryFile[]): Problem[] {
  const taken = new Map<string, string>();
  const slugFolders = routeIds
    .map((id) => routeOf(id).path)
    .filter((path) => path.includes(':slug') && path !== '/:slug')
    .map((path) => path.replace(':slug', ''));
  const customPages = entryFiles
    .filter(({ collection }) => collection === 'customPages')
    .map(({ slug }) => canonicalPath('customPage', slug));
  const paths = [
    ...Object.values(files),
    ...routeIds.map((id) => routeOf(id).path),
    ...customPages,
  ];
  return entryFiles.flatMap(({ file, entry }) =>
    ((entry && 'aliases' in entry && entry.aliases) || []).flatMap((alias, index) => {
      if (!alias.startsWith('/')) return [];
      const path = alias.toLowerCase();
      const owner = taken.get(path);
      taken.set(path, file);
      const isOfSite = paths.includes(path) || slugFolders.some((one) => path.startsWith(one));
      if (!owner && !isOfSite) return [];
      const expectation = owner
        ? `use another path; ${owner} has "${alias}" already`
        : `use another path; the site has pages at "${alias}"`;
      return [{ file, field: fieldName(['aliases', index]), expectation }];
    }),
  );
}

/** Every link within the site leads to a page or a file that exists. Links of documents to a page that is off are taken out. */
function linkProblems(found: Partial<Documents>, entryFiles: readonly EntryFile[]): Problem[] {
  const targets = linkTargets(found, entryFiles);
  const faultOf = (href: string, target?: string): string | undefined => {
    const [, path = '', fragment] = /^([^?#]*)[^#]*(?:#(.+))?$/.exec(href) ?? [];
    if (!targets.has(path)) {
      return target
        ? `name the file of a page, or of a post or project that has one; there is none for ${target}`
        : `give the address of a page of this site; there is none at ${href}`;
    }
    const ids = targets.get(path);
    if (!ids || !fragment || ids.includes(decodeURIComponent(fragment))) return undefined;
    const places =
      ids.length > 0 ? `: ${ids.map((id) => `#${id}`).join(', ')}` : ', or to the page';
    return `lead to a place that ${path} has${places}; ${href} is none`;
  };
  return [
    ...internalLinks(found, []).flatMap(({ href, path }) => {
      const expectation = faultOf(href);
      return expectation ? problemAt(path, expectation) : [];
    }),
    ...entryFiles.flatMap(({ file, links }) =>
      links.flatMap(({ href, line, target }) => {
        const expectation = href.startsWith('/') && faultOf(href, target);
        return expectation ? { file, line, field: '', expectation } : [];
      }),
    ),
  ];
}

/** Finds every `href` that begins with a slash. */
function internalLinks(value: unknown, path: FieldPath): { href: string; path: FieldPath }[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [PropertyKey, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, field]) =>
    key === 'href' && typeof field === 'string' && field.startsWith('/')
      ? [{ href: field, path: [...path, key] }]
      : internalLinks(field, [...path, key]),
  );
}
