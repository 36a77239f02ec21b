/** Writes the checked content as plain modules, which know nothing of schemas. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Messages } from '@portfolio/messages';
import { fieldName } from '../explain';
import type { PageId } from '../routes';
import type { Picture } from '../schemas/common';
import type { Page } from '../schemas/page';
import type { Post, PostSummary } from '../schemas/post';
import type { Project, ProjectSummary } from '../schemas/project';
import type { Outcome } from './content';
import { byPlace } from './entries';
import type { SampleRecord } from './samples';
import type { BuildFacts, Collections, Content, Modules } from './shape';

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
  const { projects, posts, certificates, customPages, untranslated, ...rest } = content;
  const { categories, messages, pages, ...documents } = rest;
  const original = content.site.languages?.[0]?.code;
  const listed = listedEntries(content);
  const { all } = messages.filters;
  const pageEntries = Object.entries(pages).map(([id, page]) => [`${id}Page`, page]);
  /** Marks an entry whose page is in another language. Its picture is described in that language, so its title says what it is. */
  const foreign = (name: keyof Collections, entry: { image: Picture; language?: string }) =>
    untranslated[name].some((other) => other === entry) && original
      ? { language: entry.language ?? original, image: { ...entry.image, alt: '' } }
      : {};
  const modules: Modules = {
    ...documents,
    ...(Object.fromEntries(pageEntries) as Record<`${PageId}Page`, Page>),
    certificateGroups: listed.certificates.map((group) => {
      const { certificates: list, ...summary } = { ...group, languages: undefined };
      return { ...summary, count: list.length, ...foreign('certificates', group) };
    }),
    customPageSlugs: customPages.flatMap(({ slug, aliases = [] }) => [slug, ...aliases]),
    featuredProjects: listed.projects
      .filter(({ featured }) => featured !== undefined)
      .sort((one, other) => Number(one.featured) - Number(other.featured))
      .map((project) => ({ ...projectSummary(project), ...foreign('projects', project) })),
    isMultilingual: original !== undefined,
    postCategories: [all, ...categories.posts],
    posts: listed.posts.map((post) => ({
      ...postSummary(post, content.owner.name),
      ...foreign('posts', post),
    })),
    projectCategories: [all, ...categories.projects],
    projects: listed.projects.map((project) => ({
      ...projectSummary(project),
      ...foreign('projects', project),
    })),
    skillCategories: [all, ...categories.skills],
  };
  const facts: BuildFacts = {
    artNames: artNames(content),
    certificateEntries: certificates,
    customPageEntries: customPages,
    halftones: pictures.flatMap(({ file, halftones }) => halftones.map((name) => ({ name, file }))),
    pages,
    pictureFiles: pictures
      .filter(({ isShown }) => isShown)
      .map(({ file, published }) => ({ file, published })),
    postEntries: posts,
    projectEntries: projects,
    sampleFields: samples.map(({ file, path }) => ({ file, field: fieldName(path) })),
  };
  // The theme is a module of its own package; pages ask `hasPage`.
  const written = Object.entries(modules).filter(([name]) => name !== 'theme');
  const names = written.map(([name]) => name).filter((name) => name !== 'offPages');
  return new Map([
    ...written.map(([name, value]): [string, string] => {
      const constant = `${name}: Modules['${name}'] = ${JSON.stringify(value, null, 2)}`;
      return [`${name}.ts`, moduleText('Modules', [constant])];
    }),
    ['build.ts', moduleText('BuildFacts', Object.entries(facts).map(parsedConstant))],
    ['index.ts', names.map((name) => `export { ${name} } from './${name}';\n`).join('')],
  ]);
}

/**
 * Lists the modules of the interface's texts, for `packages/messages`.
 *
 * @returns the text of each module by its file name
 */
export function messageModules(messages: Messages, language: string): Map<string, string> {
  // What languages say of each other is in the content (`languages.ts`).
  const groups = Object.entries(messages).filter(([group]) => group !== 'languages');
  const type = "import type { Messages } from '@portfolio/messages';\n";
  return new Map([
    // A module for each group, so that a page downloads its own.
    ...groups.map(([group, texts]): [string, string] => {
      const constant = `${group}: Messages['${group}'] = ${JSON.stringify(texts, null, 2)}`;
      return [`messages-${group}.ts`, `${writtenBy}${type}\nexport const ${constant};\n`];
    }),
    [
      'messages.ts',
      groups.map(([group]) => `export { ${group} } from './messages-${group}';\n`).join(''),
    ],
    ['language.ts', `${writtenBy}export const language: string = ${JSON.stringify(language)};\n`],
  ]);
}

/** The entries of a language and those that it has no translation of, in the order of their lists. */
function listedEntries(content: Content): Collections {
  const { projects, posts, certificates, customPages, untranslated } = content;
  const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;
  return {
    projects: [...projects, ...untranslated.projects].sort(byPlace),
    posts: [...posts, ...untranslated.posts].sort(byPlace),
    certificates: [...certificates, ...untranslated.certificates].sort(byOrder),
    customPages,
  };
}

/** A constant as one JSON text: a type checker needs minutes for the literal of a thousand articles. */
const parsedConstant = ([name, value]: [string, unknown]) =>
  `${name} = /* @__PURE__ */ JSON.parse(\n  ${JSON.stringify(JSON.stringify(value))},\n) as BuildFacts['${name}']`;

/** The first line of each generated module. */
export const writtenBy =
  '// Written by `pnpm generate` from the content folder: edit the files there.\n';

/** Writes a module. */
const moduleText = (type: string, constants: readonly string[]) =>
  [
    `${writtenBy}import type { ${type} } from '@portfolio/content/shape';`,
    ...constants.map((constant) => `\nexport const ${constant};`),
    '',
  ].join('\n');

/** A project as lists need it: what its card shows and no more, since every visitor of a list loads all of them. */
function projectSummary(project: Project): ProjectSummary {
  const { slug, name, category, tile, image, link } = project;
  return { slug, name, category, tile, image, link };
}

/** A blog entry as lists need it: what its card shows and no more. */
export function postSummary(post: Post, author: string): PostSummary {
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
    ...(page?.tags && { tags: page.tags }),
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
  const removed = present.filter((name) => name.endsWith('.ts') && !modules.has(name));
  await Promise.all(removed.map((name) => rm(join(folder, name), { recursive: true })));
  return [...changed, ...removed.map((name) => `${name} (removed)`)];
}
