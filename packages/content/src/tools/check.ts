/**
 * `pnpm content:check`: checks the content and lists what the owner still has to do: samples, drafts, pictures that are too heavy
 * or unused, skills that nothing shows, and services that are not configured. Ends with status 1 when the content has problems and, with `--strict`, when samples are left.
 */
import { parseArgs } from 'node:util';
import { problemLine } from '../explain';
import { unconfiguredLines } from '../services';
import { contentFolder } from './folders';
import { hiddenLines, pictureLines } from './hints';
import { readContent } from './read';
import { unprovenLines } from './receipts';
import { contentReport } from './report';
import { loadSources } from './sources';

// A package manager may hand the separator of its arguments on.
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { strict: { type: 'boolean', default: false } },
});

const { content, samples, problems, pictures } = await readContent();
const sources = await loadSources(contentFolder);

console.log(
  contentReport({
    problems: problems.map(problemLine),
    samples,
    others: [
      hiddenLines(sources, new Date().toISOString().slice(0, 10)),
      pictureLines(pictures),
      content ? unprovenLines(content.skills) : [],
      content ? unconfiguredLines(content.services) : [],
    ],
  }),
);
if (problems.length > 0 || (values.strict && samples.length > 0)) process.exitCode = 1;
