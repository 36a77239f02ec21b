import { expect, it } from 'vitest';
import { summarizeUses, type BudgetUse } from './budgets';

it('summarizes exceeded budgets by their three worst pages', () => {
  const use = (path: string, kind: BudgetUse['kind'], used: number) => ({
    path,
    kind,
    used,
    budget: 10_000,
  });
  expect(
    summarizeUses([
      use('/a', 'html', 10_010),
      use('/b', 'html', 10_200),
      use('/b', 'total', 10_300),
      use('/c', 'css', 10_100),
      use('/d', 'js', 20_000),
    ]),
  ).toEqual([
    '4 pages exceed a byte budget, the worst being:',
    '/d: JavaScript, 20000 bytes of 10.0 KB, 10000 over',
    '/b: all files together, 10300 bytes of 10.0 KB, 300 over',
    '/c: CSS, 10100 bytes of 10.0 KB, 100 over',
  ]);
});
