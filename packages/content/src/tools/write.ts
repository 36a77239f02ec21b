/** Writes the checked content as plain modules, which know nothing of schemas. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CertificateGroupSummary } from '../schemas/certificate';
import type { Post, PostSummary } from '../schemas/post';
import type { Project, ProjectSummary } from '../schemas/project';
import type { Content, Outcome } from './content';
import type { SampleRecord } from './samples';
import { without } from './without';

/** A value that a generated module exports. */
interface ModuleExport {
  /** The name of the export. */
  name: string;
  /** Its type as it is written, e.g. `ProjectSummary[]`. */
  type: string;
  /** The type that has to be imported, if any, and the module that has it. */
  from?: [type: string, module: string];
  /** The value, which JSON can express. */
  value: unknown;
  /**
   * True for prose, which only build scripts read: it is written as one JSON text, because a type checker needs minutes for the
   * literal of a thousand articles.
   */
  isProse?: boolean;
}

/**
 * Lists the generated modules.
 *
 * @returns the text of each module by its file name
 */
export function contentModules(
  content: Content,
  samples: readonly SampleRecord[],
  pictures: Outcome['pictures'],
): Map<string, string> {
  const projects = content.projects.map(projectSummary);
  const groups = content.certificates.map((group): CertificateGroupSummary => ({
    ...without(group, 'certificates'),
    count: group.certificates.length,
  }));
  const featured = content.projects
    .filter((project) => project.featuredOrder !== undefined)
    .sort((one, other) => Number(one.featuredOrder) - Number(other.featuredOrder))
    .map(projectSummary);
  const posts = content.posts.map((post) => postSummary(post, content.owner.name));

  const { all } = content.words.filters;

  const modules: Record<string, ModuleExport[]> = {
    about: [one('about', 'About', 'about', content.about)],
    activity: [one('activity', 'Activity', 'activity', content.activity)],
    certificateGroups: [
      many('certificateGroups', 'CertificateGroupSummary', 'certificate', groups),
    ],
    contactForm: [one('contactForm', 'ContactForm', 'contactForm', content.contactForm)],
    faq: [many('faq', 'FaqItem', 'faq', content.faq)],
    featuredProjects: [many('featuredProjects', 'ProjectSummary', 'project', featured)],
    feedbackForm: [one('feedbackForm', 'FeedbackForm', 'feedbackForm', content.feedbackForm)],
    footer: [one('footer', 'Footer', 'footer', content.footer)],
    gitHubSnapshot: [one('gitHubSnapshot', 'GitHubSnapshot', 'snapshot', content.gitHubSnapshot)],
    home: [one('home', 'Home', 'home', content.home)],
    internships: [many('internships', 'Internship', 'work', content.internships)],
    jobs: [many('jobs', 'Job', 'work', content.jobs)],
    leetCodeSnapshot: [
      one('leetCodeSnapshot', 'LeetCodeSnapshot', 'snapshot', content.leetCodeSnapshot),
    ],
    navigation: [one('navigation', 'Navigation', 'navigation', content.navigation)],
    notices: [one('notices', 'Notices', 'notices', content.notices)],
    offPages: [
      {
        name: 'offPages',
        type: 'readonly RouteId[]',
        from: ['RouteId', '../routes'],
        value: content.offPages,
      },
    ],
    owner: [one('owner', 'Owner', 'owner', content.owner)],
    postCategories: [texts('postCategories', [all, ...content.categories.posts])],
    posts: [many('posts', 'PostSummary', 'post', posts)],
    projectCategories: [texts('projectCategories', [all, ...content.categories.projects])],
    projects: [many('projects', 'ProjectSummary', 'project', projects)],
    resume: [one('resume', 'Resume', 'resume', content.resume)],
    services: [one('services', 'Services', 'services', content.services)],
    settings: [one('settings', 'Settings', 'settings', content.settings)],
    site: [one('site', 'Site', 'site', content.site)],
    siteIndex: [many('siteIndex', 'SiteIndexGroup', 'siteIndex', content.siteIndex)],
    skillCategories: [texts('skillCategories', [all, ...content.categories.skills])],
    skills: [many('skills', 'Skill', 'skill', content.skills)],
    skillsNote: [one('skillsNote', 'SkillsNote', 'skill', content.skillsNote)],
    words: [
      { name: 'words', type: 'Words', from: ['Words', '@portfolio/words'], value: content.words },
    ],
    entries: [
      prose('certificateEntries', 'CertificateGroup', 'certificate', content.certificates),
      prose('postEntries', 'Post', 'post', content.posts),
      prose('projectEntries', 'Project', 'project', content.projects),
    ],
    meta: [
      texts('artNames', artNames(content)),
      one('pages', 'Pages', 'page', content.pages),
      {
        name: 'pictureFiles',
        type: "{ file: string; published: Omit<FilePicture, 'alt'> }[]",
        from: ['FilePicture', '../schemas/common'],
        value: pictures
          .filter(({ isShown }) => isShown)
          .map(({ file, published }) => ({ file, published })),
      },
      {
        name: 'halftones',
        type: '{ name: string; file: string }[]',
        value: pictures.flatMap(({ file, halftones }) => halftones.map((name) => ({ name, file }))),
      },
      {
        name: 'sampleFields',
        type: '{ file: string; field: string }[]',
        value: samples.map(({ file, field }) => ({ file, field })),
      },
    ],
  };
  // A module each: a page's chunk brings its own words and no other page's.
  for (const [id, page] of Object.entries(content.pages)) {
    modules[`${id}Page`] = [one(`${id}Page`, 'Page', 'page', page)];
  }
  const pageNames = Object.keys(content.pages).map((id) => `${id}Page`);
  return new Map([
    ...Object.entries(modules).map(
      ([name, exports]) => [`${name}.ts`, moduleText(exports)] as const,
    ),
    ['pages.ts', pageNames.map((name) => `export { ${name} } from './${name}';\n`).join('')],
  ]);
}

