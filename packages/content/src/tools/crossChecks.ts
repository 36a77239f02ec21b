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

/** Something that may stand in one place only. */
interface Claim {
  file: string;
  field: string;
  value: string | number | undefined;
}

/** Reports each value that was claimed before. */
function takenProblems(
  claims: readonly Claim[],
  expectation: (value: string | number, taken: string) => string,
): Problem[] {
  const owners = new Map<string | number, string>();
  return claims.flatMap(({ file, field, value }) => {
    if (value === undefined) return [];
    const taken = owners.get(value);
    if (taken === undefined) owners.set(value, file);
    return taken === undefined ? [] : [{ file, field, expectation: expectation(value, taken) }];
  });
}

/** Checks the entries of each folder against each other: no two may answer to one slug, or have one place in a list. */
export function entryProblems(entryFiles: readonly EntryFile[]): Problem[] {
  return (['projects', 'posts', 'certificates'] as const).flatMap((name) => {
    const own = entryFiles.filter(({ collection }) => collection === name);
    const good = own.map(({ file, entry }) => ({ file, ...(entry as Claiming | undefined) }));
    const slugs = own.map(({ file, slug }) => ({ file, field: '', value: slug }));
    const aliases = good.flatMap(({ file, aliases: others = [] }) =>
      others.map((value, index) => ({ file, field: `aliases[${index}]`, value })),
    );
    const orders = good.map(({ file, order }) => ({ file, field: 'order', value: order }));
    const featured = good.map(({ file, featuredOrder }) => ({
      file,
      field: 'featured',
      value: featuredOrder,
    }));
    const takenNumber = (value: string | number, file: string) =>
      `use another number; ${file} has ${value} already`;
    return [
      ...takenProblems(
        [...slugs, ...aliases],
        (slug, file) => `use another slug; ${file} answers to "${slug}" already`,
      ),
      ...takenProblems(orders, takenNumber),
      ...takenProblems(featured, takenNumber),
    ];
  });
}

/** What an entry may claim besides its slug. */
interface Claiming {
  order?: number;
  featuredOrder?: number;
  aliases?: string[];
}

/** A field somewhere in a value; `*` stands for each item of a list. */
type FieldOf<Value> = Value extends readonly (infer Item)[]
  ? '*' | `*.${FieldOf<Item>}`
  : Value extends object
    ? {
        [Key in keyof Value & string]: Key | `${Key}.${FieldOf<NonNullable<Value[Key]>>}`;
      }[keyof Value & string]
    : never;
type Field = FieldOf<Documents> | 'projects.*.slug' | `${'entries' | 'pages'}.*.${string}`;

/** The documents, what entries name by their files, and the projects that there are files of, good or not. */
type Known = Partial<Documents> & Record<'entries' | 'projects', object>;

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

/** @param path the name of a document, or `entries` and a file, and the field in it */
function problemAt([name, ...path]: FieldPath, expectation: string): Problem {
  const file = name === 'entries' ? String(path.shift()) : documents[name as keyof Documents].file;
  return { file, field: fieldName(path), expectation };
}

/** What no two items of a list may have in common. */
const uniqueFields: readonly Field[] = [
  'about.education.*.id',
  'activity.cards.*.id',
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
  return uniqueFields.flatMap((field) => {
    const places = placesAt(known, field);
    const depth = field.split('.').lastIndexOf('*');
    const listOf = ({ path }: { path: FieldPath }) => fieldName(path.slice(0, depth));
    return places
      .filter((place, index) =>
        places
          .slice(0, index)
          .some((other) => other.value === place.value && listOf(other) === listOf(place)),
      )
      .map(({ path, value }) => problemAt(path, `use another value; "${String(value)}" is taken`));
  });
}

