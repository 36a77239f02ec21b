import {
  formatDate,
  gitHubSnapshot,
  leetCodeSnapshot,
  services,
  type ActivityCard,
} from '@portfolio/content';
import type { StatRow, StatSnapshotProps } from '@portfolio/ui';
import { fill, formatNumber, plural } from '@portfolio/words';

/** How many languages have room in a card. */
const languageCount = 4;

const stats = {
  stars: WORDS.activity.stars,
  commits: WORDS.activity.commits,
  pullRequests: WORDS.activity.pullRequests,
  issues: WORDS.activity.issues,
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
  const { takenOn, isSample } = snapshot;
  return rows.length > 0
    ? { rows, takenOn: { label: formatDate(takenOn), dateTime: takenOn }, isSample }
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
    value: fill(WORDS.activity.solved, {
      solved: formatNumber(solved),
      total: formatNumber(total),
    }),
    percent: (solved / total) * 100,
  }));
}

function statRows(): StatRow[] {
  const kept = gitHubSnapshot?.stats;
  return kept
    ? (Object.keys(stats) as (keyof typeof stats)[]).map((name) => ({
        label: stats[name],
        value: formatNumber(kept[name]),
      }))
    : [];
}

function languageRows(): StatRow[] {
  const languages = gitHubSnapshot?.languages ?? [];
  const sum = languages.reduce((all, { repositories }) => all + repositories, 0);
  return languages.slice(0, languageCount).map(({ name, repositories }) => ({
    label: name,
    value: plural(WORDS.activity.repositories, repositories),
    percent: (repositories / sum) * 100,
  }));
}
