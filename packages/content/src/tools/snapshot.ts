/**
 * `pnpm snapshot`: asks GitHub and LeetCode for the owner's figures and keeps them as content, for the pages to draw where the
 * card services fail or may not be asked. `GITHUB_TOKEN` raises GitHub's limit of requests. Ends with status 1 when one of them
 * does not answer; its file then stays as it was.
 */
import { problemLine } from '../explain';
import { assembleContent } from './content';
import { contentFolder } from './folders';
import { keepSnapshots } from './snapshots/keep';
import { loadSources } from './sources';

const { content, problems } = assembleContent(await loadSources(contentFolder), {
  env: process.env,
});

if (content) {
  const kept = await keepSnapshots({
    services: content.services,
    folder: contentFolder,
    today: new Date().toISOString().slice(0, 10),
    token: process.env['GITHUB_TOKEN'],
  });
  kept.forEach(({ isGood, message }) => (isGood ? console.log : console.error)(message));
  if (kept.some(({ isGood }) => !isGood)) process.exitCode = 1;
} else {
  console.error(problems.map(problemLine).join('\n'));
  process.exitCode = 1;
}
