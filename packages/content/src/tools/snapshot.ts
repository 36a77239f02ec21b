/** `pnpm snapshot`: saves the owner's GitHub and LeetCode statistics, which pages show if the card services fail or are blocked. */
import { problemLine } from '../explain';
import { exitWithError, readOptions, today } from './command';
import { assembleContent } from './content';
import { contentFolder } from './folders';
import { saveSnapshots } from './snapshots';
import { loadSources } from './sources';

readOptions(
  `pnpm snapshot: saves your GitHub and LeetCode statistics in the content folder

  GITHUB_TOKEN  raises GitHub's rate limit`,
  {},
);
const [{ content, problems }] = assembleContent(await loadSources(contentFolder), {
  env: process.env,
});

if (content) {
  const token = process.env['GITHUB_TOKEN'];
  const results = await saveSnapshots(content.services, contentFolder, { today, token });
  results.forEach(({ isSuccess, message }) => (isSuccess ? console.log : console.error)(message));
  if (results.some(({ isSuccess }) => !isSuccess)) process.exitCode = 1;
} else exitWithError(problems.map(problemLine).join('\n'));
