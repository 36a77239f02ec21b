/**
 * `pnpm content:check`: checks the content and lists what the owner still has to do: samples, drafts, words that are not translated, pictures that are too heavy
 * or unused, skills that nothing shows, and services that are not configured. `--links` asks for every page elsewhere that the content
 * links to, over the network. Ends with status 1 when the content has problems and, with `--strict`, when samples are left.
 */
import { parseArgs } from 'node:util';
import { problemLine } from '../explain';
import { unconfiguredLines } from '../services';
import { today, typed } from './command';
import { deadLinkLines } from './deadLinks';
import { hiddenLines, pictureLines } from './hints';
import { readContent } from './read';
import { unprovenLines } from './receipts';
import { contentReport } from './report';
import { untranslatedLines, wordsFile } from './words';

const { values } = parseArgs({
  args: typed,
  options: {
    strict: { type: 'boolean', default: false },
    links: { type: 'boolean', default: false },
  },
});

const { content, samples, problems, pictures, sources } = await readContent();

console.log(
  contentReport({
    problems: problems.map(problemLine),
    samples,
    others: [
      hiddenLines(sources, today),
      untranslatedLines(sources.find(({ file }) => file === wordsFile)?.value),
      pictureLines(pictures),
      values.links ? await deadLinkLines(sources) : [],
      content ? unprovenLines(content.skills) : [],
      content ? unconfiguredLines(content.services, content.offPages) : [],
    ],
  }),
);
if (problems.length > 0 || (values.strict && samples.length > 0)) process.exitCode = 1;
