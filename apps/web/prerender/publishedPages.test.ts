import { expect, it } from 'vitest';
import { homeUpdatedOn, type PublishedPage } from './publishedPages';

const entry = (path: string, updatedOn: string, featured?: number) =>
  ({ path, updatedOn, article: { featured } }) as PublishedPage;

it.each([
  ['a featured project', {}, '2025-03-01'],
  ['the latest post', { latestPost: { post: { href: '/blogs/tea' } } }, '2025-04-01'],
  ['a linked project', { skills: { list: [{ evidence: [{ href: '/pot' }] }] } }, '2025-05-01'],
])('a change to %s changes Home’s date', (_, shown, date) => {
  const entries = [
    entry('/kettle', '2025-03-01', 1),
    entry('/blogs/tea', '2025-04-01'),
    entry('/pot', '2025-05-01'),
    entry('/blogs/tea-two', '2025-06-01'),
  ];
  expect(homeUpdatedOn(shown as Parameters<typeof homeUpdatedOn>[0], entries)).toBe(date);
});
