import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { subscribeToStorage } from '../storage/storage';
import { stubMatchMedia } from './browser';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
configure({ reactStrictMode: true });

/** Whatever is logged during a test fails it: React reports leaks and mismatches only there. */
let complaints: unknown[][] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2024, 11, 10, 12) });
  stubMatchMedia();
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...message) => complaints.push(message));
  }
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  // What outlives its component, as a message that is on its way does, ends here and not in the next test.
  vi.runOnlyPendingTimers();
  vi.unstubAllGlobals();
  // Forgets what a test has kept, in the storage and in memory.
  localStorage.clear();
  sessionStorage.clear();
  const stop = subscribeToStorage(() => {});
  dispatchEvent(new StorageEvent('storage'));
  stop();
  vi.useRealTimers();
  expect(complaints).toEqual([]);
});
