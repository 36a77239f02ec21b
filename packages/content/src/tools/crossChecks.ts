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
import type { Collections } from './content';
import type { EntryFile } from './entries';

/** An entry with what all three kinds have in common. */
interface Entry {
  slug: string;
  order?: number;
  aliases?: string[];
}

/** Tells the file of an entry. */
type FileOf = (collection: keyof Collections, entry: Entry) => string;

const filesOf =
  (entryFiles: readonly EntryFile[]): FileOf =>
  (collection, { slug }) =>
    entryFiles.find((entry) => entry.collection === collection && entry.slug === slug)?.file ??
    `${collection}/${slug}`;

/**
 * Checks the entries of the three folders against each other: slugs, aliases and places in the lists.
 *
 * @param collections the entries that are good by themselves, in the order of their lists
 */
export function collectionProblems(
  collections: Collections,
  entryFiles: readonly EntryFile[],
): Problem[] {
  const fileOf = filesOf(entryFiles);
  const names = ['projects', 'posts', 'certificates'] as const;
  return [
    ...names.flatMap((name) => slugProblems(name, collections[name], entryFiles, fileOf)),
    ...names.flatMap((name) =>
      takenProblems<Entry>(name, collections[name], 'order', (entry) => entry.order, fileOf),
    ),
    ...takenProblems(
      'projects',
      collections.projects,
      'featured',
      (project) => project.featuredOrder,
      fileOf,
    ),
  ];
}

/** No slug or alias may answer for two entries. */
function slugProblems(
  collection: keyof Collections,
  entries: readonly Entry[],
  entryFiles: readonly EntryFile[],
  fileOf: FileOf,
): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, string>();
  const claim = (file: string, slug: string, field: string) => {
    const taken = owners.get(slug);
    if (taken !== undefined) {
      problems.push({
        ...{ file, field },
        expectation: `use another slug; ${taken} answers to "${slug}" already`,
      });
    } else {
      owners.set(slug, file);
    }
  };
  entryFiles
    .filter((entry) => entry.collection === collection)
    .forEach(({ file, slug }) => claim(file, slug, ''));
  entries.forEach((entry) =>
    entry.aliases?.forEach((alias, index) =>
      claim(fileOf(collection, entry), alias, fieldName(['aliases', index])),
    ),
  );
  return problems;
}

/** No two entries may have the same number. */
function takenProblems<Kind extends Entry>(
  collection: keyof Collections,
  entries: readonly Kind[],
  field: string,
  read: (entry: Kind) => number | undefined,
  fileOf: FileOf,
): Problem[] {
  const owners = new Map<number, string>();
  return entries.flatMap((entry) => {
    const value = read(entry);
    if (value === undefined) return [];
    const taken = owners.get(value);
    if (taken === undefined) {
      owners.set(value, fileOf(collection, entry));
      return [];
    }
    return [
      {
        file: fileOf(collection, entry),
        field,
        expectation: `use another number; ${taken} has ${value} already`,
      },
    ];
  });
}

const problem = (name: keyof Documents, path: FieldPath, expectation: string): Problem => ({
  file: documents[name].file,
  field: fieldName(path),
  expectation,
});

/**
 * Checks what the documents say about each other and about the entries, and that every link within the site has a target.
 *
 * @param found the documents that are good by themselves
 * @param collections the entries that are good by themselves
 * @param entryFiles the files of all entries, good or not, so that a link to a faulty entry is not reported too
 */
export function documentProblems(
  found: Partial<Documents>,
  collections: Collections,
  entryFiles: readonly EntryFile[],
): Problem[] {
  return [
    ...linkProblems(found, collections, entryFiles),
    ...idProblems(found),
    ...categoryProblems(found),
    ...resumeProblems(found, entryFiles),
    ...serviceProblems(found),
    ...pageProblems(found),
    ...skillProblems(found, collections, entryFiles),
  ];
}

