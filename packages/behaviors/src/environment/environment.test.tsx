import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useReducedMotion } from '../motion/useReducedMotion';
import { reducedMotion, setMedia, setOnline } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { useIsPrinting } from './useIsPrinting';
import { useOnline } from './useOnline';

/** Each hook, its value on the server, and a function that changes its value in the browser. */
test.each<[string, () => boolean, boolean, (isOn: boolean) => void]>([
  ['useReducedMotion', useReducedMotion, false, (isOn) => setMedia(reducedMotion, isOn)],
  ['useOnline', useOnline, true, setOnline],
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