const one = (name: string, type: string, schema: string, value: unknown): ModuleExport => ({
  name,
  type,
  from: [type, `../schemas/${schema}`],
  value,
});

const many = (name: string, item: string, schema: string, value: unknown): ModuleExport => ({
  ...one(name, item, schema, value),
  type: `${item}[]`,
});

const prose = (name: string, item: string, file: string, value: unknown): ModuleExport => ({
  ...many(name, item, file, value),
  isProse: true,
});

const texts = (name: string, value: readonly string[]): ModuleExport => ({
  name,
  type: 'string[]',
  value,
});

function moduleText(exports: readonly ModuleExport[]): string {
  const imports = exports.flatMap(({ from }) =>
    from ? [`import type { ${from[0]} } from '${from[1]}';`] : [],
  );
  const constants = exports.map(({ name, type, value, isProse }) =>
    isProse
      ? `export const ${name} = /* @__PURE__ */ JSON.parse(\n  ${JSON.stringify(JSON.stringify(value))},\n) as ${type};`
      : `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};`,
  );
  return [
    '// Written by `pnpm generate` from the content folder: edit the files there.',
    ...[...new Set(imports)],
    '',
    constants.join('\n\n'),
    '',
  ].join('\n');
}

/** A project as lists need it: what its card shows and no more, since every visitor of a list loads all of them. */
function projectSummary(project: Project): ProjectSummary {
  const { slug, name, category, tile, image, link } = project;
  return { slug, name, category, tile, image, link };
}

/** A blog entry as lists need it: what its card shows and no more. */
function postSummary(post: Post, author: string): PostSummary {
  const { slug, title, content, image, tile, date, category, link, page } = post;
  return {
    slug,
    title,
    content,
    image,
    tile,
    date,
    category,
    author,
    ...(page && { readTime: page.readTime }),
    ...(page && page.updatedOn > date && { updatedOn: page.updatedOn }),
    isPlaceholder: link.kind === 'placeholder',
  };
}

/** The names of all drawings that the content asks for, in the order of the alphabet. */
export function artNames(content: unknown): string[] {
  const names = new Set<string>();
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('art' in value && typeof value.art === 'string') names.add(value.art);
    Object.values(value).forEach(visit);
  };
  visit(content);
  return [...names].sort();
}

/** What writing changed. */
export interface Written {
  /** The files that were new or different. */
  changed: string[];
  /** The files that no content asks for any more. */
  removed: string[];
}

/**
 * Brings a folder in line with the modules: writes what is new or different, removes what is stale, and leaves the rest
 * untouched, so that nothing that watches the folder is woken for nothing.
 *
 * @param folder the absolute path of the folder; it is made if need be
 */
export async function writeModules(
  folder: string,
  modules: ReadonlyMap<string, string>,
): Promise<Written> {
  await mkdir(folder, { recursive: true });
  const present = await readdir(folder);
  const changed: string[] = [];
  for (const [name, text] of modules) {
    const path = join(folder, name);
    if (present.includes(name) && (await readFile(path, 'utf8')) === text) continue;
    await writeFile(path, text);
    changed.push(name);
  }
  const removed = present.filter((name) => !modules.has(name));
  await Promise.all(removed.map((name) => rm(join(folder, name), { recursive: true })));
  return { changed, removed };
}
