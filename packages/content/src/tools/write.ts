/** Writes the validated content as modules that do not import schemas. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Messages } from '@portfolio/messages';
import { fieldName } from '../explain';
import { pathBetween } from '../pathBetween';
import { hrefTo, type EntryRouteId, type PageId } from '../routes';
import type { Picture } from '../schemas/common';
import type { Page } from '../schemas/page';
import { postSummary, projectSummary, type Project } from '../schemas/article';
import type { Outcome } from './content';
import { joinCollections } from './entries';
import type { BuildFacts, Content, Modules } from './shape';

const shapeModule = '@portfolio/content/shape';

/** Creates the content's modules. Returns each module's text by its file name. */
export function contentModules(
  content: Content,
  { samples, pictures }: Pick<Outcome, 'samples' | 'pictures'>,
): Map<string, string> {
  const { projects, posts, certificates, customPages, untranslated, ...rest } = content;
  const { categories, messages, pages, siteIndex, skills, ...documents } = rest;
  const originalLanguage = content.site.languages?.[0]?.code;
  const listed = joinCollections(content, untranslated, content.site.language);
  const { all } = messages.filters;
  const pageEntries = Object.entries(pages).map(([id, page]) => [`${id}Page`, page]);
  const folderOf = (language: string) =>
    content.site.languages?.find(({ code }) => code === language)?.folder ?? '';
  /** Returns an untranslated entry's language, URL and picture. The picture's description is omitted, because it is in another language. */
  const originalLanguageFields = (
    { slug, image, language }: { slug: string; image: Picture; language?: string },
    id: EntryRouteId,
  ) => {
    if (!language) return {};
    return {
      language,
      href: pathBetween(folderOf(content.site.language), folderOf(language), hrefTo(id, slug)),
      image: { ...image, alt: '' },
    };
  };
  const projectItem = (project: Project) => ({
    ...projectSummary(project),
    ...originalLanguageFields(project, 'project'),
  });
  const modules: Modules = {
    ...documents,
    // Sites without custom pages have no route for them.
    disabledPages: content.disabledPages.filter((id) => id !== 'customPage'),
    ...(Object.fromEntries(pageEntries) as Record<`${PageId}Page`, Page>),
    customPageSlugs: customPages.flatMap(({ slug, aliases = [] }) => [slug, ...aliases]),
    featuredProjects: listed.projects
      .filter(({ featured }) => featured !== undefined)
      .sort((one, other) => Number(one.featured) - Number(other.featured))
      .map(projectItem),
    isMultilingual: originalLanguage !== undefined,
    postCategories: [all, ...categories.posts],
    projectCategories: [all, ...categories.projects],
    skillCategories: [all, ...categories.skills],
  };
  const facts: BuildFacts = {
    artNames: artNames(content),
    certificateEntries: certificates,
    certificateGroups: listed.certificates.map((group) => {
      const { certificates: list, ...summary } = { ...group, languages: undefined };
      return {
        ...summary,
        count: list.length,
        ...originalLanguageFields(group, 'certificateGroup'),
      };
    }),
    customPageEntries: customPages,
    halftones: pictures.flatMap(({ file, halftones }) => halftones.map((name) => ({ name, file }))),
    pages,
    pictureFiles: pictures
      .filter(({ isShown }) => isShown)
      .map(({ file, published }) => ({ file, published })),
    postEntries: posts,
    posts: listed.posts.map((post) => ({
      ...postSummary(post, content.owner.name),
      ...originalLanguageFields(post, post.page ? 'post' : 'comingSoon'),
    })),
    projectEntries: projects,
    projects: listed.projects.map(projectItem),
    sampleFields: samples.map(({ file, path }) => ({ file, field: fieldName(path) })),
    siteIndex,
    skills,
  };
  // Omits the theme, which is written to another package. `index.ts` also omits `disabledPages`, because pages call `hasPage` instead.
  const ownModules = Object.entries(modules).filter(([name]) => name !== 'theme');
  const names = ownModules.map(([name]) => name).filter((name) => name !== 'disabledPages');
  return new Map([
    ...ownModules.map(([name, value]): [string, string] => [
      `${name}.ts`,
      moduleText('Modules', shapeModule, constant(name, `Modules['${name}']`, value)),
    ]),
    [
      'build.ts',
      moduleText('BuildFacts', shapeModule, ...Object.entries(facts).map(parsedConstant)),
    ],
    ['index.ts', names.map((name) => `export { ${name} } from './${name}';\n`).join('')],
  ]);
}

