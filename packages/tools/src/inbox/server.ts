import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { close, listen, loopback } from '../ports';
import { messageOf, repoRoot } from '../workspace';
import { inboxPage, plainPage } from './page';
import { accepted, faults, refused, type Misbehaviour } from './replies';
import { openStore, type Message, type Protocol } from './store';
import { fontsFolder, styleSheet } from './style';
import { controlValue, readSubmission, SubmissionError, type Submission } from './submission';

/** What {@link startInbox} takes. */
export interface InboxOptions {
  /** 0 asks the system for any free port. */
  port: number;
  /** The database file, or `:memory:` to keep nothing beyond the process. */
  file: string;
  /** Address of the site, whose forms the empty inbox points at. */
  siteUrl: string;
}

/** A running inbox. */
export interface Inbox {
  /** Without a slash at the end, e.g. `http://127.0.0.1:4175`. */
  url: string;
  /** All messages, newest first. */
  messages(): Message[];
  /** Orders a fault; undefined ends it. */
  misbehave(order: Misbehaviour | undefined): void;
  close(): Promise<void>;
}

/** The file that `start` and `dev` keep messages in, from the root unless absolute. */
export const inboxFile = (env: NodeJS.ProcessEnv = process.env) =>
  resolve(repoRoot, env['INBOX_FILE'] || '.inbox/messages.db');

const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The routes of FormSubmit: `/contact`, `/ajax/contact`. */
const formRoute = /^\/(ajax\/)?([\w.@-]{1,120})$/;
const actionRoute = /^\/messages\/(\d{1,12})\/(read|unread|delete)$/;
const fontRoute = /^\/fonts\/([\w.-]+\.woff2)$/;

/** Whether the host of a request is a name of this machine. A page of another site can make a name of its own point here. */
const isLoopback = (host: string) => /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host);

/** Whether the request comes from the inbox's own pages or from no page at all, but not from another site's. */
function isOwn({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  // A browser too old to say so names at least the page's origin.
  if (site === undefined) return headers.origin === undefined;
  return site === 'same-origin' || site === 'none';
}

const ownPage = (status: number, body: string) =>
  new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy,
      'Referrer-Policy': 'no-referrer',
    },
  });

const missing = () => ownPage(404, plainPage('There is nothing here', 'It may have been deleted.'));

const goTo = (path: string) => new Response(null, { status: 303, headers: { Location: path } });

/** Where a page post goes on to: the form's `_next`, a path of the site that handed the post on, else its thank-you page there. */
function nextPage(form: string, submission: Submission): string {
  const next = controlValue(submission, '_next') ?? '';
  return /^\/(?![/\\])/.test(next) ? next : `/${form}/thank-you`;
}

/**
 * Starts the owner's inbox on the loopback address. It takes posts the way FormSubmit (`/contact`, `/ajax/contact`) does, keeps them in
 * a database file, and shows them at `/`. It answers only to this machine's own names, and changes nothing at another site's request.
 *
 * @throws ToolError when the file cannot be opened.
 */
export async function startInbox({ port, file, siteUrl }: InboxOptions): Promise<Inbox> {
  const store = openStore(file);
  const shownFile = file === ':memory:' ? 'memory' : relative(repoRoot, file);
  const stopped = new AbortController();
  let order: Misbehaviour | undefined;

  /** Whether a message is there already: one that is sent again since no reply came bears the same id. */
  function isCopy(form: string, submission: Submission): boolean {
    const id = controlValue(submission, 'messageId');
    return (
      id !== undefined &&
      store.list().some((one) => one.form === form && controlValue(one, 'messageId') === id)
    );
  }

  async function takePost(request: IncomingMessage, form: string, protocol: Protocol) {
    let submission: Submission;
    try {
      submission = await readSubmission(request);
    } catch (error) {
      if (!(error instanceof SubmissionError)) throw error;
      return refused(protocol, error.status, error.message);
    }
    const keep = () => {
      // Only programs fill in the honeypot.
      if (controlValue(submission, '_honey') || isCopy(form, submission)) return;
      store.add({ form, protocol, ...submission, page: request.headers.referer ?? null });
    };
    if (order && order.mode !== 'slow') {
      if (order.mode === 'drop-after-storing') keep();
      return faults[order.mode](protocol);
    }
    keep();
    if (order) await wait(order.delayMs, undefined, { signal: stopped.signal });
    return accepted(protocol, nextPage(form, submission));
  }

  function changeMessage(request: IncomingMessage, id: number, action: string): Response {
    if (!isOwn(request)) {
      return ownPage(403, plainPage('Not from here', 'Only the inbox itself may do this.'));
    }
    const isThere = action === 'delete' ? store.remove(id) : store.setRead(id, action === 'read');
    if (!isThere) return missing();
    return goTo(action === 'delete' ? '/' : `/#message-${id}`);
  }

  /** What the inbox shows at an address. */
  function show(pathname: string): Response {
    if (pathname === '/') return ownPage(200, inboxPage(store.list(), shownFile, siteUrl));
    if (pathname === '/inbox.css') {
      return new Response(styleSheet(), { headers: { 'Content-Type': 'text/css' } });
    }
    const [, fontName = ''] = fontRoute.exec(pathname) ?? [];
    const font = join(fontsFolder, fontName);
    if (!fontName || !existsSync(font)) return missing();
    return new Response(readFileSync(font), { headers: { 'Content-Type': 'font/woff2' } });
  }

  /** Null ends the connection without an answer. */
  async function answer(request: IncomingMessage): Promise<Response | null> {
    const { host = '' } = request.headers;
    if (!isLoopback(host)) {
      return new Response('The inbox answers on this machine only.', { status: 421 });
    }
    const address = `http://${host}${request.url}`;
    if (!URL.canParse(address)) return new Response('This is no address.', { status: 400 });
    const { pathname } = new URL(address);
    if (request.method !== 'POST') return show(pathname);
    const [, id, action] = actionRoute.exec(pathname) ?? [];
    if (action) return changeMessage(request, Number(id), action);
    const [, ajax, form] = formRoute.exec(pathname) ?? [];
    return form ? takePost(request, form, ajax ? 'formsubmit' : 'page') : missing();
  }

  const server = createServer(async (request, response) => {
    try {
      const reply = await answer(request);
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
      response.writeHead(500).end('The inbox could not do this.');
    }
  });
  let actualPort: number;
  try {
    actualPort = await listen(server, port);
  } catch (error) {
    store.close();
    throw error;
  }
  return {
    url: `http://${loopback}:${actualPort}`,
    messages: () => store.list(),
    misbehave: (next) => {
      order = next;
    },
    async close() {
      stopped.abort();
      await close(server);
      store.close();
    },
  };
}
