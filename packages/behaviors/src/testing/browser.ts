import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** Advances the fake clock, runs timers and renders. */
export async function advance(ms: number): Promise<void> {
  const stepMs = 50;
  for (let leftMs = ms; leftMs > 0; leftMs -= stepMs) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(stepMs, leftMs)));
  }
}

/** A step of a test: milliseconds to wait, an action on the hook's current value, or the expected value. */
export type Step<Hook> = number | ((hook: Hook) => unknown) | object;

export async function play<Hook>(result: { current: Hook }, steps: readonly Step<Hook>[]) {
  for (const [index, step] of steps.entries()) {
    if (typeof step === 'number') await advance(step);
    else if (typeof step === 'function') await act(async () => void (await step(result.current)));
    else expect(result.current, `step ${index}`).toMatchObject(step);
  }
}

/** Moves the clock without running timers, as in a sleeping tab. A negative value makes timers fire early. */
export function shiftClock(ms: number): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
}

export function setTabHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
}

export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

const matching = new Set<string>();
const lists = new Set<EventTarget>();

/** Stubs `matchMedia`. No query matches until `setMedia` is called. */
export function stubMatchMedia(): void {
  matching.clear();
  lists.clear();
  vi.stubGlobal('matchMedia', (media: string) => {
    const list = Object.assign(new EventTarget(), { media });
    Object.defineProperty(list, 'matches', { get: () => matching.has(media) });
    lists.add(list);
    return list;
  });
}

export function setMedia(query: string, matches: boolean): void {
  if (matches) matching.add(query);
  else matching.delete(query);
  act(() => lists.forEach((list) => list.dispatchEvent(new Event('change'))));
}

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Makes storage fail. `blocked`: access throws. `full`: writing throws. `absent`: `localStorage` is null. */
export function breakStorage(how: 'blocked' | 'full' | 'absent'): void {
  const refuse = () => {
    throw new DOMException('refused', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
  };
  if (how === 'full') vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  else {
    const storage = vi.spyOn(globalThis, 'localStorage', 'get');
    if (how === 'blocked') storage.mockImplementation(refuse);
    else storage.mockReturnValue(null as never);
  }
}

/** Writes to storage as another tab would. */
export function writeInOtherTab(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => dispatchEvent(new StorageEvent('storage', { key, newValue })));
}
