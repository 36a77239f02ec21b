/** `pnpm content:font lora`: copies a typeface and its licence from Fontsource into the content folder's `fonts`. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions, exitWithError } from './command';
import { contentFolder, contentDisplayPath } from './folders';
import { fontsourceFiles } from './fonts';
import { loadSources } from './sources';
import { languagesOf } from './translate';

const usage = `pnpm content:font NAME

  NAME  a typeface from https://fontsource.org, like lora`;
const name = readOptions(usage, {}, true)
  .positionals.join(' ')
  .replace(/^@fontsource(?:-variable)?\//, '')
  .toLowerCase()
  .replaceAll(' ', '-');
if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
  exitWithError(`Give the name of a typeface.\n\n${usage}`);

const install = (folder: string, packageName: string) =>
  spawnSync(
    'npm',
    ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', packageName],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );

/** Installs the typeface's Fontsource package, preferably the one with a variable font. Returns the package's folder. */
function fetchTypeface(folder: string): string {
  let message = '';
  for (const packageName of [`@fontsource-variable/${name}`, `@fontsource/${name}`]) {
    const { status, stderr, error } = install(folder, packageName);
    if (status === 0) return join(folder, 'node_modules', packageName);
    message = error?.message ?? stderr;
  }
  return exitWithError(
    message.includes('E404')
      ? `Fontsource has no typeface "${name}". Find its name at https://fontsource.org.`
      : message,
  );
}

const temporary = await mkdtemp(join(tmpdir(), 'font-'));
process.on('exit', () => rmSync(temporary, { recursive: true }));
const packageFolder = fetchTypeface(temporary);
const sources = await loadSources(contentFolder, (file) => file === 'site.yaml');
const files = fontsourceFiles(
  await readdir(join(packageFolder, 'files')),
  name,
  languagesOf(sources)[0],
);
const folder = join(contentFolder, 'fonts', name);
await mkdir(folder, { recursive: true });
for (const file of files) await copyFile(join(packageFolder, 'files', file), join(folder, file));
await copyFile(join(packageFolder, 'LICENSE'), join(folder, 'LICENSE'));
const { category } = JSON.parse(await readFile(join(packageFolder, 'metadata.json'), 'utf8')) as {
  category: string;
};
console.log(
  [
    ...[...files, 'LICENSE'].map((file) => `${contentDisplayPath}/fonts/${name}/${file}`),
    '',
    'Add it to theme.yaml for heading, body or code:',
    '',
    'fonts:',
    `  ${category === 'monospace' ? 'code' : 'heading'}: ${name}`,
  ].join('\n'),
);
