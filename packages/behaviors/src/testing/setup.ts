import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { subscribeToStorage } from '../storage/storage';
import { stubMatchMedia } from './browser';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
configure({ reactStrictMode: true });

/** Console warnings and errors. Any of them fails the test, because React reports leaks and mismatches only in the console. */
let logged: unknown[][] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2024, 11, 10, 12) });
  stubMatchMedia();
  logged = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...message) => logged.push(message));
  }
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  // Finishes work that outlives its component, such as a pending submission, before the next test.
  vi.runOnlyPendingTimers();
  vi.unstubAllGlobals();
  // Clears stored values, in the browser and in memory.
  localStorage.clear();
  sessionStorage.clear();
  const stop = subscribeToStorage(() => {});
  dispatchEvent(new StorageEvent('storage'));
  stop();
  vi.useRealTimers();
  expect(logged).toEqual([]);
});
