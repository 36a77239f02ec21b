/**
 * `generate [--watch | --interface] [--out DIR]`: checks the content and writes it as modules. If there are problems, it
 * lists them, leaves the modules unchanged and exits with 1. `--watch` repeats this after every change, and includes drafts and future
 * entries. `--interface` generates only what components use: the theme and the interface messages. Each language other than the default
 * gets a subfolder.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { watch } from 'chokidar';
import { problemLine, type Problem } from '../explain';
import { developmentFileName, type DevelopmentFile } from '../vite';
import { exitWithError, readOptions } from './command';
import { assembleContent } from './content';
import {
  contentFolder,
  contentDisplayPath,
  misplacedFolder,
  generatedFolder,
  generatedMessagesFolder,
  generatedThemeFolder,
} from './folders';
import { makeFonts } from './fonts';
import { messagesFile, untranslatedLines } from './messages';
import { readInterface } from './readFiles';
import { countOf, omittedLines } from './report';
import { loadSources } from './sources';
import { themeModules } from './theme';
import { hiddenTranslationLines } from './untranslated';
import { contentModules, interfaceModules, messageModules, writeFiles } from './write';

const { values } = readOptions(
  `generate [--watch] [--interface] [--out DIR]

  --watch      runs again after every change
  --interface  generates only the theme and the interface messages
  --out        the folder for the modules`,
  {
    watch: { type: 'boolean', default: false },
    interface: { type: 'boolean', default: false },
    out: { type: 'string', default: generatedFolder },
  },
);
const out = resolve(values.out);
const misplaced = misplacedFolder(contentFolder);
if (misplaced && process.env['TURBO_HASH'] && process.env['npm_lifecycle_event'] === 'generate') {
  exitWithError(misplaced);
}

async function writeDevelopmentFile(facts: DevelopmentFile): Promise<void> {
  await mkdir(out, { recursive: true });
  const text = JSON.stringify(facts);
  const path = join(out, developmentFileName);
  const oldText = await readFile(path, 'utf8').catch(() => '');
  if (oldText === text) return;
  // Replaces the file atomically, because Vite reads the file as soon as it changes.
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

function report(problems: readonly Problem[]): string[] {
  const lines = problems.map(problemLine);
  console.error(
    [
      `The content has ${countOf(problems.length, 'problem', 'problems')} (files are in ${contentDisplayPath}):`,
      ...lines.map((line) => `  ${line}`),
    ].join('\n'),
  );
  return lines;
}

/** The theme goes to its own package, unless everything is written to one folder. */
const themeFolder = out === generatedFolder ? generatedThemeFolder : out;

/** Lets `writeFiles` remove any stale file from the fonts folder, where every file is generated. */
const anyName = /./;

/** Returns true if the theme and the interface messages are valid. */
async function generateInterface(): Promise<boolean> {
  const { theme, preparedFonts, messages, sources, problems } = await readInterface(contentFolder);
  if (problems.length > 0) {
    report(problems);
    return false;
  }
  await writeFiles(themeFolder, themeModules(theme, preparedFonts, sources));
  await writeFiles(join(themeFolder, 'fonts'), preparedFonts?.files ?? new Map(), anyName);
  if (out === generatedFolder)
    await writeFiles(generatedMessagesFolder, interfaceModules(messages));
  return true;
}

/** Notices of the last run, which are not printed again if they are unchanged. */
let printedNotices = '';

let lastProblems: readonly string[] = [];

/** Returns true if the content is valid. */
async function generate(): Promise<boolean> {
  const sources = await loadSources(contentFolder);
  const outcomes = assembleContent(sources, { env: process.env, withDrafts: values.watch });
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  const [original, ...translations] = outcomes;
  const { content, pictures } = original;
  if (!content || problems.length > 0) {
    lastProblems = report(problems);
    if (values.watch) await writeDevelopmentFile({ problems: lastProblems, pictures: [] });
    return false;
  }
  // Writes this file before the modules, because a reloaded page immediately requests pictures.
  if (values.watch) await writeDevelopmentFile({ problems: lastProblems, pictures });
  const fonts = await makeFonts(content.theme, sources, content.site.language);
  const themeFiles = themeModules(content.theme, fonts, sources);
  const messageFiles = interfaceModules(
    outcomes.flatMap(({ content: own }) => (own ? [[own.site.language, own.messages]] : [])),
  );
  /** The files of each folder. The three packages' modules may be in the same one. */
  const folders = new Map<string, Map<string, string>>();
  const add = (path: string, files: ReadonlyMap<string, string>) =>
    folders.set(path, new Map([...(folders.get(path) ?? []), ...files]));
  add(out === generatedFolder ? generatedMessagesFolder : out, messageFiles);
  add(themeFolder, themeFiles);
  add(out, contentModules(content, original));
  for (const translation of translations) {
    const { folder: name, content: own } = translation;
    if (!own) continue;
    add(join(out, name), contentModules(own, translation));
    add(join(out, name), messageModules(own.messages, own.site.language));
    add(join(out, name), themeFiles);
  }
  const changes = await writeFiles(join(themeFolder, 'fonts'), fonts?.files ?? new Map(), anyName);
  for (const [path, files] of folders) changes.push(...(await writeFiles(path, files)));
  lastProblems = [];
  if (values.watch) await writeDevelopmentFile({ problems: lastProblems, pictures });
  const currentFolders = ['fonts', ...translations.map(({ folder: name }) => name)];
  for (const entry of await readdir(out, { withFileTypes: true })) {
    if (!entry.isDirectory() || currentFolders.includes(entry.name)) continue;
    await rm(join(out, entry.name), { recursive: true });
    changes.push(`${entry.name} (removed)`);
  }
  const ownMessages = sources.find(({ file }) => file === messagesFile);
  // Prints only how many messages are untranslated; `content:check` lists them.
  const untranslated = untranslatedLines(content.site.language, ownMessages?.value).slice(0, 1);
  const notices = [
    ...omittedLines(sources),
    ...hiddenTranslationLines(sources),
    ...untranslated,
  ].join('\n');
  if (notices && notices !== printedNotices) console.warn(notices);
  printedNotices = notices;
  const { projects, posts, certificates } = content;
  console.log(
    `The content is valid: ${projects.length} projects, ${posts.length} posts, ` +
      `${certificates.length} certificate groups. ${countOf(changes.length, 'file', 'files')} changed.`,
  );
  return true;
}

if (values.watch) {
  /** Editors write a file in several steps. */
  const debounceMs = 50;
  let timer: NodeJS.Timeout | undefined;
  let lastRun: Promise<unknown> = Promise.resolve();
  const queueRun = () => {
    lastRun = lastRun.then(generate).catch(console.error);
  };
  // Starts to watch before the first run, so that no edit is missed.
  watch(contentFolder, { ignoreInitial: true })
    .on('error', console.error)
    .on('ready', queueRun)
    .on('all', () => {
      clearTimeout(timer);
      timer = setTimeout(queueRun, debounceMs);
    });
} else if (!(await (values.interface ? generateInterface() : generate()))) process.exitCode = 1;
