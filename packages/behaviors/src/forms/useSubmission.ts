import { useRef, useState } from 'react';
import { useTimeout } from '../time/useTimeout';
import { useLatest } from './useLatest';

export type SendResult<Reason> =
  /** The service has confirmed the message. */
  | { status: 'sent' }
  /** The service refused the message. */
  | { status: 'failed'; reason: Reason }
  /** No reply arrived in time, or the connection failed. The service may still have received the message. */
  | { status: 'unknown' };

/** `offline`: nothing was sent, because there was no network. */
export type SubmissionState<Reason> =
  | { status: 'idle' | 'sending' }
  | SendResult<Reason | 'offline'>;

/**
 * Sends a message. A missing reply does not count as a failure, since a late reply can still arrive. Nothing is retried automatically.
 *
 * @param send resolves with the service's reply; rejects if there was no reply (blocked or disconnected), although the message may
 * still have arrived
 * @param timeoutMs maximum wait for a reply, in ms
 * @param onSent called once with the message when it is confirmed, even if the confirmation is late or the visitor has left the page
 */
export function useSubmission<Payload, Reason extends string>({
  send,
  timeoutMs,
  onSent,
}: {
  send: (payload: Payload) => Promise<SendResult<Reason>>;
  timeoutMs: number;
  onSent: (payload: Payload) => void;
}) {
  const [state, showState] = useState<SubmissionState<Reason>>({ status: 'idle' });
  const latestState = useRef(state);
  const setState = (next: SubmissionState<Reason>) => {
    latestState.current = next;
    showState(next);
  };
  const attempts = useRef(0);
  const latestOnSent = useLatest(onSent);
  useTimeout(() => setState({ status: 'unknown' }), state.status === 'sending' ? timeoutMs : null);

  return {
    state,
    /** Unlike `state`, the result is up to date before rendering. */
    isSendingOrSent: () =>
      latestState.current.status === 'sending' || latestState.current.status === 'sent',
    submit: async (payload: Payload) => {
      const attempt = ++attempts.current;
      if (!navigator.onLine) return setState({ status: 'failed', reason: 'offline' });
      setState({ status: 'sending' });
      const result = await send(payload).catch(() => ({ status: 'unknown' }) as const);
      // Ignores the results of attempts that began before a retry or reset. At worst, a message arrives twice.
      if (attempt !== attempts.current) return;
      setState(result);
      if (result.status === 'sent') latestOnSent.current(payload);
    },
    /** Returns to `idle`, for another message. */
    reset: () => {
      attempts.current += 1;
      setState({ status: 'idle' });
    },
  };
}
