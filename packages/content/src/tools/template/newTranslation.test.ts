import { expect, it } from 'vitest';
import { newTranslation } from './newTranslation';

it('starts with every text of the original that is not inherited', () => {
  const value = { title: 'One', description: 'Two', badge: 'Three', readTime: '3 Mins', order: 4 };
  const fields = newTranslation({ value }, '---\n---\n\nText').match(/^\w+/gm);
  expect(fields).toEqual(['title', 'description', 'badge', 'readTime', 'draft', 'Text']);
});
