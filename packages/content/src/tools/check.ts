/**
 * `pnpm content:check`: checks the content and lists what the owner still has to do: samples, drafts, words that are not translated, pictures that are too heavy
 * or unused, skills that nothing shows, and services that are not configured. `--links` asks for every page elsewhere that the content
 * links to, over the network. Ends with status 1 when the content has problems and, with `--strict`, when samples are left.
 */
import { parseArgs } from 'node:util';
import { problemLine } from '../explain';
import { unconfiguredLines } from '../services';
import { deadLinkLines } from './deadLinks';
import { contentFolder } from './folders';
import { hiddenLines, pictureLines } from './hints';
import { readContent } from './read';
import { unprovenLines } from './receipts';
import { contentReport } from './report';
import { loadSources } from './sources';
import { untranslatedLines, wordsFile } from './words';

// A package manager may hand the separator of its arguments on.
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    strict: { type: 'boolean', default: false },
    links: { type: 'boolean', default: false },
  },
});

const { content, samples, problems, pictures } = await readContent();
const sources = await loadSources(contentFolder);

console.log(
  contentReport({
    problems: problems.map(problemLine),
    samples,
    others: [
      hiddenLines(sources, new Date().toISOString().slice(0, 10)),
      untranslatedLines(sources.find(({ file }) => file === wordsFile)?.value),
      pictureLines(pictures),
      values.links ? await deadLinkLines(sources) : [],
      content ? unprovenLines(content.skills) : [],
      content ? unconfiguredLines(content.services, content.offPages) : [],
    ],
  }),
);
if (problems.length > 0 || (values.strict && samples.length > 0)) process.exitCode = 1;
