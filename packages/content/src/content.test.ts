/** Tests the demo's content, even if the owner has their own content. */
import { expect, it } from 'vitest';
import { assembleContent } from './tools/content';
import { demoFolder } from './tools/folders';
import { loadSources } from './tools/sources';
import { formatProblems } from './testing/fixture';

const [outcome] = assembleContent(await loadSources(demoFolder));
const content = outcome.content!;

it('every file is valid', () => {
  expect(formatProblems(outcome.problems)).toEqual([]);
});

it.each([
  ['employee-daily', '2024-12-10', '2024-12-10', 'Software'],
  ['converters-app', '2025-03-14', '2024-12-10', 'Tools'],
  ['rfid-based', '2024-12-10', '2024-12-10', 'Embedded Systems'],
  ['to-do', '2024-03-15', '2024-12-10', 'App'],
  ['ai-powered', '2025-05-30', '2025-05-30', 'AI & ML'],
  ['cloudvendor', '2025-06-20', '2025-06-20', 'Software'],
])('%s has the expected dates and badge', (start, projectDate, postDate, badge) => {
  const project = content.projects.find(({ slug }) => slug.startsWith(start));
  const post = content.posts.find(({ slug }) => slug === project?.slug);
  expect(project?.page).toMatchObject({ updatedOn: projectDate, badge });
  expect(post).toMatchObject({ date: postDate, page: { updatedOn: postDate } });
  // The post about `cloudvendor` sets no badge, so it shows its category.
  if (start !== 'cloudvendor') expect(post?.page?.badge).toBe(badge);
});

it.each(['leetCode', 'gitHub'] as const)('the %s card does not use a real account', (id) => {
  // Real user names contain only letters, digits, hyphens and underscores, so this pattern excludes them.
  expect(content.services[id]).toMatchObject({ username: expect.stringMatching(/[^\w-]/) });
});

it('the task allocation project and post have an alias', () => {
  const slug = 'employee-daily-task-allocation-management-system';
  const aliases = [...content.projects, ...content.posts].flatMap((entry) =>
    entry.slug === slug ? [entry.aliases] : [],
  );
  const alias = expect.arrayContaining(['employee-daily-task-allocation-system']) as string[];
  expect(aliases).toEqual([alias, alias]);
});
