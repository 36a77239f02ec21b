/**
 * `pnpm content:init`: writes the content folder of a new owner, from answers or from a JSON Resume document. It never writes into
 * a folder that is there.
 *
 *     pnpm content:init [--from resume.json] [--to content] [--language de]
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { cancel, group, intro, outro, text } from '@clack/prompts';
import { problemLine } from '../explain';
import { isLanguage } from '../schemas/site';
import { readOptions, stop, today } from './command';
import { assembleContent } from './content';
import { folderName, repository } from './folders';
import { loadSources } from './sources';
import { leftOutLines, readFacts } from './template/facts';
import { newContent } from './template/newContent';

/**
 * Asks for what a site is begun with, and for its language. Ends the process when the owner would rather not.
 *
 * @returns the answers as a JSON Resume document
 */
async function ask(): Promise<object> {
  intro('A site of your own. What you leave empty becomes a marked sample.');
  const answers = await group(
    {
      language: () =>
        text({
          message: 'The language of your site',
          initialValue: values.language,
          validate: (tag = '') => (isLanguage(tag) ? undefined : languageExpectation),
        }),
      name: () => text({ message: 'Your name' }),
      label: () => text({ message: 'What you are', placeholder: 'Front-end developer' }),
      email: () => text({ message: 'The address that mail goes to' }),
      city: () => text({ message: 'Your city, as far as it is public' }),
      countryCode: () =>
        text({ message: 'The two-letter code of your country', placeholder: 'DE' }),
      summary: () => text({ message: 'Yourself in a sentence or two' }),
      url: () => text({ message: 'Where the site will be', placeholder: 'https://…' }),
      gitHub: () => text({ message: 'Your name at GitHub' }),
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

/** Reads a JSON Resume document. Ends the process with what is wrong with it. */
async function read(name: string): Promise<object> {
  try {
    // Scripts of a workspace run in their package's folder; the owner typed the path elsewhere.
    const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
    const source = JSON.parse(await readFile(path, 'utf8')) as object;
    readFacts(source, name);
    return source;
  } catch (error) {
    const { message } = error as Error;
    return stop(message.startsWith(name) ? message : `${name}: ${message}`);
  }
}

const { values } = readOptions(
  `pnpm content:init [--from resume.json] [--to content] [--language de]

  --from      a JSON Resume document (jsonresume.org); asks questions without it
  --to        the folder to write; it must not exist
  --language  the language of the site, as a tag like en or pt-PT`,
  {
    from: { type: 'string' },
    to: { type: 'string', default: 'content' },
    language: { type: 'string', default: 'en' },
  },
);
const folder = resolve(repository, values.to);
const named = folderName(folder);
if (existsSync(folder)) {
  stop(`${named} is there already, and stays as it is. Name another folder with --to.`);
}
const languageExpectation = 'Give the language as a tag like en or pt-PT.';
if (!isLanguage(values.language)) stop(languageExpectation);
if (!values.from && !process.stdin.isTTY) {
  stop('Nobody is there to answer: name a JSON Resume document with --from.');
}

const source = values.from ? await read(values.from) : await ask();
for (const [file, content] of newContent(readFacts(source), folder, today, values.language)) {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

const leftOut = leftOutLines(source);
const { samples, problems } = assembleContent(await loadSources(folder));
const done = [
  named === 'content'
    ? 'Your content is in content: every build takes it from now on.'
    : `Your content is in ${named}: name it in PORTFOLIO_CONTENT, and builds take it.`,
  samples.length > 0 ? `${samples.length} samples are left; pnpm content:check lists them.` : '',
  /^en\b/.test(values.language)
    ? ''
    : `The interface speaks English until you translate its texts in ${named}/messages.yaml.`,
  ...(leftOut.length > 0 ? [`Not taken from ${values.from}:`, ...leftOut] : []),
  'pnpm dev shows the site; pnpm content:new post "A title" begins a post.',
];
const lines = problems.length > 0 ? ['To mend:', ...problems.map(problemLine)] : done;
outro(lines.filter(Boolean).join('\n'));
if (problems.length > 0) process.exitCode = 1;
