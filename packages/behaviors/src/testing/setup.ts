import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { subscribeToStorage } from '../storage/storage';
import { stubMatchMedia } from './browser';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
configure({ reactStrictMode: true });

/** Fails a test that logs anything, because React reports leaks and mismatches only there. */
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
  // Ends work that outlives its component, such as a message being sent, before the next test.
  vi.runOnlyPendingTimers();
  vi.unstubAllGlobals();
  // Clears what a test has stored, in the storage and in memory.
  localStorage.clear();
  sessionStorage.clear();
  const stop = subscribeToStorage(() => {});
  dispatchEvent(new StorageEvent('storage'));
  stop();
  vi.useRealTimers();
  expect(complaints).toEqual([]);
});
