/** `pnpm content:new post|project|page|job|certificate "A name"`: creates an entry in the content folder, or a translation of one. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { documents } from '../documents';
import { isLanguage } from '../format';
import { readOptions, exitWithError, today } from './command';
import { contentFolder, contentDisplayPath } from './folders';
import { unwrapSamples, type Fields } from './samples';
import { loadSources, readText } from './sources';
import { languagesOf } from './translate';
import {
  entryKinds,
  findOriginal,
  newEntry,
  newTranslation,
  type EntryKind,
} from './template/newEntry';

const usage = `pnpm content:new ${entryKinds.join('|')} "A name"
pnpm content:new post|project|page --translation fi the-slug`;
const { values, positionals } = readOptions(usage, { translation: { type: 'string' } }, true);
const [kindName, ...nameParts] = positionals;
const kind = entryKinds.find((one) => one === kindName);
const name = nameParts.join(' ').trim();
if (kindName && !kind) {
  exitWithError(`No such kind of entry: ${kindName}. Choose one of ${entryKinds.join(', ')}.`);
}
if (!kind || name === '') exitWithError(`Give the kind of entry and its title.\n\n${usage}`);

async function createEntry(entryKind: EntryKind) {
  const sources = await loadSources(contentFolder, (file) =>
    /^(?:categories|site)\.yaml$/.test(file),
  );
  const fieldsOf = (file: string) =>
    (unwrapSamples(sources.find((one) => one.file === file)?.value, file).value ?? {}) as Fields;
  const categories = fieldsOf('categories.yaml')[entryKind === 'post' ? 'posts' : 'projects'];
  const jobsFile = join(contentFolder, 'jobs.yaml');
  return newEntry(entryKind, {
    folder: contentFolder,
    name,
    today,
    category: Array.isArray(categories) ? String(categories[0] ?? '') : '',
    language: String(fieldsOf('site.yaml')['language'] ?? 'en'),
    jobs: existsSync(jobsFile) ? await readText(jobsFile) : undefined,
  });
}

async function createTranslation(language: string) {
  const sources = await loadSources(
    contentFolder,
    (file) => file === documents.site.file || file.startsWith(`${kind}s/`),
  );
  const original = findOriginal(sources, name);
  if (!original) {
    return exitWithError(
      'No such post, project or page. Give the slug of an existing one: pnpm content:new post|project|page --translation fi the-slug',
    );
  }
  if (!isLanguage(language))
    exitWithError(`"${language}" is not a language tag; write one like fi or pt-BR.`);
  const advice = languagesOf(sources).includes(language)
    ? undefined
    : `Now add ${language} to languages in ${documents.site.file}.`;
  const text = newTranslation(original, await readText(join(contentFolder, original.file)));
  return { file: original.file.replace(/\.md$/, `.${language}.md`), text, advice };
}

const { file, text, advice }: { file: string; text: string; advice?: string | undefined } =
  values.translation === undefined
    ? await createEntry(kind)
    : await createTranslation(values.translation);
const path = join(contentFolder, file);
if (file !== documents.jobs.file && existsSync(path)) {
  exitWithError(`${contentDisplayPath}/${file} already exists and was not changed.`);
}
await mkdir(dirname(path), { recursive: true });
await writeFile(path, text);
console.log(`${contentDisplayPath}/${file}`);
if (advice) console.log(advice);
