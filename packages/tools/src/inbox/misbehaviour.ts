/**
 * The ways in which the inbox can be told to fail, each as a real service does. `slow` and `drop-after-storing` keep the
 * message; in all others it is lost on this side, and must not be lost on the visitor's.
 */
export type MisbehaviourMode =
  /** Keeps the message and answers after `delayMs`. */
  | 'slow'
  /** Refuses with this status. */
  | '403'
  | '429'
  | '500'
  /** Answers 200 with a web page where JSON was asked for. */
  | 'html'
  /** Answers 200 with a JSON text that breaks off. */
  | 'malformed'
  /** Answers 200 with nothing. */
  | 'empty'
  /** Answers 200 and says in the body that it failed, as FormSubmit does until an address is activated. */
  | 'success-false'
  /** Answers 200 with a page that asks to prove being human. */
  | 'captcha'
  /** Ends the connection without an answer. */
  | 'drop'
  /** Keeps the message, then ends the connection without an answer. */
  | 'drop-after-storing';

/** An order to fail. */
export interface Misbehaviour {
  mode: MisbehaviourMode;
  /** How many posts it applies to; all until further notice when absent. */
  times?: number;
  /** For `slow`: how long the answer takes, in ms. */
  delayMs?: number;
  /** The only form it applies to; all when absent. */
  form?: string;
}

/** Longer than the site waits before it tells the visitor that an answer is overdue. */
export const defaultDelayMs = 30_000;

/** Holds the order in force and counts it down. */
export class FaultInjector {
  /** The order in force; undefined when there is none. */
  order: Misbehaviour | undefined;

  /** The order that applies to this post, counted as used. */
  take(form: string): Misbehaviour | undefined {
    const { order } = this;
    if (!order || (order.form !== undefined && order.form !== form)) return undefined;
    if (order.times !== undefined) {
      this.order = order.times > 1 ? { ...order, times: order.times - 1 } : undefined;
    }
    return order;
  }
}
