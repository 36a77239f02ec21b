/** The rules that concern more than one file, or more than one entry of a file. */
import { documents, type Documents } from '../documents';
import { fieldName, type FieldPath, type Problem } from '../explain';
import type { LinkUse } from '../markdown/sections';
import { canonicalPath, files, hrefTo, routes, type EntryRouteId } from '../routes';
import type { Collections } from './content';

/** An entry with what all three kinds have in common. */
interface Entry {
  slug: string;
  order?: number;
  aliases?: string[];
}

/** The file of an entry, good or not. */
export interface EntryFile {
  file: string;
  collection: keyof Collections;
  slug: string;
  /** The links of its prose. */
  links: readonly LinkUse[];
  /** The ids of its headings. */
  ids: readonly string[];
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
 * @param entryFiles the files of all entries
 */
export function collectionProblems(
  collections: Collections,
  entryFiles: readonly EntryFile[],
): Problem[] {
  const fileOf = filesOf(entryFiles);
  const names = ['projects', 'posts', 'certificates'] as const;
  return [
    ...names.flatMap((name) => slugProblems(name, collections[name], fileOf)),
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
  fileOf: FileOf,
): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, string>();
  const claim = (entry: Entry, slug: string, field: string) => {
    const taken = owners.get(slug);
    if (taken !== undefined) {
      problems.push({
        file: fileOf(collection, entry),
        field,
        expectation: `use another slug; ${taken} answers to "${slug}" already`,
      });
    } else {
      owners.set(slug, fileOf(collection, entry));
    }
  };
  entries.forEach((entry) => claim(entry, entry.slug, 'slug'));
  entries.forEach((entry) =>
    entry.aliases?.forEach((alias, index) => claim(entry, alias, fieldName(['aliases', index]))),
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
    ...resumeProblems(found, collections, entryFiles),
    ...serviceProblems(found),
    ...pageProblems(found),
    ...skillProblems(found, collections, entryFiles),
  ];
}

/** Entries name only skills that there are. */
function skillProblems(
  { internships, skills }: Partial<Documents>,
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
  ];
}

