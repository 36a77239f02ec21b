import type { SendResult } from '@portfolio/behaviors';
import type { FormConnection, JsonObject } from './connection';

/** `unreadable`: the reply is not a JSON object but, for example, a captcha page. `rejected`: a JSON reply does not confirm the message. */
export type RefusalReason = StatusReason | 'unreadable' | 'rejected';
type StatusReason = 'refused' | 'missing' | 'tooLong' | 'busy' | 'broken';

interface FormReply {
  result: SendResult<RefusalReason>;
  message?: string;
  fieldErrors: Readonly<Record<string, string>>;
}

function reasonOf(status: number): StatusReason | undefined {
  if (status === 401 || status === 403) return 'refused';
  // For example, the local inbox does not exist on a public host.
  if (status === 404 || status === 405 || status === 410) return 'missing';
  if (status === 413) return 'tooLong';
  if (status === 429) return 'busy';
  return status >= 500 ? 'broken' : undefined;
}

/** In characters. Longer texts are usually error pages or stack traces. */
const maxTextLength = 300;

function textOf(value: unknown) {
  const text = typeof value === 'string' ? value.trim() : '';
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text || undefined;
}

function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as JsonObject) : undefined;
  } catch {
    return undefined; // `readReply` reports this as `unreadable`.
  }
}

/** Reads errors in Formspree's format: a list of `{ field, message }`. */
function errorsOf(reply: JsonObject) {
  const errors: unknown[] = Array.isArray(reply['errors']) ? reply['errors'] : [];
  const fieldErrors: Record<string, string> = {};
  const rest: string[] = [];
  for (const error of errors) {
    if (typeof error !== 'object' || error === null) continue;
    const { field, message } = error as JsonObject;
    const text = textOf(message);
    if (text === undefined) continue;
    if (typeof field === 'string') fieldErrors[field] = text;
    else rest.push(text);
  }
  const message =
    textOf(reply['message']) ?? textOf(reply['error']) ?? (rest.join(' ') || undefined);
  return { fieldErrors, message };
}

/** Reads a service's reply. Does not trust the status alone, because services may send an error or a captcha page with status 200. */
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

/** Returns a function that creates message ids. A resent message keeps its id, so that the recipient can recognise duplicates. */
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
 * @throws TypeError if there is no reply (offline, blocked or disconnected)
 */
export async function sendForm(connection: FormConnection, fields: FormData): Promise<FormReply> {
  const response = await fetch(connection.fetchUrl ?? connection.action, {
    method: 'POST',
    body: fields,
    headers: { Accept: 'application/json' },
  });
  return readReply(response, connection);
}
