import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hydrate } from '../testing/hydrate';
import { useIsHydrated } from './useIsHydrated';

test('is false on the server and true once the page is alive', async () => {
  const Probe = () => <p>{`${useIsHydrated()}`}</p>;
  const page = await hydrate(<Probe />);
  expect(page.serverText).toBe('false');
  expect(page.container.textContent).toBe('true');
});

test('is true from the first render on for a component that first appears in the browser', () => {
  const renders: boolean[] = [];
  renderHook(() => renders.push(useIsHydrated()));
  expect(renders).toEqual([true]);
});
