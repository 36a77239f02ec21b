import {
  formatDate,
  gitHubSnapshot,
  leetCodeSnapshot,
  type ActivityCard,
} from '@portfolio/content';
import type { StatRow, StatSnapshotProps } from '@portfolio/ui';
import { fill, formatNumber, messages, plural } from '@portfolio/messages';
import { serviceOf } from './cardImage';

const languageCount = 4;

const problemRows = leetCodeSnapshot?.problems.map(({ difficulty, solved, total }) => ({
  label: difficulty,
  value: fill(messages.activity.solved, {
    solved: formatNumber(solved),
    total: formatNumber(total),
  }),
  percent: (solved / total) * 100,
}));

const stats = gitHubSnapshot?.stats;
const statRows = stats && [
  { label: messages.activity.stars, value: formatNumber(stats.stars) },
  { label: messages.activity.commits, value: formatNumber(stats.commits) },
  { label: messages.activity.pullRequests, value: formatNumber(stats.pullRequests) },
  { label: messages.activity.issues, value: formatNumber(stats.issues) },
];

const languages = gitHubSnapshot?.languages ?? [];
const repositoryCount = languages.reduce((sum, { repositories }) => sum + repositories, 0);
const languageRows = languages.slice(0, languageCount).map(({ name, repositories }) => ({
  label: name,
  value: plural(messages.activity.repositories, repositories),
  percent: (repositories / repositoryCount) * 100,
}));

const rowsOf: Record<ActivityCard['id'], StatRow[] | undefined> = {
  leetCode: problemRows,
  gitHubStats: statRows,
  gitHubLanguages: languageRows,
};

/**
 * Returns a card's statistics from `pnpm snapshot`.
 * @returns `undefined` if there is no snapshot, or if the snapshot belongs to another user
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
