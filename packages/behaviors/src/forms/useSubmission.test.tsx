import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { pass, setOnline, setTabHidden, sleep } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { useSubmission, type SendResult } from './useSubmission';

type Result = SendResult<'refused'>;
type Reply = { resolve(result: Result): void; reject(error: Error): void };

/** A form with a service that replies when the test says so. */
function renderSubmission() {
  const replies: Reply[] = [];
  const send = vi.fn<(message: string) => Promise<Result>>(
    () => new Promise((resolve, reject) => replies.push({ resolve, reject })),
  );
  const onSent = vi.fn();
  const hook = renderHook(() => useSubmission({ send, timeoutMs: 20_000, onSent }), {
    wrapper: StrictMode,
  });
  /** Presses the button. */
  const submit = (message = 'Hello') =>
    act(async () => {
      void hook.result.current.submit(message);
    });
  /** The service replies to an attempt, counted from 0. */
  const reply = (attempt: number, result: Result) =>
    act(async () => replies[attempt]?.resolve(result));
  /** The connection breaks during an attempt. */
  const drop = (attempt: number) =>
    act(async () => replies[attempt]?.reject(new TypeError('Failed to fetch')));
  return { ...hook, state: () => hook.result.current.state, send, onSent, submit, reply, drop };
}

test('hydrates without a warning', async () => {
  const send = () => Promise.resolve({ status: 'sent' } as const);
  const Probe = () => <p>{useSubmission({ send, timeoutMs: 1000 }).state.status}</p>;
  const page = await hydrate(<Probe />);
  expect(page.serverText).toBe('idle');
});

test('goes from idle to sending to sent, and tells once', async () => {
  const { state, submit, reply, send, onSent } = renderSubmission();
  expect(state()).toEqual({ status: 'idle' });
  await submit();
  expect(state()).toEqual({ status: 'sending' });
  expect(send).toHaveBeenCalledWith('Hello');
  expect(onSent).not.toHaveBeenCalled();
  await reply(0, { status: 'sent' });
  expect(state()).toEqual({ status: 'sent' });
  expect(onSent).toHaveBeenCalledTimes(1);
});

test('a click after it was sent does not send again', async () => {
  const { submit, reply, send } = renderSubmission();
  await submit();
  await reply(0, { status: 'sent' });
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a refusal is a failure with its reason, and can be tried again', async () => {
  const { state, submit, reply, send, onSent } = renderSubmission();
  await submit();
  await reply(0, { status: 'failed', reason: 'refused' });
  expect(state()).toEqual({ status: 'failed', reason: 'refused' });
  expect(onSent).not.toHaveBeenCalled();
  await submit();
  await reply(1, { status: 'sent' });
  expect(send).toHaveBeenCalledTimes(2);
  expect(state()).toEqual({ status: 'sent' });
});

test('no network is noticed, and nothing is sent without the visitor', async () => {
  const { state, submit, send } = renderSubmission();
  setOnline(false);
  await submit();
  expect(state()).toEqual({ status: 'failed', reason: 'offline' });
  setOnline(true);
  await pass(60_000);
  expect(send).not.toHaveBeenCalled();
});

test('a connection that broke is not called a failure: the message may have arrived', async () => {
  const { state, submit, drop } = renderSubmission();
  await submit();
  setOnline(false);
  await drop(0);
  expect(state()).toEqual({ status: 'unknown' });
});

test('a sender that breaks at once does not lock the form', async () => {
  const { result } = renderHook(() =>
    useSubmission<string, 'refused'>({
      send: () => {
        throw new Error('broken');
      },
      timeoutMs: 20_000,
    }),
  );
  await act(async () => {
    await expect(result.current.submit('Hello')).resolves.toEqual({ status: 'unknown' });
  });
  expect(result.current.state.status).toBe('unknown');
});

test('no reply in time is not called a failure: it may have arrived', async () => {
  const { state, submit, onSent } = renderSubmission();
  await submit();
  await pass(19_999);
  expect(state()).toEqual({ status: 'sending' });
  await pass(1);
  expect(state()).toEqual({ status: 'unknown' });
  expect(onSent).not.toHaveBeenCalled();
});

test('the time is taken by the clock, also while the tab sleeps', async () => {
  const { state, submit } = renderSubmission();
  await submit();
  setTabHidden(true);
  sleep(20_000);
  setTabHidden(false);
  expect(state()).toEqual({ status: 'unknown' });
});

test.each([{ status: 'sent' }, { status: 'failed', reason: 'refused' }] as const)(
  'a late reply decides what was unknown: $status',
  async (result) => {
    const { state, submit, reply } = renderSubmission();
    await submit();
    await pass(20_000);
    await reply(0, result);
    expect(state()).toEqual(result);
  },
);

test('after a retry only the newer attempt speaks', async () => {
  const { state, submit, reply, onSent } = renderSubmission();
  await submit();
  await pass(20_000);
  await submit();
  expect(state()).toEqual({ status: 'sending' });
  await reply(0, { status: 'failed', reason: 'refused' });
  expect(state()).toEqual({ status: 'sending' });
  await reply(1, { status: 'sent' });
  expect(state()).toEqual({ status: 'sent' });
  expect(onSent).toHaveBeenCalledTimes(1);
});

test('a sender may itself say that it does not know', async () => {
  const { state, submit, reply } = renderSubmission();
  await submit();
  await reply(0, { status: 'unknown' });
  expect(state()).toEqual({ status: 'unknown' });
});

test('reset makes ready for another message, and a reply to the last one no longer counts', async () => {
  const { result, state, submit, reply, onSent, send } = renderSubmission();
  await submit('First');
  act(() => result.current.reset());
  expect(state()).toEqual({ status: 'idle' });
  await reply(0, { status: 'sent' });
  expect(state()).toEqual({ status: 'idle' });
  expect(onSent).not.toHaveBeenCalled();
  await submit('Second');
  expect(send).toHaveBeenLastCalledWith('Second');
});

test('a confirmation after the page was left still counts, so that the draft can go', async () => {
  const { submit, reply, unmount, onSent } = renderSubmission();
  await submit();
  unmount();
  await reply(0, { status: 'sent' });
  expect(onSent).toHaveBeenCalledTimes(1);
});

test('submit resolves with the outcome', async () => {
  const { result, reply } = renderSubmission();
  let outcome: Promise<unknown> = Promise.resolve();
  await act(async () => {
    outcome = result.current.submit('Hello');
  });
  await reply(0, { status: 'failed', reason: 'refused' });
  await expect(outcome).resolves.toEqual({ status: 'failed', reason: 'refused' });
});

test('a reply leaves no timer behind', async () => {
  const { submit, reply } = renderSubmission();
  await submit();
  await reply(0, { status: 'sent' });
  expect(vi.getTimerCount()).toBe(0);
});
