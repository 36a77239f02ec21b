import { defineDocument, sample } from '@portfolio/content/define';

// `pnpm snapshot` writes this file anew from what LeetCode says.
export default defineDocument('leetCodeSnapshot', {
  username: sample('portfolio:owner', 'run pnpm snapshot'),
  takenOn: sample('2025-11-01', 'run pnpm snapshot'),
  problems: sample(
    [
      { difficulty: 'Easy', solved: 142, total: 906 },
      { difficulty: 'Medium', solved: 87, total: 1894 },
      { difficulty: 'Hard', solved: 12, total: 858 },
    ],
    'run pnpm snapshot',
  ),
});
