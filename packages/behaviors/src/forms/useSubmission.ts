import { useRef, useState } from 'react';
import { callAt } from '../time/callAt';
import { useLatest } from './useLatest';

/** How an attempt to send ended. */
export type SendResult<Reason> =
  /** The service has confirmed the message. */
  | { status: 'sent' }
  /** It has not arrived, and why. */
  | { status: 'failed'; reason: Reason }
  /** No reply, in time or at all: it may have arrived, or may yet. */
  | { status: 'unknown' };

/** The reason that the hook finds itself: there is no network, so nothing was sent. */
export type NetworkReason = 'offline';

/** Where a submission stands. */
export type SubmissionState<Reason> =
  | { status: 'idle' }
  | { status: 'sending' }
  | SendResult<Reason | NetworkReason>;

export interface SubmissionOptions<Payload, Reason> {
  /**
   * Sends, and resolves with what the service replied. To reject means that there was no reply: blocked, or the connection lost, which look
   * alike, and the service may have the message all the same.
   */
  send(payload: Payload): Promise<SendResult<Reason>>;
  /** How long to wait for a reply, in ms. */
  timeoutMs: number;
  /** Told once when the message has arrived, also when the confirmation comes late or the page has been left. */
  onSent?(): void;
}

export interface Submission<Payload, Reason> {
  state: SubmissionState<Reason>;
  /** Sends; while sending and once sent, it returns the same attempt instead. Never rejects. */
  submit(payload: Payload): Promise<SendResult<Reason | NetworkReason>>;
  /** Back to `idle`, for another message. */
  reset(): void;
}

/**
 * Sends a message once. A double click does not send twice, no reply is not called a failure (a late one still decides it), and
 * nothing is retried without the visitor.
 */
export function useSubmission<Payload, Reason extends string>(
  options: SubmissionOptions<Payload, Reason>,
): Submission<Payload, Reason> {
  type Result = SendResult<Reason | NetworkReason>;
  const latest = useLatest(options);
  const [state, setState] = useState<SubmissionState<Reason>>({ status: 'idle' });
  const running = useRef<Promise<Result> | null>(null);
  const attempts = useRef(0);

  const submit = (payload: Payload): Promise<Result> => {
    if (running.current) return running.current;
    const attempt = ++attempts.current;
    const { send, timeoutMs } = latest.current;
    setState({ status: 'sending' });

    running.current = new Promise((resolve) => {
      const finish = (result: Result) => {
        resolve(result);
        // After a retry or a reset, an older attempt no longer speaks: at worst a message arrives twice, never not at all.
        if (attempt !== attempts.current) return;
        if (result.status !== 'sent') running.current = null;
        setState(result);
        if (result.status === 'sent') latest.current.onSent?.();
      };
      const cancelTimer = callAt(performance.now() + timeoutMs, () =>
        finish({ status: 'unknown' }),
      );
      const sending: Promise<Result> = navigator.onLine
        ? Promise.resolve(payload)
            .then(send)
            .catch(() => ({ status: 'unknown' }))
        : Promise.resolve({ status: 'failed', reason: 'offline' });
      void sending.then((result) => {
        cancelTimer();
        finish(result);
      });
    });
    return running.current;
  };

  return {
    state,
    submit,
    reset: () => {
      attempts.current += 1;
      running.current = null;
      setState({ status: 'idle' });
    },
  };
}
