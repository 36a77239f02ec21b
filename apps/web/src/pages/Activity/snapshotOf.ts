import {
  formatDate,
  gitHubSnapshot,
  leetCodeSnapshot,
  services,
  type ActivityCard,
} from '@portfolio/content';
import type { StatRow, StatSnapshotProps } from '@portfolio/ui';

/** How many languages have room in a card. */
const languageCount = 4;

/** `1234` as `1,234`. By hand, since the rules of `toLocaleString` take a slow telephone 40 ms to load. */
const counted = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

const stats = {
  stars: 'Stars',
  commits: 'Commits',
  pullRequests: 'Pull requests',
  issues: 'Issues',
} as const;

/**
 * What `pnpm snapshot` has kept of a card's figures, ready to be drawn.
 *
 * @returns `undefined` when nothing has been kept, or it is another user's than the one who is configured
 */
export function snapshotOf(id: ActivityCard['id']): StatSnapshotProps | undefined {
  const { snapshot, service, rows } = sources[id];
  if (!snapshot || service.provider === 'none' || service.username !== snapshot.username) {
    return undefined;
  }
  const { takenOn } = snapshot;
  return rows.length > 0
    ? { rows, takenOn: { label: formatDate(takenOn), dateTime: takenOn } }
    : undefined;
}

const sources = {
  leetCode: { snapshot: leetCodeSnapshot, service: services.leetCode, rows: problemRows() },
  gitHubStats: { snapshot: gitHubSnapshot, service: services.gitHub, rows: statRows() },
  gitHubLanguages: { snapshot: gitHubSnapshot, service: services.gitHub, rows: languageRows() },
};

function problemRows(): StatRow[] {
  return (leetCodeSnapshot?.problems ?? []).map(({ difficulty, solved, total }) => ({
    label: difficulty,
    value: `${counted(solved)} of ${counted(total)}`,
    percent: (solved / total) * 100,
  }));
}

function statRows(): StatRow[] {
  const kept = gitHubSnapshot?.stats;
  return kept
    ? (Object.keys(stats) as (keyof typeof stats)[]).map((name) => ({
        label: stats[name],
        value: counted(kept[name]),
      }))
    : [];
}

function languageRows(): StatRow[] {
  const languages = gitHubSnapshot?.languages ?? [];
  const sum = languages.reduce((all, { repositories }) => all + repositories, 0);
  return languages.slice(0, languageCount).map(({ name, repositories }) => ({
    label: name,
    value: repositories === 1 ? '1 repository' : `${counted(repositories)} repositories`,
    percent: (repositories / sum) * 100,
  }));
}
