/**
 * `pnpm content:new post|project|job|certificate "A name"`: begins an entry in the owner's content folder. It never writes over a file
 * that is there; a job goes first into the list of jobs.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stop, today, typed } from './command';
import { contentFolder, contentFolderName } from './folders';
import { loadSources } from './sources';
import { entryKinds, newEntry } from './template/newEntry';

const [asked, ...words] = typed;
const kind = entryKinds.find((one) => one === asked);
const name = words.join(' ').trim();
if (!kind || name === '') {
  stop(`Say what it is, and its name: pnpm content:new ${entryKinds.join('|')} "A name"`);
}

const [categories] = await loadSources(contentFolder, (file) => file === 'categories.ts');
const named = (categories?.value ?? {}) as Partial<Record<string, readonly string[]>>;
const jobsFile = join(contentFolder, 'jobs.ts');
const { file, text } = await newEntry(kind, {
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
