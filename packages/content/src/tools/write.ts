/** Writes the checked content as plain modules, which know nothing of schemas. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldName } from '../explain';
import type { PageId } from '../routes';
import type { Page } from '../schemas/page';
import type { Post, PostSummary } from '../schemas/post';
import type { Project, ProjectSummary } from '../schemas/project';
import type { Outcome } from './content';
import type { SampleRecord } from './samples';
import type { BuildFacts, Content, Modules } from './shape';

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
  const { projects, posts, certificates, categories, pages, ...documents } = content;
  const { all } = content.words.filters;
  const pageEntries = Object.entries(pages).map(([id, page]) => [`${id}Page`, page]);
  const modules: Modules = {
    ...documents,
    ...(Object.fromEntries(pageEntries) as Record<`${PageId}Page`, Page>),
    certificateGroups: certificates.map(({ certificates: list, ...group }) => {
      return { ...group, count: list.length };
    }),
    featuredProjects: projects
      .filter(({ featured }) => featured !== undefined)
      .sort((one, other) => Number(one.featured) - Number(other.featured))
      .map(projectSummary),
    postCategories: [all, ...categories.posts],
    posts: posts.map((post) => postSummary(post, content.owner.name)),
    projectCategories: [all, ...categories.projects],
    projects: projects.map(projectSummary),
    skillCategories: [all, ...categories.skills],
  };
  const facts: BuildFacts = {
    artNames: artNames(content),
    certificateEntries: certificates,
    halftones: pictures.flatMap(({ file, halftones }) => halftones.map((name) => ({ name, file }))),
    pages,
    pictureFiles: pictures
      .filter(({ isShown }) => isShown)
      .map(({ file, published }) => ({ file, published })),
    postEntries: posts,
    projectEntries: projects,
    sampleFields: samples.map(({ file, path }) => ({ file, field: fieldName(path) })),
  };
  // Pages have their words built in, and ask `hasPage`.
  const names = Object.keys(modules).filter((name) => !/^(words|offPages)$/.test(name));
  return new Map([
    ...Object.entries(modules).map(([name, value]): [string, string] => {
      const constant = `${name}: Modules['${name}'] = ${JSON.stringify(value, null, 2)}`;
      return [`${name}.ts`, moduleText('Modules', [constant])];
    }),
    ['build.ts', moduleText('BuildFacts', Object.entries(facts).map(parsedConstant))],
    ['index.ts', names.map((name) => `export { ${name} } from './${name}';\n`).join('')],
  ]);
}

/** A constant as one JSON text: a type checker needs minutes for the literal of a thousand articles. */
const parsedConstant = ([name, value]: [string, unknown]) =>
  `${name} = /* @__PURE__ */ JSON.parse(\n  ${JSON.stringify(JSON.stringify(value))},\n) as BuildFacts['${name}']`;

/** Writes a module. */
const moduleText = (type: string, constants: readonly string[]) =>
  [
    '// Written by `pnpm generate` from the content folder: edit the files there.',
    `import type { ${type} } from '../tools/shape';`,
    ...constants.map((constant) => `\nexport const ${constant};`),
    '',
  ].join('\n');

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
  const names = JSON.stringify(content).matchAll(/"art":"([^"]+)"/g);
  return [...new Set(Array.from(names, ([, name = '']) => name))].sort();
}

/**
 * Brings a folder in line with the modules: writes what is new or different, removes what is stale, and leaves the rest
 * untouched, so that nothing that watches the folder is woken for nothing.
 *
 * @param folder the absolute path of the folder; it is made if need be
 * @returns the names of the files that were written, and of those that were removed, which says so
 */
export async function writeModules(
  folder: string,
  modules: ReadonlyMap<string, string>,
): Promise<string[]> {
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
  return [...changed, ...removed.map((name) => `${name} (removed)`)];
}
