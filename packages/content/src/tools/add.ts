/**
 * `pnpm content:new post|project|page|job|certificate "A name"`: begins an entry in the owner's content folder. It never writes over a file
 * that is there; a job goes first into the list of jobs. With `--translation fi the-slug` it begins a translation.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isLanguage } from '../schemas/site';
import { readOptions, stop, today } from './command';
import { contentFolder, contentFolderName } from './folders';
import { loadSources } from './sources';
import { entryKinds, newEntry } from './template/newEntry';
import { newTranslation } from './template/newTranslation';

const usage = `pnpm content:new ${entryKinds.join('|')} "A name"
pnpm content:new post|project --translation fi the-slug`;
const { values, positionals } = readOptions(usage, { translation: { type: 'string' } });
const [asked, ...words] = positionals;
if (values.translation !== undefined) {
  await translate(asked, values.translation, words[0] ?? '');
  process.exit();
}

/** Begins a translation beside its original. */
async function translate(kind: string | undefined, language: string, slug: string): Promise<void> {
  const folder = { post: 'posts', project: 'projects' }[kind ?? ''];
  const places = [`${folder}/${slug}.md`, `${folder}/${slug}/index.md`];
  const [original] = await loadSources(contentFolder, (file) => places.includes(file));
  if (!folder || !original) {
    stop('Name an entry that there is: pnpm content:new post|project --translation fi the-slug');
  }
  if (!isLanguage(language)) stop(`"${language}" is no language; write a tag like fi or pt-BR`);
  const file = original.file.replace(/\.md$/, `.${language}.md`);
  if (existsSync(join(contentFolder, file))) {
    stop(`${contentFolderName}/${file} is there already, and stays as it is.`);
  }
  const text = await readFile(join(contentFolder, original.file), 'utf8');
  await writeFile(join(contentFolder, file), newTranslation(original, text));
  console.log(`${contentFolderName}/${file}`);
}

const kind = entryKinds.find((one) => one === asked);
const name = words.join(' ').trim();
if (!kind || name === '') stop(`Give the kind of entry and its name.\n\n${usage}`);

const [categories] = await loadSources(contentFolder, (file) => file === 'categories.yaml');
const named = (categories?.value ?? {}) as Partial<Record<string, readonly string[]>>;
const jobsFile = join(contentFolder, 'jobs.yaml');
const { file, text } = newEntry(kind, {
  folder: contentFolder,
  name,
  today,
  category: named[kind === 'post' ? 'posts' : 'projects']?.[0] ?? '',
  jobs: existsSync(jobsFile) ? await readFile(jobsFile, 'utf8') : undefined,
});
const path = join(contentFolder, file);
if (kind !== 'job' && existsSync(path)) {
  stop(`${contentFolderName}/${file} is there already, and stays as it is.`);
}
await mkdir(dirname(path), { recursive: true });
await writeFile(path, text);
console.log(`${contentFolderName}/${file}`);
