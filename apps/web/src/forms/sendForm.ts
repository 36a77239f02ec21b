import type { SendResult } from '@portfolio/behaviors';
import type { FormConnection, JsonObject } from './connection';

/**
 * Why a service did not take a message: by its status, or since the reply is not in JSON (`unreadable`: a captcha, a notice, half an
 * answer) or says so itself (`rejected`).
 */
export type RefusalReason = StatusReason | 'unreadable' | 'rejected';
type StatusReason = 'refused' | 'missing' | 'tooLong' | 'busy' | 'broken';

/** What a service replied to a form. */
export interface FormReply {
  result: SendResult<RefusalReason>;
  /** What it says for itself, in its own words. */
  message?: string;
  /** What it has to say about single fields, by name. */
  fieldErrors: Readonly<Record<string, string>>;
}

function reasonOf(status: number): StatusReason | undefined {
  if (status === 401 || status === 403) return 'refused';
  // Nothing takes messages there, such as the local inbox on a public host.
  if (status === 404 || status === 405 || status === 410) return 'missing';
  if (status === 413) return 'tooLong';
  if (status === 429) return 'busy';
  return status >= 500 ? 'broken' : undefined;
}

/** As many letters of what a service says are shown; more is no sentence but a page or a trace. */
const longestText = 300;

function textOf(value: unknown) {
  const text = typeof value === 'string' ? value.trim() : '';
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text || undefined;
}

function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as JsonObject) : undefined;
  } catch {
    return undefined; // a page, or half a reply: told as `unreadable`
  }
}

/** What Formspree, and services like it, say about fields: a list of `{ field, message }`. */
function errorsOf(reply: JsonObject) {
  const errors: unknown[] = Array.isArray(reply['errors']) ? reply['errors'] : [];
  const fieldErrors: Record<string, string> = {};
  const others: string[] = [];
  for (const error of errors) {
    if (typeof error !== 'object' || error === null) continue;
    const { field, message } = error as JsonObject;
    const text = textOf(message);
    if (text === undefined) continue;
    if (typeof field === 'string') fieldErrors[field] = text;
    else others.push(text);
  }
  const message =
    textOf(reply['message']) ?? textOf(reply['error']) ?? (others.join(' ') || undefined);
  return { fieldErrors, message };
}

/** Reads what a service replied: its body decides, since services answer errors with 200 and captchas with a page. */
export async function readReply(
  response: Response,
  { isConfirmed }: Pick<FormConnection, 'isConfirmed'>,
): Promise<FormReply> {
  const reply = parseObject(await response.text());
  if (reply && isConfirmed(reply, response.ok)) {
    return { result: { status: 'sent' }, fieldErrors: {} };
  }
  const reason = reasonOf(response.status) ?? (reply ? 'rejected' : 'unreadable');
  return { result: { status: 'failed', reason }, fieldErrors: {}, ...(reply && errorsOf(reply)) };
}

/**
 * Gives each message an id: the same one for as long as it is the same to the letter, so that whoever gets it twice, since it was sent
 * again after a reply went missing, can tell the copy from a second message. Browsers too send a post again by themselves.
 */
export function createMessageIds() {
  let last = { text: '', id: '' };
  return (fields: FormData): string => {
    const text = JSON.stringify([...fields]);
    if (text !== last.text) {
      last = { text, id: crypto.getRandomValues(new Uint32Array(2)).join('-') };
    }
    return last.id;
  };
}

/**
 * Sends a form's fields to its service.
 *
 * @throws TypeError when there was no reply: offline, blocked, connection dropped
 */
export async function sendForm(connection: FormConnection, fields: FormData): Promise<FormReply> {
  const response = await fetch(connection.fetchUrl ?? connection.action, {
    method: 'POST',
    body: fields,
    headers: { Accept: 'application/json' },
  });
  return readReply(response, connection);
}
