import { settings } from '@portfolio/content';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from './waitFor';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('looks for the bot check every 300 ms, for 10 s', async () => {
  const find = vi.fn(() => undefined);
  const found = expect(waitFor(find, settings.botCheck)).rejects.toThrow('Timed out');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(find).toHaveBeenCalledTimes(11);
  await vi.advanceTimersByTimeAsync(7_200);
  await found;
});

it('stops when the value is found or the signal is aborted', async () => {
  const controller = new AbortController();
  const found = waitFor(vi.fn(() => 1).mockReturnValueOnce(undefined as never));
  const aborted = expect(waitFor(() => undefined, { signal: controller.signal })).rejects.toThrow();
  controller.abort();
  await vi.advanceTimersByTimeAsync(200);
  expect(await found).toBe(1);
  await aborted;
});
