import {
  formatDate,
  gitHubSnapshot,
  leetCodeSnapshot,
  type ActivityCard,
} from '@portfolio/content';
import type { StatRow, StatSnapshotProps } from '@portfolio/ui';
import { fill, formatNumber, plural } from '@portfolio/words';
import { serviceOf } from './cardImage';

/** How many languages have room in a card. */
const languageCount = 4;

const problemRows = leetCodeSnapshot?.problems.map(({ difficulty, solved, total }) => ({
  label: difficulty,
  value: fill(WORDS.activity.solved, { solved: formatNumber(solved), total: formatNumber(total) }),
  percent: (solved / total) * 100,
}));

const stats = gitHubSnapshot?.stats;
const statRows = stats && [
  { label: WORDS.activity.stars, value: formatNumber(stats.stars) },
  { label: WORDS.activity.commits, value: formatNumber(stats.commits) },
  { label: WORDS.activity.pullRequests, value: formatNumber(stats.pullRequests) },
  { label: WORDS.activity.issues, value: formatNumber(stats.issues) },
];

const languages = gitHubSnapshot?.languages ?? [];
const repositoryCount = languages.reduce((sum, { repositories }) => sum + repositories, 0);
const languageRows = languages.slice(0, languageCount).map(({ name, repositories }) => ({
  label: name,
  value: plural(WORDS.activity.repositories, repositories),
  percent: (repositories / repositoryCount) * 100,
}));

const rowsOf: Record<ActivityCard['id'], StatRow[] | undefined> = {
  leetCode: problemRows,
  gitHubStats: statRows,
  gitHubLanguages: languageRows,
};

/**
 * What `pnpm snapshot` has kept of a card's figures, ready to be drawn.
 *
 * @returns `undefined` when nothing has been kept, or it is another user's than the one who is configured
 */
export function snapshotOf(id: ActivityCard['id']): StatSnapshotProps | undefined {
  const snapshot = id === 'leetCode' ? leetCodeSnapshot : gitHubSnapshot;
  const rows = rowsOf[id] ?? [];
  if (rows.length === 0 || !snapshot || serviceOf(id)?.username !== snapshot.username) {
    return undefined;
  }
  const { takenOn, isSample } = snapshot;
  return { rows, takenOn: { label: formatDate(takenOn), dateTime: takenOn }, isSample };
}
