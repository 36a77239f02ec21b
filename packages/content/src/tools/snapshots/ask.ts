/** One question to another site. */
import { z } from 'zod';

/** What is needed to take a snapshot. */
export interface SnapshotRequest {
  username: string;
  /** The day, as year-month-day. */
  today: string;
  /** A token that raises GitHub's limit of requests; without one it is 60 an hour, 10 a minute for searches. */
  token?: string | undefined;
}

/** A question to another site. */
interface Question<Schema extends z.ZodType> {
  /** Whose figures are asked for. */
  username: string;
  url: string;
  init?: RequestInit;
  /** The shape of the answer. */
  schema: Schema;
  /** What helps against a limit of requests. */
  limitHint?: string;
}

const giveUpMs = 20_000;

/**
 * Asks another site.
 *
 * @throws Error that says why there is no answer
 */
export async function ask<Schema extends z.ZodType>({
  username,
  url,
  init,
  schema,
  limitHint = '',
}: Question<Schema>): Promise<z.infer<Schema>> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(giveUpMs) });
  if (isLimited(response)) {
    throw new Error(`it takes no more requests${until(response)}${limitHint}`);
  }
  if (response.status === 404) throw unknownUser(username);
  if (!response.ok) throw new Error(`it answered with the status ${response.status}`);
  const { success, data, error } = schema.safeParse(await response.json());
  if (success) return data;
  throw new Error(`it answered in an unknown shape: ${z.prettifyError(error)}`);
}

/** The error for a user whom the site does not know. */
export const unknownUser = (username: string) =>
  new Error(`it knows no user "${username}"; correct services.ts`);

/** GitHub says 403 or 429, and tells by its headers that a limit is the reason. */
const isLimited = ({ status, headers }: Response) =>
  status === 429 ||
  (status === 403 && (headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')));

/** When the limit ends, where the answer says so: `x-ratelimit-reset` is in seconds since 1970. */
function until({ headers }: Response): string {
  const reset = Number(headers.get('x-ratelimit-reset'));
  return reset > 0
    ? ` until ${new Date(reset * 1000).toISOString().slice(11, 16)} UTC`
    : ' for now';
}
