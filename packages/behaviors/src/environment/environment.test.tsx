import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReducedMotionContext, useReducedMotion } from '../motion/useReducedMotion';
import { reducedMotion, setMedia, setOnline, setTabHidden } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { useIsPrinting } from './useIsPrinting';
import { useOnline } from './useOnline';
import { usePageVisible } from './usePageVisible';

/** Each hook, what the server takes for granted, and how the browser comes to know better. */
const hooks = [
  {
    name: 'useReducedMotion',
    useHook: useReducedMotion,
    onServer: false,
    change: (isOn: boolean) => setMedia(reducedMotion, isOn),
  },
  { name: 'useOnline', useHook: useOnline, onServer: true, change: setOnline },
  {
    name: 'usePageVisible',
    useHook: usePageVisible,
    onServer: true,
    change: (isOn: boolean) => setTabHidden(!isOn),
  },
];

test.each(hooks)(
  '$name is $onServer on the server, and right once the page is hydrated',
  async ({ useHook, onServer, change }) => {
    change(!onServer);
    const Probe = () => <p>{`${useHook()}`}</p>;
    const page = await hydrate(<Probe />);
    expect(page.serverText).toBe(`${onServer}`);
    expect(page.container.textContent).toBe(`${!onServer}`);
  },
);

test.each(hooks)('$name follows every change', ({ useHook, change }) => {
  const { result } = renderHook(useHook);
  for (const isOn of [true, false, true]) {
    change(isOn);
    expect(result.current).toBe(isOn);
  }
});

test.each([true, false])('a motion switch set to %s overrules the system', (isReduced) => {
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
