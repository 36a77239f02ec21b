import type { IncomingMessage } from 'node:http';
import type { Field } from './store';

/** What a post carried. */
export interface Submission {
  fields: Field[];
  control: Field[];
}

/** A post that cannot be taken, with the status that says so. */
export class SubmissionError extends Error {
  override name = 'SubmissionError';
  constructor(
    readonly status: 400 | 413,
    message: string,
  ) {
    super(message);
  }
}

/** Larger than any of the site's forms fills, small enough not to fill a disk. */
export const bodyLimitBytes = 1024 * 1024;

/** More fields than any of the site's forms has. */
const fieldLimit = 200;

/** Fields that speak to the service and are no part of the message: `_next`, the message's id, the bot check's token. */
const isControl = ([name]: Field) =>
  name.startsWith('_') || ['messageId', 'cf-turnstile-response'].includes(name);

/** The last value of a control field, or undefined when it is absent or empty. */
export const controlValue = ({ control }: Pick<Submission, 'control'>, name: string) =>
  control.findLast(([key]) => key === name)?.[1].trim() || undefined;

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // What is too much is read to its end but not kept, so that the answer reaches a browser that is still sending.
    if (bytes <= bodyLimitBytes) chunks.push(chunk);
    else if (bytes > bodyLimitBytes * 16) break;
  }
  if (bytes > bodyLimitBytes) {
    throw new SubmissionError(413, `A message may be ${bodyLimitBytes / 1024} KB at most.`);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a form's post, URL-encoded or multipart. Of files in it only the names are kept.
 *
 * @throws SubmissionError when it is too large, empty or no form.
 */
export async function readSubmission(request: IncomingMessage): Promise<Submission> {
  const body = await read(request);
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const data = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new SubmissionError(400, 'The form could not be read.');
  });
  const all = [...data].map(([name, value]): Field => {
    if (typeof value === 'string') return [name, value];
    return [name, `${value.name} (${Math.ceil(value.size / 1024)} KB, not kept)`];
  });
  if (all.length > fieldLimit) {
    throw new SubmissionError(413, `A message may have ${fieldLimit} fields at most.`);
  }
  const fields = all.filter((field) => !isControl(field));
  if (fields.every(([, value]) => value.trim() === '')) {
    throw new SubmissionError(400, 'The form was empty. Nothing was sent.');
  }
  return { fields, control: all.filter(isControl) };
}
