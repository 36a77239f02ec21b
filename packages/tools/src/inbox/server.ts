import { createServer, type IncomingMessage } from 'node:http';
import { relative, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { close, listen, loopback } from '../ports';
import { messageOf, repoRoot } from '../workspace';
import { inboxPage, styleSheet } from './page';
import { acceptedReply, faults, rejectedReply, type SimulatedFault } from './replies';
import { openStore, type Field, type Message, type Protocol } from './store';

export type { Fault } from './replies';
export type { Message } from './store';

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
  /** Simulates a fault; undefined ends the simulation. */
  simulateFault(fault: SimulatedFault | undefined): void;
  close(): Promise<void>;
}

/** Returns the path of the messages file for `pnpm start` and `pnpm dev`. `INBOX_FILE` may be relative to the repository's root. */
export const inboxFile = (env: NodeJS.ProcessEnv = process.env) =>
  resolve(repoRoot, env['INBOX_FILE'] || '.inbox/messages.jsonl');

/** Maximum size of a message, far more than the site's forms need. */
export const bodyLimitBytes = 1024 * 1024;

/** Matches FormSubmit's routes: `/contact`, `/ajax/contact`. */
const formRoute = /^\/(ajax\/)?([\w.@-]{1,120})$/;

/** Prevents DNS rebinding. */
const isLoopback = (host: string) => /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host);

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

const notFound = () => new Response('Page not found', { status: 404 });

const isControl = ([name]: Field) =>
  name.startsWith('_') || ['messageId', 'cf-turnstile-response'].includes(name);

/**
 * Reads a posted form (URL-encoded or multipart). Keeps the names and sizes of files, not their contents.
 *
 * @returns the fields, or the status code of the rejection
 */
async function readFields(request: IncomingMessage): Promise<Field[] | 400 | 413> {
  // Reads to the end, because a browser that is still sending would not receive the reply.
  const body = await buffer(request);
  if (body.length > bodyLimitBytes) return 413;
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const data = await new Response(body, { headers }).formData().catch(() => undefined);
  const fields = [...(data ?? [])].map(([name, value]): Field => {
    if (typeof value === 'string') return [name, value];
    return [name, `${value.name} (${Math.ceil(value.size / 1024)} KB, not stored)`];
  });
  return fields.some((field) => !isControl(field) && field[1].trim()) ? fields : 400;
}

/**
 * Starts the inbox on the loopback address. Accepts form posts on FormSubmit's routes (`/contact`, `/ajax/contact`), stores them in a
 * file and shows them at `/`.
 *
 * @throws ToolError if the file cannot be read
 */
export async function startInbox({ port, file, siteUrl }: InboxOptions): Promise<Inbox> {
  const store = openStore(file);
  const shownFile = file ? relative(repoRoot, file) : 'memory';
  const stopped = new AbortController();
  let fault: SimulatedFault | undefined;

  async function handlePost(request: IncomingMessage, form: string, protocol: Protocol) {
    const all = await readFields(request);
    if (all === 413) return rejectedReply(protocol, 413, 'The message is too large.');
    if (all === 400)
      return rejectedReply(protocol, 400, 'The form was empty or could not be read.');
    const fields = all.filter((field) => !isControl(field));
    const control = all.filter(isControl);
    const controlValue = (name: string) =>
      control.findLast(([key]) => key === name)?.[1].trim() ?? '';
    // Only bots fill in the honeypot.
    const isSpam = controlValue('_honey') !== '';
    const storeMessage = () =>
      isSpam ||
      store.add({ form, protocol, fields, control, page: request.headers.referer ?? null });
    if (fault && fault.mode !== 'slow') {
      if (fault.mode === 'drop-after-storing') storeMessage();
      return faults[fault.mode](protocol);
    }
    storeMessage();
    if (fault) await wait(fault.delayMs, undefined, { signal: stopped.signal });
    // Redirects only to a path, so that the browser stays on the site that forwarded the form.
    const next = controlValue('_next');
    return acceptedReply(protocol, /^\/(?![/\\])/.test(next) ? next : `/${form}/thank-you`);
  }

  /** Returns null to close the connection without a reply. */
  async function respondTo(request: IncomingMessage): Promise<Response | null> {
    const { host = '' } = request.headers;
    if (!isLoopback(host)) {
      return new Response('The inbox is available only on this computer.', { status: 421 });
    }
    const url = `http://${host}${request.url}`;
    if (!URL.canParse(url)) return new Response('Invalid URL.', { status: 400 });
    const { pathname } = new URL(url);
    if (request.method !== 'POST') {
      if (pathname === '/inbox.css')
        return new Response(styleSheet(), { headers: { 'Content-Type': 'text/css' } });
      if (pathname !== '/') return notFound();
      return new Response(inboxPage(store.list(), shownFile, siteUrl), { headers: pageHeaders });
    }
    const [, ajax, form] = formRoute.exec(pathname) ?? [];
    if (!form) return notFound();
    return handlePost(request, form, ajax ? 'formsubmit' : 'page');
  }

  const server = createServer(async (request, response) => {
    try {
      const reply = await respondTo(request);
      if (!reply) return void request.socket.destroy();
      const body = new Uint8Array(await reply.arrayBuffer());
      response.setHeaders(reply.headers);
      response
        .setHeader('Cache-Control', 'no-store')
        .setHeader('X-Content-Type-Options', 'nosniff');
      response.writeHead(reply.status).end(body);
    } catch (error) {
      if (stopped.signal.aborted) return;
      console.error(`Inbox: ${messageOf(error)}`);
      response.writeHead(500).end('The inbox failed. The error is in the terminal.');
    }
  });
  const actualPort = await listen(server, port);
  return {
    url: `http://${loopback}:${actualPort}`,
    messages: () => store.list(),
    simulateFault: (next) => {
      fault = next;
    },
    async close() {
      stopped.abort();
      await close(server);
    },
  };
}
