import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { play, setTabHidden, shiftClock, type Step } from '../testing/browser';
import { useSubmission, type SendResult } from './useSubmission';

type Result = SendResult<'refused'>;

const sent: Result = { status: 'sent' };
const refused: Result = { status: 'failed', reason: 'refused' };

function useForm() {
  return useSubmission({ send, timeoutMs: 20_000, onSent });
}
const replies: ((result: Result) => void)[] = [];
const send = vi.fn<(message: string) => Promise<Result>>(
  () => new Promise((resolve) => replies.push(resolve)),
);
const onSent = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  replies.length = 0;
});

const submit = (form: ReturnType<typeof useForm>) => void form.submit('Hello');
const reply = (attempt: number, result: Result) => () => replies[attempt]?.(result);
const withStatus = (status: string) => ({ state: { status } });

test.each<[title: string, steps: Step<ReturnType<typeof useForm>>[], confirmations: number]>([
  [
    'a refused message can be sent again',
    [
      submit,
      withStatus('sending'),
      reply(0, refused),
      { state: refused },
      submit,
      reply(1, sent),
      withStatus('sent'),
    ],
    1,
  ],
  [
    'the timeout follows the clock while the tab sleeps',
    [
      submit,
      () => setTabHidden(true),
      () => shiftClock(20_000),
      () => setTabHidden(false),
      withStatus('unknown'),
    ],
    0,
  ],
  [
    'a late confirmation resolves an unknown result',
    [
      submit,
      19_999,
      withStatus('sending'),
      1,
      withStatus('unknown'),
      reply(0, sent),
      withStatus('sent'),
    ],
    1,
  ],
  [
    'a late refusal resolves an unknown result',
    [submit, 20_000, withStatus('unknown'), reply(0, refused), { state: refused }],
    0,
  ],
  [
    'after a retry, only the newer attempt counts',
    [
      submit,
      20_000,
      submit,
      reply(0, refused),
      withStatus('sending'),
      reply(1, sent),
      withStatus('sent'),
    ],
    1,
  ],
  [
    'after `reset`, replies to the previous message are ignored',
    [submit, (form) => form.reset(), withStatus('idle'), reply(0, sent), withStatus('idle')],
    0,
  ],
])('%s', async (_, steps, confirmations) => {
  await play(renderHook(useForm).result, steps);
  expect(onSent.mock.calls).toEqual(Array.from({ length: confirmations }, () => ['Hello']));
  expect(send).toHaveBeenCalledTimes(steps.filter((step) => step === submit).length);
  expect(vi.getTimerCount()).toBe(0);
});

test('a confirmation still counts after unmounting', async () => {
  const { result, unmount } = renderHook(useForm);
  await play(result, [submit, unmount, reply(0, sent)]);
  expect(onSent).toHaveBeenCalledTimes(1);
});
