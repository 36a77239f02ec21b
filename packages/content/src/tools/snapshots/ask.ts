/** One question to another site, and every way in which it may go unanswered, in words for the owner. */
import type { z } from 'zod';

/** Why no snapshot could be taken. */
export class SnapshotError extends Error {}

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
  /** The site's name. */
  service: string;
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
 * @throws SnapshotError when it cannot be reached, takes no more requests, knows no such user, answers with an error, with something
 * else than JSON, or in another shape
 */
export async function ask<Schema extends z.ZodType>({
  service,
  username,
  url,
  init,
  schema,
  limitHint = '',
}: Question<Schema>): Promise<z.infer<Schema>> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(giveUpMs) }).catch(
    (cause: unknown) => {
      throw new SnapshotError(`${service} could not be reached.`, { cause });
    },
  );
  if (isLimited(response)) {
    throw new SnapshotError(`${service} takes no more requests${until(response)}.${limitHint}`);
  }
  if (response.status === 404) throw unknownUser(service, username);
  if (!response.ok)
    throw new SnapshotError(`${service} answered with an error, ${response.status}.`);

  const answer = await response.json().catch((cause: unknown) => {
    throw new SnapshotError(
      `${service} answered with something else than JSON, perhaps a page that asks for a person.`,
      { cause },
    );
  });
  const { success, data, error } = schema.safeParse(answer);
  if (success) return data;
  const places = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new SnapshotError(`${service} answered in an unknown shape: ${places.join('; ')}.`);
}

/** The error for a user whom the site does not know. */
export const unknownUser = (service: string, username: string) =>
  new SnapshotError(`${service} knows no user "${username}": correct data/services.ts.`);

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
