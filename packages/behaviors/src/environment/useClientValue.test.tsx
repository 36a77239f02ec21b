import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hydrate } from '../testing/hydrate';
import { useClientValue } from './useClientValue';

/** Hydrates a page that shows a value. @returns what the server said, what stands there at last, and how often it was drawn. */
async function visit(read: () => string, serverValue: string) {
  const seen: string[] = [];
  function Probe() {
    const value = useClientValue(read, serverValue);
    seen.push(value);
    return <p>{value}</p>;
  }
  const page = await hydrate(<Probe />);
  return { server: page.serverText, browser: page.container.textContent, seen };
}

test('is the server’s value at first and then the browser’s', async () => {
  const { server, browser } = await visit(() => '2027', '2026');
  expect(server).toBe('2026');
  expect(browser).toBe('2027');
});

test('draws nothing anew where both are the same', async () => {
  const different = await visit(() => '2027', '2026');
  const same = await visit(() => '2026', '2026');
  expect(same.seen.every((value) => value === '2026')).toBe(true);
  expect(same.seen.length).toBeLessThan(different.seen.length);
});

test('is the browser’s from the first render on for a component that first appears there', () => {
  const seen: string[] = [];
  renderHook(() => seen.push(useClientValue(() => 'browser', 'server')));
  expect(seen).toEqual(['browser']);
});
