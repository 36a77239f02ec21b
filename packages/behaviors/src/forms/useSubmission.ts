import { useRef, useState } from 'react';
import { useTimeout } from '../time/useTimeout';
import { useLatest } from './useLatest';

/** How an attempt to send ended. */
export type SendResult<Reason> =
  /** The service has confirmed the message. */
  | { status: 'sent' }
  /** It has not arrived, and why. */
  | { status: 'failed'; reason: Reason }
  /** No reply, in time or at all: it may have arrived, or may yet. */
  | { status: 'unknown' };

/** Where a submission stands. Without a network nothing is sent: `offline`. */
export type SubmissionState<Reason> =
  | { status: 'idle' | 'sending' }
  | SendResult<Reason | 'offline'>;

/**
 * Sends a message. No reply is not called a failure (a late one still decides it), and nothing is retried without the visitor.
 *
 * @param send resolves with what the service replied; to reject means that there was no reply: blocked, or the connection lost,
 *   which look alike, and the service may have the message all the same
 * @param timeoutMs how long to wait for a reply, in ms
 * @param onSent told once, with the message, when it has arrived, also when the confirmation comes late or the page has been left
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
  const [state, setState] = useState<SubmissionState<Reason>>({ status: 'idle' });
  const attempts = useRef(0);
  const latest = useLatest(onSent);
  useTimeout(() => setState({ status: 'unknown' }), state.status === 'sending' ? timeoutMs : null);

  return {
    state,
    submit: async (payload: Payload) => {
      const attempt = ++attempts.current;
      if (!navigator.onLine) return setState({ status: 'failed', reason: 'offline' });
      setState({ status: 'sending' });
      const result = await send(payload).catch(() => ({ status: 'unknown' }) as const);
      // After a retry or a reset, an older attempt no longer speaks: at worst a message arrives twice, never not at all.
      if (attempt !== attempts.current) return;
      setState(result);
      if (result.status === 'sent') latest.current(payload);
    },
    /** Back to `idle`, for another message. */
    reset: () => {
      attempts.current += 1;
      setState({ status: 'idle' });
    },
  };
}
