import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { dirname, relative, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { close, listen, loopback } from '../ports';
import { messageOf, repoRoot, ToolError } from '../workspace';
import { inboxPage } from './page';

/** A posted field. Names may repeat, as with checkboxes. */
export type Field = readonly [name: string, value: string];

export interface Message {
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** The form's name in the URL, e.g. `contact`. */
  form: string;
  /** Fields of the message, in the form's order. */
  fields: Field[];
  /** Fields that are not part of the message, such as the honeypot and the bot check token. */
  control: Field[];
  /** URL of the form's page, if the browser sent it. */
  page: string | null;
}

/**
 * A fault of a form service. `500`: an error. `drop-after-storing`: stores the message, then closes the connection without a reply.
 * `slow`: replies late.
 */
type Fault = { mode: '500' | 'drop-after-storing' } | { mode: 'slow'; delayMs: number };

export interface InboxOptions {
  port: number;
  /** File for messages. If undefined, messages are lost when the process ends. */
  file?: string;
  /** URL of the site. An empty inbox links to the site's forms. */
  siteUrl: string;
}

export interface Inbox {
  /** Without a trailing slash, e.g. `http://127.0.0.1:4175`. */
  url: string;
  /** All messages, newest first. */
  messages(): Message[];
  /** Simulates a fault, or a slow reply; undefined ends the simulation. */
  simulateFault(fault: Fault | undefined): void;
  close(): Promise<void>;
}

/** Returns the path of the messages file for `pnpm start` and `pnpm dev`. `INBOX_FILE` may be relative to the repository's root. */
export const inboxFile = (env: NodeJS.ProcessEnv = process.env) =>
  resolve(repoRoot, env['INBOX_FILE'] || '.inbox/messages.jsonl');

function readMessages(file: string): Message[] {
  try {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    return lines.map((line) => JSON.parse(line) as Message).reverse();
  } catch (error) {
    throw new ToolError(
      `The inbox's file ${file} could not be read: ${messageOf(error)}. ` +
        'Move it, or set INBOX_FILE to another file.',
    );
  }
}

/** Matches FormSubmit's routes: `/contact`, `/ajax/contact`. */
const formRoute = /^\/(ajax\/)?([\w.@-]{1,120})$/;

/** Prevents DNS rebinding. */
const isLoopback = (host = '') => /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host);

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const page = (html: string) =>
  new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

const isControl = ([name]: Field) =>
  name.startsWith('_') || ['messageId', 'cf-turnstile-response'].includes(name);

/** Reads a posted form (URL-encoded or multipart). Keeps the names and sizes of files, not their contents. */
async function readFields(request: IncomingMessage): Promise<Field[]> {
  const type = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = new Response(new Uint8Array(await buffer(request)), { headers: type });
  const data = await form.formData().catch(() => []);
  return [...data].map(([name, value]) => [
    name,
    typeof value === 'string'
      ? value
      : `${value.name} (${Math.ceil(value.size / 1024)} KB, not stored)`,
  ]);
}

/**
 * Starts the inbox on the loopback address. Accepts form posts on FormSubmit's routes (`/contact`, `/ajax/contact`), stores them in a
 * file and shows them at `/`.
 *
 * @throws ToolError if the file cannot be read
 */
export async function startInbox({ port, file, siteUrl }: InboxOptions): Promise<Inbox> {
  const messages = file ? readMessages(file) : [];
  let fault: Fault | undefined;

  /** Stores a message, unless it is already stored: a retry has the same `messageId`. */
  function store(message: Message) {
    const sentIdOf = ({ control }: Message) => control.find(([name]) => name === 'messageId')?.[1];
    const isSame = (one: Message) =>
      one.form === message.form && sentIdOf(one) === sentIdOf(message);
    if (sentIdOf(message) && messages.some(isSame)) return;
    messages.unshift(message);
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    appendFileSync(file, `${JSON.stringify(message)}\n`, { mode: 0o600 });
  }

  /**
   * Receives a form like FormSubmit, which replies differently to browsers and scripts.
   *
   * @returns null to close the connection without a reply
   */
  async function receive(request: IncomingMessage, form: string, isScript: boolean) {
    const reject = (status: number, message: string) =>
      isScript
        ? Response.json({ success: 'false', message }, { status })
        : new Response(`${message} Press Back to return to the form.`, { status });
    const all = await readFields(request);
    const [fields, control] = [all.filter((one) => !isControl(one)), all.filter(isControl)];
    const valueOf = (name: string) => control.findLast(([key]) => key === name)?.[1].trim() ?? '';
    if (!fields.some(([, value]) => value.trim())) return reject(400, 'The form was empty.');

    if (fault?.mode === '500') return reject(500, 'Something went wrong on our side.');
    // Only bots fill in the honeypot.
    if (!valueOf('_honey')) {
      const receivedAt = new Date().toISOString();
      store({ receivedAt, form, fields, control, page: request.headers.referer ?? null });
    }
    if (fault?.mode === 'drop-after-storing') return null;
    if (fault?.mode === 'slow') await wait(fault.delayMs, undefined, { ref: false });

    // FormSubmit sends a string, not a boolean.
    if (isScript) return Response.json({ success: 'true', message: 'The form was submitted.' });
    // Redirects only to a path, so that the browser stays on the site that forwarded the form.
    const next = valueOf('_next');
    const location = /^\/(?![/\\])/.test(next) ? next : `/${form}/thank-you`;
    return new Response(null, { status: 303, headers: { Location: location } });
  }

  async function respondTo(request: IncomingMessage): Promise<Response | null> {
    if (!isLoopback(request.headers.host))
      return new Response('The inbox is available only on this computer.', { status: 421 });
    const [path = '/'] = request.url?.split('?') ?? [];
    if (request.method === 'GET' && path === '/')
      return page(inboxPage(messages, file ? relative(repoRoot, file) : 'memory', siteUrl));
    const [, ajax, form] = formRoute.exec(path) ?? [];
    if (request.method === 'POST' && form) return receive(request, form, ajax !== undefined);
    return new Response('Page not found', { status: 404 });
  }

  const server = createServer(async (request, response) => {
    const reply = await respondTo(request).catch((error) => {
      console.error(`Inbox: ${messageOf(error)}`);
      return new Response('The inbox failed. The error is in the terminal.', { status: 500 });
    });
    if (!reply) return void request.socket.destroy();
    const body = await reply.text();
    response.writeHead(reply.status, { ...headers, ...Object.fromEntries(reply.headers) });
    response.end(body);
  });
  return {
    url: `http://${loopback}:${await listen(server, port)}`,
    messages: () => [...messages],
    simulateFault: (next) => {
      fault = next;
    },
    close: () => close(server),
  };
}