/** Creates the interface messages' modules, for `packages/messages`. Returns each module's text by its file name. */
export function messageModules(messages: Messages, language: string): Map<string, string> {
  // Omits the group `languages`, whose messages `languages.ts` adds to the content.
  const groups = Object.entries(messages).filter(([group]) => group !== 'languages');
  return new Map([
    // Creates a module for each group, so that a page downloads only the groups that it uses.
    ...groups.map(([group, strings]): [string, string] => [
      `messages-${group}.ts`,
      moduleText(
        'Messages',
        '@portfolio/messages',
        constant(group, `Messages['${group}']`, strings),
      ),
    ]),
    [
      'messages.ts',
      groups.map(([group]) => `export { ${group} } from './messages-${group}';\n`).join(''),
    ],
    [
      'language.ts',
      `${generatedNotice}export const language: string = ${JSON.stringify(language)};\n`,
    ],
  ]);
}

/** Creates the default language's messages, and `languages.json` with all others for Storybook's toolbar. */
export function interfaceModules(
  messages: readonly (readonly [language: string, messages: Messages])[],
): Map<string, string> {
  const others = messages.filter(([language]) => !/^en\b/.test(language));
  return new Map([
    ...messages
      .slice(0, 1)
      .flatMap(([language, defaultMessages]) => [...messageModules(defaultMessages, language)]),
    ['languages.json', JSON.stringify(Object.fromEntries(others), null, 2)],
  ]);
}

/** Type-checking a literal with a thousand articles takes minutes, so the constant is a JSON string that is parsed on import. */
const parsedConstant = ([name, value]: [string, unknown]) =>
  `${name} = /* @__PURE__ */ JSON.parse(\n  ${JSON.stringify(JSON.stringify(value))},\n) as BuildFacts['${name}']`;

const generatedNotice =
  '// Written by `pnpm generate` from the content folder: edit the files there.\n';

/** Creates a constant's declaration for {@link moduleText}. */
export const constant = (name: string, type: string, value: unknown) =>
  `${name}: ${type} = ${JSON.stringify(value, null, 2)}`;

/** Creates a module's text: an imported type, and constants. */
export const moduleText = (type: string, from: string, ...constants: readonly string[]) =>
  [
    `${generatedNotice}import type { ${type} } from '${from}';`,
    ...constants.map((one) => `\nexport const ${one};`),
    '',
  ].join('\n');

function artNames(content: unknown): string[] {
  const names = JSON.stringify(content).matchAll(/"art":"([^"]+)"/g);
  return [...new Set(Array.from(names, ([, name = '']) => name))].sort();
}

/**
 * Updates a folder of generated files. Does not rewrite unchanged files, so that watchers see only real changes.
 *
 * @param folder the folder's absolute path; created if necessary
 * @param isGenerated matches names of files to remove if they are stale; modules by default
 * @returns the names of written files, and of removed files with the suffix `(removed)`
 */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string | Buffer>,
  isGenerated = /^[^/]+\.ts$/,
): Promise<string[]> {
  const changed: string[] = [];
  for (const [name, content] of files) {
    const path = join(folder, name);
    const oldContent = await readFile(path).catch(() => undefined);
    if (oldContent?.equals(Buffer.from(content))) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    changed.push(name);
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const removed = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => isGenerated.test(name) && !files.has(name));
  await Promise.all(removed.map((name) => rm(join(folder, name))));
  return [...changed, ...removed.map((name) => `${name} (removed)`)];
}
