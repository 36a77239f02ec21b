import { z } from 'zod';

/**
 * The ways in which the inbox can be told to fail, each as a real service does. `slow` and `drop-after-storing` keep the
 * message; in all others it is lost on this side, and must not be lost on the visitor's.
 */
const misbehaviourModes = [
  /** Keeps the message and answers after `delayMs`. */
  'slow',
  /** Refuses with this status. */
  '403',
  '429',
  '500',
  /** Answers 200 with a web page where JSON was asked for. */
  'html',
  /** Answers 200 with a JSON text that breaks off. */
  'malformed',
  /** Answers 200 with nothing. */
  'empty',
  /** Answers 200 and says in the body that it failed, as FormSubmit does until an address is activated. */
  'success-false',
  /** Answers 200 with a page that asks to prove being human. */
  'captcha',
  /** Ends the connection without an answer. */
  'drop',
  /** Keeps the message, then ends the connection without an answer. */
  'drop-after-storing',
] as const;
export type MisbehaviourMode = (typeof misbehaviourModes)[number];

const orderSchema = z.strictObject({
  mode: z.enum(misbehaviourModes),
  /** How many posts it applies to; all until further notice when absent. */
  times: z.int().positive().optional(),
  /** For `slow`: how long the answer takes, in ms. */
  delayMs: z.number().nonnegative().optional(),
  /** The only form it applies to; all when absent. */
  form: z.string().optional(),
});

/** An order to fail. */
export type Misbehaviour = z.infer<typeof orderSchema>;

/** Longer than the site waits before it tells the visitor that an answer is overdue. */
export const defaultDelayMs = 30_000;

/** Checks an order that came as JSON. Returns it, or sentences that say what is wrong with it. */
export function parseMisbehaviour(value: unknown): Misbehaviour | string {
  const { success, data, error } = orderSchema.safeParse(value);
  return success ? data : z.prettifyError(error);
}

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
