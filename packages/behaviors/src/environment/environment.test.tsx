import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReducedMotionContext, useReducedMotion } from '../motion/useReducedMotion';
import { reducedMotion, setMedia, setOnline, setTabHidden } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { useClientValue } from './useClientValue';
import { useIsPrinting } from './useIsPrinting';
import { useOnline } from './useOnline';
import { usePageVisible } from './usePageVisible';

/** Each hook, its value on the server, and the browser state that changes it. */
test.each<[string, () => boolean, boolean, (isOn: boolean) => void]>([
  ['useReducedMotion', useReducedMotion, false, (isOn) => setMedia(reducedMotion, isOn)],
  ['useOnline', useOnline, true, setOnline],
  ['usePageVisible', usePageVisible, true, (isOn) => setTabHidden(!isOn)],
])('%s is correct after hydration and follows changes', async (_, useHook, onServer, change) => {
  change(!onServer);
  const Probe = () => <p>{`${useHook()}`}</p>;
  const { serverText, container } = await hydrate(<Probe />);
  expect(serverText).toBe(`${onServer}`);
  expect(container.textContent).toBe(`${!onServer}`);
  for (const isOn of [onServer, !onServer]) {
    change(isOn);
    expect(container.textContent).toBe(`${isOn}`);
  }
});

test.each([true, false])('a motion setting of %s overrides the system', (isReduced) => {
  setMedia(reducedMotion, !isReduced);
  const { result } = renderHook(useReducedMotion, {
    wrapper: ({ children }) => (
      <ReducedMotionContext value={isReduced}>{children}</ReducedMotionContext>
    ),
  });
  expect(result.current).toBe(isReduced);
});

test('useIsPrinting is true from `beforeprint` to `afterprint`', () => {
  const { result } = renderHook(useIsPrinting);
  expect(result.current).toBe(false);
  act(() => {
    dispatchEvent(new Event('beforeprint'));
    expect(result.current, 'while the event lasts').toBe(true);
  });
  act(() => dispatchEvent(new Event('afterprint')));
  expect(result.current).toBe(false);
});

/** Hydrates a page that shows a value. @returns the values rendered, in order. */
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

test('an equal browser value causes no second render', async () => {
  const different = await visit(() => '2027', '2026');
  const same = await visit(() => '2026', '2026');
  expect(same.every((value) => value === '2026')).toBe(true);
  expect(same.length).toBeLessThan(different.length);
});

test('a component added later renders the browser value at once', () => {
  const seen: string[] = [];
  renderHook(() => seen.push(useClientValue(() => 'browser', 'server')));
  expect(new Set(seen)).toEqual(new Set(['browser']));
});
