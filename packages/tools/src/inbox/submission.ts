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
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

/** Larger than any of the site's forms fills, small enough not to fill a disk. */
export const bodyLimitBytes = 1024 * 1024;

/** More fields than any of the site's forms has. */
const fieldLimit = 200;

/** Fields that speak to the service and are no part of the message: `_subject`, `_next`, the message's id, bot-check tokens. */
const isControl = (name: string) =>
  name.startsWith('_') ||
  /^(cf-turnstile|g-recaptcha|h-captcha)-response$/.test(name) ||
  ['access_key', 'messageId'].includes(name) ||
  name === 'botcheck';

/** Fields that people do not see: whoever fills one in is a program. */
const honeypots = ['_honey', '_gotcha', 'botcheck'];

/** Whether a program filled in the form. */
export function isFromBot({ control }: Submission): boolean {
  return control.some(([name, value]) => honeypots.includes(name) && value.trim() !== '');
}

/** The last value of a control field, or undefined when it is absent or empty. */
export function controlValue(
  { control }: Pick<Submission, 'control'>,
  name: string,
): string | undefined {
  return control.findLast(([key]) => key === name)?.[1].trim() || undefined;
}

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

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

function fieldsOfJson(text: string): Field[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new SubmissionError(400, 'The message is not valid JSON.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new SubmissionError(400, 'The message must be a JSON object of fields.');
  }
  try {
    return Object.entries(parsed).flatMap(([name, value]: [string, unknown]) =>
      Array.isArray(value)
        ? value.map((one: unknown): Field => [name, textOf(one)])
        : [[name, textOf(value)] as const],
    );
  } catch {
    throw new SubmissionError(400, 'The message is nested too deep.');
  }
}

async function fieldsOfForm(body: Buffer, type: string): Promise<Field[]> {
  let data: FormData;
  try {
    data = await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': type },
    }).formData();
  } catch {
    throw new SubmissionError(400, 'The form could not be read.');
  }
  const fields: Field[] = [];
  data.forEach((value, name) => {
    const text =
      typeof value === 'string'
        ? value
        : `${value.name} (${Math.ceil(value.size / 1024)} KB, not kept)`;
    fields.push([name, text]);
  });
  return fields;
}

/**
 * Reads a post in any of the forms that a browser sends: URL-encoded, multipart, JSON.
 *
 * @throws SubmissionError when it is too large, malformed or of another type.
 */
export async function readSubmission(request: IncomingMessage): Promise<Submission> {
  const body = await read(request);
  const type = request.headers['content-type'] ?? '';
  let all: Field[];
  if (/^application\/json\b/i.test(type)) all = fieldsOfJson(body.toString('utf8'));
  else if (/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    all = await fieldsOfForm(body, type);
  } else {
    throw new SubmissionError(415, 'Send a form or JSON.');
  }
  if (all.length > fieldLimit) {
    throw new SubmissionError(413, `A message may have ${fieldLimit} fields at most.`);
  }
  return {
    fields: all.filter(([name]) => !isControl(name)),
    control: all.filter(([name]) => isControl(name)),
  };
}
