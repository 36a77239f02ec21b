import { expect, it } from 'vitest';
import { markdownSource } from '../sources';
import { findOriginal, newTranslation } from './newEntry';

it('copies only the translatable fields into a translation', () => {
  const value = { title: 'One', description: 'Two', badge: 'Three', readTime: '3 Mins', order: 4 };
  const fields = newTranslation({ value }, '---\ntitle: One\n---\n\n# One\n\nText').match(
    /^[#\w]+/gm,
  );
  expect(fields).toEqual(['title', 'description', 'badge', 'readTime', 'draft', 'Text']);
});

it('copies a page’s lead and picture description into its translation', () => {
  const value = { title: 'Now', lead: 'One', picture: { src: 'a.jpg', alt: 'Two' }, tile: 'warm' };
  const fields = newTranslation({ value }, '---\ntitle: Now\n---\n\nText').match(/^ *[#\w]+/gm);
  expect(fields).toEqual(['title', 'lead', 'picture', '  alt', 'draft', 'Text']);
});

it.each([
  ['pages/now.md', 'now'],
  ['posts/2024-05-01-tide.md', 'tide'],
  ['posts/2024-05-01-tide.md', '2024-05-01-tide'],
  ['posts/Tide Clock.md', 'tide-clock'],
  ['posts/tide/index.md', 'clock'],
])('finds %s by the slug %s', async (file, slug) => {
  const original = await markdownSource(file, '---\nslug: clock\n---\n');
  const translation = await markdownSource(file.replace('.md', '.fi.md'), '---\n---\n');
  expect(findOriginal([translation, original], slug)).toBe(original);
});
