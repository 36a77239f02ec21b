import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hydrate } from '../testing/hydrate';
import { useClientValue } from './useClientValue';

/** Hydrates a page that shows a value. @returns what was drawn, each time. */
async function visit(read: () => string, serverValue: string) {
  const seen: string[] = [];
  function Probe() {
    const value = useClientValue(read, serverValue);
    seen.push(value);
    return <p>{value}</p>;
  }
  await hydrate(<Probe />);
  return seen;
}

test('draws nothing anew where the browser’s value is the server’s', async () => {
  const different = await visit(() => '2027', '2026');
  const same = await visit(() => '2026', '2026');
  expect(same.every((value) => value === '2026')).toBe(true);
  expect(same.length).toBeLessThan(different.length);
});

test('is the browser’s from the first render on for a component that first appears there', () => {
  const seen: string[] = [];
  renderHook(() => seen.push(useClientValue(() => 'browser', 'server')));
  expect(seen).toEqual(['browser']);
});
