/**
 * `generate [--watch | --theme] [--content DIR] [--out DIR]`: checks the content and writes it as plain modules. Ends with status 1 and a list of
 * all problems when there are any, and then leaves the modules as they were. `--watch` does so after every change, drafts and entries of
 * days to come included, until it is stopped. `--theme` reads and writes the theme alone. Languages besides the default are written into
 * folders of their own below it.
 */
import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { problemLine, type Problem } from '../explain';
import { developmentFile, type Development } from '../vite';
import { readOptions } from './command';
import {
  contentFolder,
  folderName,
  generatedFolder,
  generatedMessagesFolder,
  generatedThemeFolder,
} from './folders';
import { makeFonts, writeFonts } from './fonts';
import { omittedLines } from './hints';
import { assembleLanguages } from './languages';
import { messagesFile, untranslatedLines } from './messages';
import { loadSources } from './sources';
import { readTheme, themeModules } from './theme';
import { contentModules, messageModules, writeModules } from './write';

const { values } = readOptions(
  `generate [--watch] [--theme] [--content DIR] [--out DIR]

  --watch    runs again after every change
  --theme    generates the theme alone
  --content  the content folder
  --out      the folder for the modules`,
  {
    watch: { type: 'boolean', default: false },
    theme: { type: 'boolean', default: false },
    content: { type: 'string', default: contentFolder },
    out: { type: 'string', default: generatedFolder },
  },
);
const folder = resolve(values.content);
const out = resolve(values.out);

/** Writes what the server of development shows besides the modules, which stay as they were while there are problems. */
async function writeDevelopment({ problems, pictures }: Development): Promise<void> {
  await mkdir(out, { recursive: true });
  const text = JSON.stringify({ problems, pictures });
  // The server shows one language, and reads its folder.
  const languages = (await readdir(out, { withFileTypes: true })).filter((one) =>
    one.isDirectory(),
  );
  for (const { name } of [{ name: '' }, ...languages]) {
    const path = join(out, name, developmentFile);
    const before = await readFile(path, 'utf8').catch(() => '');
    if (before === text) continue;
    // Renamed into place: Vite reads the file as soon as it changes, and must not find it half written.
    await writeFile(`${path}.new`, text);
    await rename(`${path}.new`, path);
  }
}

/** Lists what is wrong. Returns the lines. */
function report(problems: readonly Problem[]): string[] {
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  const lines = problems.map(problemLine);
  console.error(
    [
      `The content has ${count} (files are below ${folderName(folder)}):`,
      ...lines.map((line) => `  ${line}`),
    ].join('\n'),
  );
  return lines;
}

/** The folder of the theme's modules and fonts. */
const themeFolder = out === generatedFolder ? generatedThemeFolder : out;

/** Does the same with the theme alone. */
async function generateTheme(): Promise<boolean> {
  const { theme, made, problems } = await readTheme(folder);
  if (problems.length > 0) {
    report(problems);
    return false;
  }
  await writeModules(themeFolder, themeModules(theme, made));
  await writeFonts(themeFolder, made);
  return true;
}

/** Reads, checks and writes once. Tells whether the content is good. */
async function generate(): Promise<boolean> {
  const sources = await loadSources(folder);
  const [original, ...translations] = assembleLanguages(sources, {
    env: process.env,
    withDrafts: values.watch,
  });
  const problems = [original, ...translations].flatMap(({ outcome }) => outcome.problems);
  const { content, samples, pictures } = original.outcome;
  if (!content || problems.length > 0) {
    const lines = report(problems);
    if (values.watch) await writeDevelopment({ problems: lines, pictures: [] });
    return false;
  }
  // Before the modules: a page that is reloaded for them asks for the pictures at once.
  if (values.watch) await writeDevelopment({ problems: [], pictures });
  const ofContent = contentModules(content, samples, pictures);
  const fonts = await makeFonts(content.theme, sources, content.site.language);
  const ofTheme = themeModules(content.theme, fonts);
  const ofMessages = messageModules(content.messages, content.site.language);
  const news =
    out === generatedFolder
      ? [
          ...(await writeModules(generatedMessagesFolder, ofMessages)),
          ...(await writeModules(generatedThemeFolder, ofTheme)),
          ...(await writeModules(out, ofContent)),
        ]
      : await writeModules(out, new Map([...ofContent, ...ofMessages, ...ofTheme]));
  for (const line of omittedLines(sources)) console.warn(line);
  for (const { folder: name, outcome } of translations) {
    const { content: own, samples: ownSamples, pictures: ownPictures } = outcome;
    if (!own) continue;
    const modules = [
      ...contentModules(own, ownSamples, ownPictures),
      ...messageModules(own.messages, own.site.language),
      ...ofTheme,
    ];
    const written = await writeModules(join(out, name), new Map(modules));
    news.push(...written.map((file) => `${name}/${file}`));
  }
  await writeFonts(themeFolder, fonts);
  const folders = ['fonts', ...translations.map(({ folder: name }) => name)];
  for (const entry of await readdir(out, { withFileTypes: true })) {
    if (!entry.isDirectory() || folders.includes(entry.name)) continue;
    await rm(join(out, entry.name), { recursive: true });
    news.push(`${entry.name} (removed)`);
  }
  const own = sources.find(({ file }) => file === messagesFile);
  for (const line of untranslatedLines(content.site.language, own?.value)) console.warn(line);
  console.log(
    `Content is good: ${content.projects.length} projects, ${content.posts.length} blog entries, ` +
      `${content.certificates.length} certificate groups. ${news.length === 0 ? 'Nothing changed.' : `Wrote ${news.join(', ')}.`}`,
  );
  return true;
}

if (!(await (values.theme ? generateTheme() : generate())) && !values.watch) process.exitCode = 1;
if (values.watch) {
  /** Editors write a file in several steps; this long, in ms, they are taken for one. */
  const writingMs = 100;
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** Each folder by itself, since a file that an editor puts in the place of another is told of by its folder alone. */
  const watched = new Map<string, FSWatcher>();
  const watchFolders = () => {
    const below = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const one of [folder, ...below]) {
      if (!watched.has(one)) watched.set(one, watch(one, changed).on('error', console.error));
    }
    for (const [one, watcher] of watched) {
      if (one === folder || below.includes(one)) continue;
      watcher.close();
      watched.delete(one);
    }
  };
  function changed() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchFolders();
      last = last.then(generate).catch(console.error);
    }, writingMs);
  }
  watchFolders();
}
