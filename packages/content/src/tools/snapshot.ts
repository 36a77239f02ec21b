/**
 * `pnpm snapshot`: saves the owner's GitHub and LeetCode statistics as content. Pages show these statistics if the card services fail or
 * are blocked. `GITHUB_TOKEN` raises GitHub's rate limit. If a request fails, the service's previous file is kept, and the exit status is
 * 1.
 */
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