/** Fields that may only say what another field says, and what that is; without words for it, all that it says are listed. */
const references: readonly { fields: readonly Field[]; known: Field; what?: string }[] = [
  { fields: ['skills.list.*.category'], known: 'categories.skills.*' },
  {
    fields: [
      'entries.*.skills.*',
      'entries.*.certificates.*.skills.*',
      'internships.*.skills.*',
      'jobs.list.*.skills.*',
    ],
    known: 'skills.list.*.name',
    what: `a skill of ${documents.skills.file}`,
  },
  {
    fields: ['resume.profiles.*'],
    known: 'services.social.*.network',
    what: `a network in ${documents.services.file}`,
  },
  {
    fields: ['resume.internships.*.id'],
    known: 'internships.*.id',
    what: `the id of an internship in ${documents.internships.file}`,
  },
  {
    fields: ['resume.projects.*.slug'],
    known: 'projects.*.slug',
    what: 'the slug of a project',
  },
  {
    fields: ['resume.education.*', 'resume.variants.*.education.*'],
    known: 'about.education.*.id',
    what: `the id of a stage of the education in ${documents.about.file}`,
  },
  {
    fields: ['resume.projectOrder.*', 'resume.variants.*.projectOrder.*'],
    known: 'resume.projects.*.slug',
    what: 'the slug of a project that the resume describes',
  },
  {
    fields: ['resume.skillOrder.*', 'resume.variants.*.skillOrder.*'],
    known: 'skills.list.*.category',
    what: 'a category that has skills',
  },
];

function referenceProblems(all: Known): Problem[] {
  return references.flatMap(({ fields, known, what }) => {
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
      const expectation = `give months from the first to the last, in the year that ${documents.internships.file} says`;
      return [problemAt(['resume', 'internships', index, 'from'], expectation)];
    }),
  ];
}

/** The terms that the contact form links to are there, and consent is asked for where it is needed. */
function serviceProblems({ contactForm, notices, services }: Partial<Documents>): Problem[] {
  if (!services) return [];
  const { chatbot, gitHub, leetCode, policies, qr, translation } = services;
  const waitForConsent = [chatbot, gitHub, leetCode, qr, translation];
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
 * Checks what the documents say about each other and about the entries, and that every link within the site has a target.
 *
 * @param found the documents that are good by themselves
 * @param entryFiles the files of all entries; a link to a faulty entry is not reported too
 */
export function documentProblems(
  found: Partial<Documents>,
  entryFiles: readonly EntryFile[],
): Problem[] {
  const known = {
    ...found,
    entries: Object.fromEntries(
      entryFiles.map(({ file, entry = {} }) => [file, 'page' in entry ? entry.page : entry]),
    ),
    projects: entryFiles.filter(({ collection }) => collection === 'projects'),
  };
  return [
    ...linkProblems(found, entryFiles),
    ...repeatProblems(known),
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
    } else if (entry && 'link' in entry && entry.link.kind !== 'page') {
      if (collection === 'posts') add('comingSoon', slug);
    } else {
      const kind = collection === 'posts' ? 'post' : 'project';
      add(kind, slug, ids);
      if (entry && 'aliases' in entry) entry.aliases?.forEach((alias) => add(kind, alias));
    }
  }
  return targets;
}

/** Every link within the site leads to a page or a file that exists. Links of documents to a page that is off are taken out. */
function linkProblems(found: Partial<Documents>, entryFiles: readonly EntryFile[]): Problem[] {
  const targets = linkTargets(found, entryFiles);
  const leadsNowhere = ({ href }: { href: string }) => {
    if (!href.startsWith('/')) return false;
    const [, path = '', fragment] = /^([^?#]*)[^#]*(?:#(.+))?$/.exec(href) ?? [];
    const ids = targets.get(path);
    return !targets.has(path) || (ids && fragment && !ids.includes(decodeURIComponent(fragment)));
  };
  const expectation = (href: string, target?: string) => {
    const path = href.replace(/[?#].*/, '');
    if (!targets.has(path) && target) {
      return `name the file of a post or a project that has a page; there is none for ${target}`;
    }
    if (!targets.has(path)) {
      return `give the address of a page of this site; there is none at ${href}`;
    }
    const ids = targets.get(path)?.map((id) => `#${id}`) ?? [];
    return `lead to a place that ${path} has${ids.length > 0 ? `: ${ids.join(', ')}` : ', or to the page'}; ${href} is none`;
  };
  return [
    ...internalLinks(found, [])
      .filter(leadsNowhere)
      .map(({ href, path }) => problemAt(path, expectation(href))),
    ...entryFiles.flatMap(({ file, links }) =>
      links.filter(leadsNowhere).map(({ href, line, target }) => ({
        file,
        line,
        field: '',
        expectation: expectation(href, target),
      })),
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
