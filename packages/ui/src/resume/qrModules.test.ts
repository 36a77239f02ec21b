import { expect, test } from 'vitest';

import { qrModules } from './qrModules';

test('a code is as wide as it is high and made of nothing but 0 and 1', () => {
  const modules = qrModules('https://example.com/documents/resume');
  expect(modules.length).toBeGreaterThanOrEqual(21);
  for (const row of modules) {
    expect(row).toHaveLength(modules.length);
    expect(row).toMatch(/^[01]+$/);
  }
});

test('the same address gives the same code, another gives another', () => {
  expect(qrModules('https://example.com/a')).toEqual(qrModules('https://example.com/a'));
  expect(qrModules('https://example.com/a')).not.toEqual(qrModules('https://example.com/b'));
});

test('has an eye in three corners and none in the fourth', () => {
  const modules = qrModules('https://example.com');
  const corner = (fromEnd: boolean, y: number) =>
    fromEnd ? modules[y]?.slice(-7) : modules[y]?.slice(0, 7);
  const last = modules.length - 7;
  expect([corner(false, 0), corner(true, 0), corner(false, last)]).toEqual(
    Array.from({ length: 3 }, () => '1111111'),
  );
  expect(corner(true, last)).not.toBe('1111111');
});
