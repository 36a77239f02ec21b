/** `pnpm content:init`: creates a new owner's content folder from answers or a JSON Resume document. Never writes into an existing one. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { cancel, group, intro, outro, text } from '@clack/prompts';
import { problemLine } from '../explain';
import { isLanguage } from '../format';
import { readOptions, exitWithError, today } from './command';
import { assembleContent } from './content';
import { displayPath, exitIfMisplaced, misplacedFolder, repository } from './folders';
import { messagesFile } from './messages';
import { loadSources, readText } from './sources';
import { importResume } from './template/facts';
import { newContent } from './template/newContent';
import { readYaml } from './yaml';

/** Returns the answers as a JSON Resume document. Exits if the owner cancels. */
async function ask(): Promise<object> {
  intro('Create your site. Answers you leave empty become marked samples.');
  const answers = await group(
    {
      language: () =>
        text({
          message: 'Language of your site',
          initialValue: values.language,
          validate: (tag = '') => (isLanguage(tag) ? undefined : languageExpectation),
        }),
      name: () => text({ message: 'Your name' }),
      label: () => text({ message: 'Your role', placeholder: 'Front-end developer' }),
      email: () => text({ message: 'Your email address' }),
      city: () => text({ message: 'Your city, if you want to publish it' }),
      countryCode: () => text({ message: 'Your country’s two-letter code', placeholder: 'DE' }),
      summary: () => text({ message: 'A sentence or two about yourself' }),
      url: () => text({ message: 'URL of your site', placeholder: 'https://…' }),
      gitHub: () => text({ message: 'Your GitHub user name' }),
    },
    {
      onCancel: () => {
        cancel('Nothing was written.');
        process.exit(1);
      },
    },
  );
  const { city, countryCode, gitHub, language, ...basics } = answers;
  values.language = language;
  const profile = { network: 'GitHub', username: gitHub, url: `https://github.com/${gitHub}` };
  const location = { city, countryCode };
  return { basics: { ...basics, location, profiles: gitHub ? [profile] : [] } };
}

/** Exits with an error if the document is missing or invalid. */
async function readResume(name: string): Promise<ReturnType<typeof importResume>> {
  // pnpm runs scripts in the package's folder, but the path is relative to the owner's working directory.
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
  const text = await readText(path).catch(() => exitWithError(`The file ${name} does not exist.`));
  // JSON is valid YAML, and the YAML parser knows the line of a mistake.
  const { value } = readYaml(text, (line, mistake) =>
    exitWithError(`${name}:${line} → ${mistake.replace('YAML', 'JSON')}`),
  );
  try {
    return importResume(value, name);
  } catch (error) {
    return exitWithError((error as Error).message);
  }
}

const { values } = readOptions(
  `pnpm content:init [--from resume.json] [--to content] [--language de]

  --from      a JSON Resume document (jsonresume.org); asks questions without it
  --to        the folder to write, at the root, under a name that begins with "content"; it must not exist
  --language  the language of the site, as a tag like en or pt-PT`,
  {
    from: { type: 'string' },
    to: { type: 'string', default: 'content' },
    language: { type: 'string', default: 'en' },
  },
);
const folder = resolve(repository, values.to);
const shownFolder = displayPath(folder);
if (existsSync(folder)) {
  exitWithError(
    `${shownFolder} already exists and was not changed. Choose another folder with --to.`,
  );
}
exitIfMisplaced(folder);
const languageExpectation = 'Write the language as a tag like en or pt-PT.';
if (!isLanguage(values.language)) exitWithError(languageExpectation);
if (!values.from && !process.stdin.isTTY) {
  exitWithError('This terminal cannot ask questions. Pass a JSON Resume document with --from.');
}

const { facts, notImported } = values.from
  ? await readResume(values.from)
  : importResume(await ask());
for (const [file, content] of newContent(facts, folder, today, values.language)) {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
// A Finnish site starts with the fixture's translation of the interface.
const isFinnish = /^fi\b/.test(values.language);
if (isFinnish) {
  const translationFile = join(repository, 'packages/content/fixtures/finnish', messagesFile);
  await copyFile(translationFile, join(folder, messagesFile));
}

const [{ samples, problems }] = assembleContent(await loadSources(folder));
const omitted =
  notImported.length > 0
    ? [`Not imported from ${values.from ?? 'your answers'}:`, ...notImported]
    : [];
const advice = [
  shownFolder === 'content'
    ? 'Your content is in the folder content. Every build uses it from now on.'
    : (misplacedFolder(folder) ??
      `Your content is in ${shownFolder}. Set PORTFOLIO_CONTENT to that folder, so that builds use it.`),
  samples.length > 0 ? `${samples.length} samples are left; pnpm content:check lists them.` : '',
  isFinnish || /^en\b/.test(values.language)
    ? ''
    : `The interface is in English until you translate it in ${shownFolder}/${messagesFile}.`,
  ...omitted,
  'pnpm dev shows the site; if it is running, restart it. pnpm content:new post "A title" starts a post.',
];
const lines = problems.length > 0 ? [...omitted, 'To fix:', ...problems.map(problemLine)] : advice;
outro(lines.filter(Boolean).join('\n'));
if (problems.length > 0) process.exitCode = 1;
