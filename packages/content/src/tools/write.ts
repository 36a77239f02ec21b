/** Writes the checked content as plain modules, which know nothing of schemas. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldName } from '../explain';
import type { CertificateGroupSummary } from '../schemas/certificate';
import type { Post, PostSummary } from '../schemas/post';
import type { Project, ProjectSummary } from '../schemas/project';
import type { Outcome } from './content';
import type { SampleRecord } from './samples';
import type { Content } from './shape';

/** A value that a generated module exports: its name, its type as it is written, and itself, which JSON can express. */
type Export = [name: string, type: string, value: unknown];

/** Where the modules find the types that they name. */
const typeModules = {
  CertificateGroupSummary: '../schemas/certificate',
  Content: '../tools/shape',
  FilePicture: '../schemas/common',
  PostSummary: '../schemas/post',
  ProjectSummary: '../schemas/project',
};

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
  const featured = projects
    .filter((project) => project.featured !== undefined)
    .sort((one, other) => Number(one.featured) - Number(other.featured));
  const groups = certificates.map(({ certificates: list, ...group }): CertificateGroupSummary => {
    return { ...group, count: list.length };
  });
  const shown = pictures.filter(({ isShown }) => isShown);
  /** What has a module each: the chunk of a page brings what it shows, and nothing of other pages. */
  const single: Export[] = [
    ...Object.entries(documents).map(([name, value]): Export => {
      return [name, `Content['${name}']`, value];
    }),
    ...Object.entries(pages).map(([id, page]): Export => {
      return [`${id}Page`, `Content['pages']['${id}']`, page];
    }),
    ['certificateGroups', 'CertificateGroupSummary[]', groups],
    ['featuredProjects', 'ProjectSummary[]', featured.map(projectSummary)],
    ['postCategories', 'string[]', [all, ...categories.posts]],
    ['posts', 'PostSummary[]', posts.map((post) => postSummary(post, content.owner.name))],
    ['projectCategories', 'string[]', [all, ...categories.projects]],
    ['projects', 'ProjectSummary[]', projects.map(projectSummary)],
    ['skillCategories', 'string[]', [all, ...categories.skills]],
  ];
  const meta: Export[] = [
    ['artNames', 'string[]', artNames(content)],
    ['pages', "Content['pages']", pages],
    [
      'pictureFiles',
      "{ file: string; published: Omit<FilePicture, 'alt'> }[]",
      shown.map(({ file, published }) => ({ file, published })),
    ],
    [
      'halftones',
      '{ name: string; file: string }[]',
      pictures.flatMap(({ file, halftones }) => halftones.map((name) => ({ name, file }))),
    ],
    [
      'sampleFields',
      '{ file: string; field: string }[]',
      samples.map(({ file, path }) => ({ file, field: fieldName(path) })),
    ],
  ];
  const entries = (['certificate', 'post', 'project'] as const).map((kind): Export => {
    return [`${kind}Entries`, `Content['${kind}s']`, content[`${kind}s`]];
  });
  const pageNames = Object.keys(pages).map((id) => `${id}Page`);
  return new Map([
    ...single.map((one) => [`${one[0]}.ts`, moduleText([one])] as const),
    ['entries.ts', moduleText(entries, true)],
    ['meta.ts', moduleText(meta)],
    ['pages.ts', pageNames.map((name) => `export { ${name} } from './${name}';\n`).join('')],
  ]);
}

/**
 * Writes a module.
 *
 * @param isProse whether only build scripts read it: then each value is one JSON text, because a type checker needs minutes for the
 *   literal of a thousand articles
 */
function moduleText(exports: readonly Export[], isProse = false): string {
  const imports = Object.entries(typeModules)
    .filter(([name]) => exports.some(([, type]) => new RegExp(`\\b${name}\\b`).test(type)))
    .map(([name, module]) => `import type { ${name} } from '${module}';`);
  const constants = exports.map(([name, type, value]) =>
    isProse
      ? `export const ${name} = /* @__PURE__ */ JSON.parse(\n  ${JSON.stringify(JSON.stringify(value))},\n) as ${type};`
      : `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};`,
  );
  return [
    '// Written by `pnpm generate` from the content folder: edit the files there.',
    ...imports,
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
