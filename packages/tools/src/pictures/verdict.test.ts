import { expect, it } from 'vitest';
import { shotsOf } from './capture';
import { tallyPictures, type Verdict } from './verdict';

const here = { chromium: '141', platform: 'linux' };
const verdict: Verdict = {
  drawnBy: here,
  approvedBy: here,
  total: 10,
  findings: [
    { name: 'a', kind: 'changed', differingPixels: 40 },
    { name: 'b', kind: 'new' },
    { name: 'c', kind: 'gone' },
  ],
  complaints: ['d: does not come to rest'],
};

it('counts every picture that is not as approved as a failed test', () => {
  expect(tallyPictures(verdict)).toEqual({ passed: 7, failed: 4, skipped: 0 });
  expect(tallyPictures({ ...verdict, findings: [], complaints: [] })).toEqual({
    passed: 10,
    failed: 0,
    skipped: 0,
  });
});

it.each([
  ['another version', { ...here, chromium: '142' }],
  ['another system', { ...here, platform: 'darwin' }],
])('leaves changes to a person where %s drew the approved pictures', (_name, approvedBy) => {
  expect(tallyPictures({ ...verdict, approvedBy })).toEqual({ passed: 7, failed: 3, skipped: 1 });
});

it('takes every story in both themes', () => {
  const entries = {
    'a--one': { id: 'a--one', type: 'story' as const },
    'a--two': { id: 'a--two', type: 'story' as const },
    'a--docs': { id: 'a--docs', type: 'docs' as const },
  };
  expect(shotsOf({ entries }).map(({ name }) => name)).toEqual([
    'a--one',
    'a--one.dark',
    'a--two',
    'a--two.dark',
  ]);
});
