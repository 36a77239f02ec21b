import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pass, setTabHidden, sleep } from '../testing/browser';
import { useSubmission, type SendResult } from './useSubmission';

type Result = SendResult<'refused'>;

const sent: Result = { status: 'sent' };
const refused: Result = { status: 'failed', reason: 'refused' };

/** A form with a service that replies when the test says so. */
function renderSubmission() {
  const replies: ((result: Result) => void)[] = [];
  const send = vi.fn<(message: string) => Promise<Result>>(
    () => new Promise((resolve) => replies.push(resolve)),
  );
  const onSent = vi.fn();
  const { result, unmount } = renderHook(
    () => useSubmission({ send, timeoutMs: 20_000, onSent }),
    {},
  );
  return {
    state: () => result.current.state,
    send,
    onSent,
    unmount,
    /** Presses the button. */
    submit: () => act(async () => void result.current.submit('Hello')),
    reset: () => act(() => result.current.reset()),
    /** The service replies to an attempt, counted from 0. */
    reply: (attempt: number, outcome: Result) => act(async () => replies[attempt]?.(outcome)),
  };
}

test('a refusal is a failure with its reason, and can be tried again', async () => {
  const { state, submit, reply, send, onSent } = renderSubmission();
  await submit();
  expect(state()).toEqual({ status: 'sending' });
  await reply(0, refused);
  expect(state()).toEqual(refused);
  expect(onSent).not.toHaveBeenCalled();
  await submit();
  await reply(1, sent);
  expect(send.mock.calls).toEqual([['Hello'], ['Hello']]);
  expect(state()).toEqual(sent);
  expect(onSent).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('the time for a reply is taken by the clock, also while the tab sleeps', async () => {
  const { state, submit } = renderSubmission();
  await submit();
  setTabHidden(true);
  sleep(20_000);
  setTabHidden(false);
  expect(state()).toEqual({ status: 'unknown' });
});

test.each([sent, refused])('a late reply decides what was unknown: $status', async (result) => {
  const { state, submit, reply } = renderSubmission();
  await submit();
  await pass(19_999);
  expect(state()).toEqual({ status: 'sending' });
  await pass(1);
  expect(state()).toEqual({ status: 'unknown' });
  await reply(0, result);
  expect(state()).toEqual(result);
});

test('after a retry only the newer attempt speaks', async () => {
  const { state, submit, reply, onSent } = renderSubmission();
  await submit();
  await pass(20_000);
  await submit();
  expect(state()).toEqual({ status: 'sending' });
  await reply(0, refused);
  expect(state()).toEqual({ status: 'sending' });
  await reply(1, sent);
  expect(state()).toEqual(sent);
  expect(onSent).toHaveBeenCalledTimes(1);
});

test('reset makes ready for another message, and a reply to the last one no longer counts', async () => {
  const { state, submit, reset, reply, onSent } = renderSubmission();
  await submit();
  reset();
  expect(state()).toEqual({ status: 'idle' });
  await reply(0, sent);
  expect(state()).toEqual({ status: 'idle' });
  expect(onSent).not.toHaveBeenCalled();
});

test('a confirmation after the page was left still counts, so that the draft can go', async () => {
  const { submit, reply, unmount, onSent } = renderSubmission();
  await submit();
  unmount();
  await reply(0, sent);
  expect(onSent).toHaveBeenCalledTimes(1);
});
