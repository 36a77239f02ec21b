/**
 * `pnpm content:check`: checks the content, lists the samples that the owner still has to replace, and the services that are
 * not configured. Ends with status 1 when the content has problems and, with `--strict`, when samples are left.
 */
import { parseArgs } from 'node:util';
import { problemLine } from '../explain';
import { unconfiguredLines } from '../services';
import { readContent } from './read';
import { unprovenLines } from './receipts';
import { contentReport } from './report';

// A package manager may hand the separator of its arguments on.
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { strict: { type: 'boolean', default: false } },
});

const { content, samples, problems } = await readContent();

console.log(
  contentReport({
    problems: problems.map(problemLine),
    samples,
    unproven: content ? unprovenLines(content.skills) : [],
    unconfigured: content ? unconfiguredLines(content.services) : [],
  }),
);
if (problems.length > 0 || (values.strict && samples.length > 0)) process.exitCode = 1;