/** Every link within the site leads to a page or a file that exists. */
function linkProblems(
  found: Partial<Documents>,
  collections: Collections,
  entryFiles: readonly EntryFile[],
): Problem[] {
  const fixed = Object.values(routes).flatMap(({ path }) => (path.includes(':') ? [] : [path]));
  /** The ids of each target's headings, where they are known. */
  const targets = new Map<string, readonly string[] | undefined>(
    [...fixed, ...Object.values(files)].map((path) => [path, undefined]),
  );
  const pathsOf = (id: EntryRouteId, slug: string) => [canonicalPath(id, slug), hrefTo(id, slug)];
  const kinds = { projects: 'project', posts: 'post', certificates: 'certificateGroup' } as const;
  const addEntry = (collection: keyof typeof kinds, slug: string, ids?: readonly string[]) =>
    pathsOf(kinds[collection], slug).forEach((path) => targets.set(path, ids));
  const removeEntry = (id: EntryRouteId, slug: string) =>
    pathsOf(id, slug).forEach((path) => targets.delete(path));
  entryFiles.forEach(({ collection, slug, ids }) =>
    addEntry(collection, slug, collection === 'certificates' ? undefined : ids),
  );
  for (const project of collections.projects) {
    if (project.link.kind !== 'page') removeEntry('project', project.slug);
    else project.aliases?.forEach((alias) => addEntry('projects', alias));
  }
  for (const post of collections.posts) {
    if (post.link.kind === 'page') {
      post.aliases?.forEach((alias) => addEntry('posts', alias));
    } else {
      removeEntry('post', post.slug);
      pathsOf('comingSoon', post.slug).forEach((path) => targets.set(path, undefined));
    }
  }

  const leadsNowhere = ({ href }: { href: string }) => {
    if (!href.startsWith('/')) return false;
    const [, path = '', fragment] = /^([^?#]*)[^#]*(?:#(.+))?$/.exec(href) ?? [];
    const ids = targets.get(path);
    return !targets.has(path) || (ids && fragment && !ids.includes(decodeURIComponent(fragment)));
  };
  const expectation = (href: string) =>
    `give the address of a page of this site; there is none at ${href}`;
  return [
    ...(Object.keys(found) as (keyof Documents)[]).flatMap((name) =>
      internalLinks(found[name], [])
        .filter(leadsNowhere)
        .map(({ href, path }) => ({
          file: documents[name].file,
          field: fieldName(path),
          expectation: expectation(href),
        })),
    ),
    ...entryFiles.flatMap(({ file, links }) =>
      links
        .filter(leadsNowhere)
        .map(({ href, line }) => ({ file, line, field: '', expectation: expectation(href) })),
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
  file: string,
  values: readonly string[] | undefined,
  path: (index: number) => FieldPath,
): Problem[] {
  return (values ?? []).flatMap((value, index) =>
    values?.indexOf(value) === index
      ? []
      : [
          {
            file,
            field: fieldName(path(index)),
            expectation: `use another value; "${value}" is taken`,
          },
        ],
  );
}

/** Names by which entries of one file are told apart are used once. */
function idProblems({ about, activity, internships, skills }: Partial<Documents>): Problem[] {
  return [
    ...repeated(
      documents.about.file,
      about?.education.map(({ id }) => id),
      (index) => ['education', index, 'id'],
    ),
    ...repeated(
      documents.activity.file,
      activity?.cards.map(({ id }) => id),
      (index) => ['cards', index, 'id'],
    ),
    ...repeated(
      documents.internships.file,
      internships?.map(({ id }) => id),
      (index) => [index, 'id'],
    ),
    ...repeated(
      documents.skills.file,
      skills?.list.map(({ name }) => name),
      (index) => ['list', index, 'name'],
    ),
  ];
}

/** The resume names only entries that exist. */
function resumeProblems(
  { about, internships, resume, services, skills }: Partial<Documents>,
  collections: Collections,
  entryFiles: readonly EntryFile[],
): Problem[] {
  if (!resume) return [];
  const { file } = documents.resume;
  const unknown = (
    names: readonly string[],
    known: readonly string[] | undefined,
    path: (index: number) => FieldPath,
    what: string,
  ): Problem[] =>
    known === undefined
      ? []
      : names.flatMap((name, index) =>
          known.includes(name)
            ? []
            : [
                {
                  file,
                  field: fieldName(path(index)),
                  expectation: `name ${what}; "${name}" is none`,
                },
              ],
        );
  const withoutPage = new Set(
    collections.projects.filter(({ link }) => link.kind !== 'page').map(({ slug }) => slug),
  );
  const withPage = entryFiles
    .filter(({ collection }) => collection === 'projects')
    .map(({ slug }) => slug)
    .filter((slug) => !withoutPage.has(slug));
  const described = resume.projects.map(({ slug }) => slug);
  const arrangements: [FieldPath, (typeof resume.variants)[number] | typeof resume][] = [
    [[], resume],
    ...resume.variants.map((variant, index): [FieldPath, typeof variant] => [
      ['variants', index],
      variant,
    ]),
  ];
  return [
    ...unknown(
      resume.profiles,
      services?.social.map(({ network }) => network),
      (index) => ['profiles', index],
      `a network in ${documents.services.file}`,
    ),
    ...[resume, ...resume.variants].flatMap(({ education = [] }, index) =>
      unknown(
        education,
        about?.education.map(({ id }) => id),
        (at) => [...(index === 0 ? [] : ['variants', index - 1]), 'education', at],
        `the id of a stage of the education in ${documents.about.file}`,
      ),
    ),
    ...unknown(
      resume.internships.map(({ id }) => id),
      internships?.map(({ id }) => id),
      (index) => ['internships', index, 'id'],
      `the id of an internship in ${documents.internships.file}`,
    ),
    ...resume.internships.flatMap(({ id, from, to = from }, index): Problem[] => {
      const year = internships?.find((entry) => entry.id === id)?.year;
      const isWrong = (from === undefined && to !== undefined) || (from && to && from > to);
      const years = [from, to].map((month) => Number(month?.slice(0, 4)));
      if (!isWrong && (!from || year === undefined || years.includes(year))) return [];
      return [
        {
          file,
          field: fieldName(['internships', index, 'from']),
          expectation: `give months from the first to the last, in the year that ${documents.internships.file} says`,
        },
      ];
    }),
    ...unknown(
      described,
      withPage,
      (index) => ['projects', index, 'slug'],
      'the slug of a project with a page',
    ),
    ...repeated(file, described, (index) => ['projects', index, 'slug']),
    ...arrangements.flatMap(([path, arrangement]) => [
      ...unknown(
        arrangement.projectOrder,
        described,
        (index) => [...path, 'projectOrder', index],
        'the slug of a project that the resume describes',
      ),
      ...unknown(
        arrangement.skillOrder,
        skills?.list.map(({ category }) => category),
        (index) => [...path, 'skillOrder', index],
        'a category that has skills',
      ),
      ...(['sections', 'projectOrder', 'skillOrder'] as const).flatMap((field) =>
        repeated(file, arrangement[field], (index) => [...path, field, index]),
      ),
    ]),
    ...repeated(
      file,
      resume.variants.map(({ id }) => id),
      (index) => ['variants', index, 'id'],
    ),
  ];
}

/** Languages and policy pages are listed once, and the pages that the site links to are there. */
function serviceProblems({ services }: Partial<Documents>): Problem[] {
  if (!services) return [];
  const { file } = documents.services;
  const missing = (['privacy', 'terms', 'cookies'] as const).filter(
    (id) => !services.policies.some((policy) => policy.id === id),
  );
  return [
    ...repeated(
      file,
      services.translation.languages.map(({ code }) => code),
      (index) => ['translation', 'languages', index, 'code'],
    ),
    ...repeated(
      file,
      services.policies.map(({ id }) => id),
      (index) => ['policies', index, 'id'],
    ),
    ...missing.map((id) => ({
      file,
      field: 'policies',
      expectation: `add the page with the id "${id}"; the site links to it`,
    })),
  ];
}

/** Each page is told apart from the others by its title and its description. */
function pageProblems({ pages }: Partial<Documents>): Problem[] {
  if (!pages) return [];
  const ids = Object.keys(pages) as (keyof typeof pages)[];
  return (['title', 'description'] as const).flatMap((field) =>
    repeated(
      documents.pages.file,
      ids.map((id) => pages[id][field]),
      (index) => [ids[index] ?? '', field],
    ),
  );
}
