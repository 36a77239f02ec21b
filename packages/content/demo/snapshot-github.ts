import { defineDocument, sample } from '@portfolio/content/define';

// `pnpm snapshot` writes this file anew from what GitHub says.
export default defineDocument('gitHubSnapshot', {
  username: sample('portfolio:owner', 'run pnpm snapshot'),
  takenOn: sample('2025-11-01', 'run pnpm snapshot'),
  stats: sample({ stars: 61, commits: 1402, pullRequests: 23, issues: 9 }, 'run pnpm snapshot'),
  languages: sample(
    [
      { name: 'JavaScript', repositories: 11 },
      { name: 'Java', repositories: 6 },
      { name: 'Kotlin', repositories: 3 },
      { name: 'CSS', repositories: 2 },
    ],
    'run pnpm snapshot',
  ),
});