/** Entries name only skills that there are. */
function skillProblems(
  { internships, jobs, skills }: Partial<Documents>,
  { projects, posts, certificates }: Collections,
  entryFiles: readonly EntryFile[],
): Problem[] {
  if (!skills) return [];
  const fileOf = filesOf(entryFiles);
  const unknown = (file: string, path: FieldPath, names: readonly string[] = []): Problem[] =>
    names.flatMap((name, index) =>
      skills.list.some((skill) => skill.name === name)
        ? []
        : [
            {
              file,
              field: fieldName([...path, 'skills', index]),
              expectation: `name a skill of ${documents.skills.file}; "${name}" is none`,
            },
          ],
    );
  return [
    ...projects.flatMap((entry) => unknown(fileOf('projects', entry), [], entry.page?.skills)),
    ...posts.flatMap((entry) => unknown(fileOf('posts', entry), [], entry.page?.skills)),
    ...certificates.flatMap((group) =>
      group.certificates.flatMap(({ skills: names }, index) =>
        unknown(fileOf('certificates', group), ['certificates', index], names),
      ),
    ),
    ...(internships ?? []).flatMap(({ skills: names }, index) =>
      unknown(documents.internships.file, [index], names),
    ),
    ...(jobs?.list ?? []).flatMap(({ skills: names }, index) =>
      unknown(documents.jobs.file, ['list', index], names),
    ),
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

/** The addresses of all pages and files of the site, each with the ids that a link may name on it; undefined for a file. */
function linkTargets(
  found: Partial<Documents>,
  collections: Collections,
  entryFiles: readonly EntryFile[],
) {
  const targets = new Map<string, readonly string[] | undefined>(
    Object.values(files).map((path) => [path, undefined]),
  );
  for (const id of routeIds) {
    const { path } = routeOf(id);
    if (!path.includes(':')) targets.set(path, placesOn(id, found));
  }
  const pathsOf = (id: EntryRouteId, slug: string) => [canonicalPath(id, slug), hrefTo(id, slug)];
  const kinds = { projects: 'project', posts: 'post', certificates: 'certificateGroup' } as const;
  const add = (id: EntryRouteId, slug: string, ids?: readonly string[]) =>
    pathsOf(id, slug).forEach((path) => targets.set(path, ids));
  const remove = (id: EntryRouteId, slug: string) =>
    pathsOf(id, slug).forEach((path) => targets.delete(path));
  entryFiles.forEach(({ collection, slug, ids }) =>
    add(kinds[collection], slug, collection === 'certificates' ? undefined : ids),
  );
  for (const { slug, certificates } of collections.certificates) {
    add(
      'certificateGroup',
      slug,
      certificates.map((_, index) => certificateId(index)),
    );
  }
  for (const { slug, link, aliases = [] } of collections.projects) {
    if (link.kind === 'page') aliases.forEach((alias) => add('project', alias));
    else remove('project', slug);
  }
  for (const { slug, link, aliases = [] } of collections.posts) {
    if (link.kind === 'page') aliases.forEach((alias) => add('post', alias));
    else {
      remove('post', slug);
      add('comingSoon', slug);
    }
  }
  return targets;
}

/** Every link within the site leads to a page or a file that exists. Links of documents to a page that is off are taken out. */
function linkProblems(
  found: Partial<Documents>,
  collections: Collections,
  entryFiles: readonly EntryFile[],
): Problem[] {
  const targets = linkTargets(found, collections, entryFiles);
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
    ...(Object.keys(found) as (keyof Documents)[]).flatMap((name) =>
      internalLinks(found[name], [])
        .filter(leadsNowhere)
        .map(({ href, path }) => problem(name, path, expectation(href))),
    ),
    ...entryFiles.flatMap(({ file, links }) =>
      links.filter(leadsNowhere).map(({ href, line, target }) => ({
        ...{ file, line, field: '' },
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

/** Reports each text that occurs a second time in a list. */
function repeated(
  name: keyof Documents,
  values: readonly (string | undefined)[] = [],
  path: (index: number) => FieldPath,
): Problem[] {
  return values.flatMap((value, index) =>
    value === undefined || values.indexOf(value) === index
      ? []
      : [problem(name, path(index), `use another value; "${value}" is taken`)],
  );
}

/** Reports each text that is none of the known ones. */
function unknown(
  name: keyof Documents,
  values: readonly string[],
  known: readonly string[] | undefined,
  path: (index: number) => FieldPath,
  expectation: (value: string) => string,
): Problem[] {
  return values.flatMap((value, index) =>
    known === undefined || known.includes(value)
      ? []
      : [problem(name, path(index), expectation(value))],
  );
}

/** Names by which entries of one file are told apart are used once. */
function idProblems({ about, activity, internships, jobs, skills }: Partial<Documents>): Problem[] {
  const ids = (list: readonly { id: string }[] | undefined) => list?.map(({ id }) => id);
  const skillNames = skills?.list.map(({ name }) => name);
  return [
    ...repeated('about', ids(about?.education), (index) => ['education', index, 'id']),
    ...repeated('activity', ids(activity?.cards), (index) => ['cards', index, 'id']),
    ...repeated('internships', ids(internships), (index) => [index, 'id']),
    ...repeated('jobs', ids(jobs?.list), (index) => ['list', index, 'id']),
    ...repeated('skills', skillNames, (index) => ['list', index, 'name']),
  ];
}

/** Skills are in a category that their filter offers; projects and posts are checked with their files. */
function categoryProblems({ categories, skills }: Partial<Documents>): Problem[] {
  const known = categories?.skills;
  return unknown(
    'skills',
    skills?.list.map(({ category }) => category) ?? [],
    known,
    (index) => ['list', index, 'category'],
    () => `use one of: ${known?.join(', ')}`,
  );
}

/** The resume names only entries that exist, each once, and has a heading for each part. */
function resumeProblems(
  { about, internships, resume, services, skills }: Partial<Documents>,
  entryFiles: readonly EntryFile[],
): Problem[] {
  if (!resume) return [];
  const named = (
    names: readonly string[],
    known: readonly string[] | undefined,
    path: (index: number) => FieldPath,
    what: string,
  ) => unknown('resume', names, known, path, (value) => `name ${what}; "${value}" is none`);
  const projects = entryFiles.filter(({ collection }) => collection === 'projects');
  const described = resume.projects.map(({ slug }) => slug);
  const arrangements = [
    { path: [] as FieldPath, arrangement: resume },
    ...resume.variants.map((arrangement, index) => ({ path: ['variants', index], arrangement })),
  ];
  return [
    ...named(
      resume.profiles,
      services?.social.map(({ network }) => network),
      (index) => ['profiles', index],
      `a network in ${documents.services.file}`,
    ),
    ...named(
      resume.internships.map(({ id }) => id),
      internships?.map(({ id }) => id),
      (index) => ['internships', index, 'id'],
      `the id of an internship in ${documents.internships.file}`,
    ),
    ...internshipMonthProblems(resume.internships, internships),
    ...named(
      described,
      projects.map(({ slug }) => slug),
      (index) => ['projects', index, 'slug'],
      'the slug of a project',
    ),
    ...repeated('resume', described, (index) => ['projects', index, 'slug']),
    ...arrangements.flatMap(({ path, arrangement }) => [
      ...named(
        arrangement.education ?? [],
        about?.education.map(({ id }) => id),
        (index) => [...path, 'education', index],
        `the id of a stage of the education in ${documents.about.file}`,
      ),
      ...named(
        arrangement.projectOrder,
        described,
        (index) => [...path, 'projectOrder', index],
        'the slug of a project that the resume describes',
      ),
      ...named(
        arrangement.skillOrder,
        skills?.list.map(({ category }) => category),
        (index) => [...path, 'skillOrder', index],
        'a category that has skills',
      ),
      ...arrangement.sections.flatMap((id) =>
        resume.headings[id] ? [] : [problem('resume', ['headings', id], 'write the heading')],
      ),
      ...(['sections', 'projectOrder', 'skillOrder'] as const).flatMap((field) =>
        repeated('resume', arrangement[field], (index) => [...path, field, index]),
      ),
    ]),
    ...repeated(
      'resume',
      resume.variants.map(({ id }) => id),
      (index) => ['variants', index, 'id'],
    ),
  ];
}

/** The months that the resume gives an internship lie in its year. */
function internshipMonthProblems(
  entries: Documents['resume']['internships'],
  internships: Documents['internships'] | undefined,
): Problem[] {
  return entries.flatMap(({ id, from, to = from }, index) => {
    const year = internships?.find((entry) => entry.id === id)?.year;
    const isWrong = (from === undefined && to !== undefined) || (from && to && from > to);
    const years = [from, to].map((month) => Number(month?.slice(0, 4)));
    if (!isWrong && (!from || year === undefined || years.includes(year))) return [];
    const expectation = `give months from the first to the last, in the year that ${documents.internships.file} says`;
    return [problem('resume', ['internships', index, 'from'], expectation)];
  });
}

/** Languages and policy pages are listed once, the terms that the contact form links to are there, and consent is asked for where it is needed. */
function serviceProblems({ contactForm, notices, services }: Partial<Documents>): Problem[] {
  if (!services) return [];
  const { chatbot, gitHub, leetCode, policies, qr, translation } = services;
  const waitForConsent = [chatbot, gitHub, leetCode, qr, translation];
  const lacksBanner =
    !notices?.cookies && waitForConsent.some(({ provider }) => provider !== 'none');
  const lacksTerms = contactForm?.terms && !policies.some(({ id }) => id === 'terms');
  return [
    ...repeated(
      'services',
      translation.languages.map(({ code }) => code),
      (index) => ['translation', 'languages', index, 'code'],
    ),
    ...repeated(
      'services',
      policies.map(({ id }) => id),
      (index) => ['policies', index, 'id'],
    ),
    ...(lacksTerms
      ? [
          problem(
            'services',
            ['policies'],
            'add the page with the id "terms"; the contact form links to it',
          ),
        ]
      : []),
    ...(lacksBanner
      ? [
          problem(
            'notices',
            ['cookies'],
            'write the cookie banner: services of other companies ask for consent',
          ),
        ]
      : []),
  ];
}

/** Each page is told apart from the others by its title and its description. */
function pageProblems({ pages }: Partial<Documents>): Problem[] {
  if (!pages) return [];
  const ids = Object.keys(pages) as (keyof typeof pages)[];
  return (['title', 'description'] as const).flatMap((field) =>
    repeated(
      'pages',
      ids.map((id) => pages[id]?.[field]),
      (index) => [ids[index] ?? '', field],
    ),
  );
}
