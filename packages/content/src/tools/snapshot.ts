/**
 * `pnpm snapshot`: asks GitHub and LeetCode for the owner's figures and keeps them as content, for the pages to draw where the
 * card services fail or may not be asked. `GITHUB_TOKEN` raises GitHub's limit of requests. Ends with status 1 when one of them
 * does not answer; its file then stays as it was.
 */
import { problemLine } from '../explain';
import { stop, today } from './command';
import { contentFolder } from './folders';
import { readContent } from './read';
import { keepSnapshots } from './snapshots/keep';

const { content, problems } = await readContent();

if (content) {
  const kept = await keepSnapshots({
    services: content.services,
    folder: contentFolder,
    today,
    token: process.env['GITHUB_TOKEN'],
  });
  kept.forEach(({ isGood, message }) => (isGood ? console.log : console.error)(message));
  if (kept.some(({ isGood }) => !isGood)) process.exitCode = 1;
} else stop(problems.map(problemLine).join('\n'));
