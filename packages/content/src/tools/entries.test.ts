import { expect, it } from 'vitest';
import { withCategory } from './entries';

const known = ['Web Design', 'Tools'];

it.each([
  [{ category: ['web', 'design'] }, { category: 'Web Design' }],
  [{ category: ['looms', 'tools'] }, { category: 'Tools', tags: ['looms'] }],
  [
    { category: ['a', 'b'], tags: ['c'] },
    { category: 'a', tags: ['c', 'b'] },
  ],
  [
    { category: 'a', tags: ['tools'] },
    { category: 'Tools', tags: ['tools'] },
  ],
])('chooses a known category for %j', (fields, completed) => {
  expect(withCategory(fields, known)).toEqual(completed);
});
