import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { close, listen, loopback } from '../ports';
import { messageOf, repoRoot } from '../workspace';
import { defaultDelayMs, FaultInjector, type Misbehaviour } from './misbehaviour';
import { inboxPage, plainPage } from './page';
import { accepted, misbehaved, refused, type Refusal, type Reply } from './replies';
import { openStore, type Message, type Protocol } from './store';
import { fontNames, fontsFolder, styleSheet } from './style';
import {
  controlValue,
  isFromBot,
  readSubmission,
  SubmissionError,
  type Submission,
} from './submission';

/** What {@link startInbox} takes. */
export interface InboxOptions {
  /** 0 asks the system for any free port. */
  port: number;
  /** The database file, or `:memory:` to keep nothing beyond the process. */
  file: string;
  /** Address of the site, for posts that do not tell which page they come from. */
  siteUrl: string;
}

/** A running inbox. */
export interface Inbox {
  /** Without a slash at the end, e.g. `http://127.0.0.1:4175`. */
  url: string;
  port: number;
  /** All messages, newest first. */
  messages(): Message[];
  /** Orders a fault; undefined ends it. */
  misbehave(order: Misbehaviour | undefined): void;
  close(): Promise<void>;
}

/** The file that `start` and `dev` keep messages in, from the root unless absolute. */
export function inboxFile(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(repoRoot, env['INBOX_FILE'] || '.inbox/messages.db');
}

const pageLength = 100;

const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Any page may post a form to these services and read their answer; so it is here. */
const openToAll = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type, Accept',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Max-Age': '600',
};

/** The routes of the services: `/contact`, `/ajax/contact`, `/f/contact`. */
const formRoute = /^\/(?:(ajax|f)\/)?([\w.@-]{1,120})$/;
const messageRoute = /^\/messages\/(\d{1,12})(?:\/(read|unread|delete))?$/;

const isLoopback = (host: string) => /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host);

/** The origin of a page, or undefined when the text is no web address. */
function originOf(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? origin : undefined;
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Whether the request comes from the inbox's own pages or from no page at all, but not from another site's. */
function isOwn(request: IncomingMessage): boolean {
  const origin = header(request, 'origin');
  const site = header(request, 'sec-fetch-site');
  const isSameOrigin =
    origin === undefined || originOf(origin) === `http://${request.headers.host}`;
  return isSameOrigin && (site === undefined || site === 'same-origin' || site === 'none');
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  const common = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(status, { ...common, ...headers });
  response.end(body);
}

const ownPage = (status: number, body: string): Reply => ({
  status,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': pagePolicy,
    'Referrer-Policy': 'no-referrer',
  },
  body,
});

const ownJson = (status: number, value: unknown): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});

const goTo = (path: string): Reply => ({ status: 303, headers: { Location: path }, body: '' });

function protocolOf(route: string | undefined, request: IncomingMessage): Protocol {
  const wantsJson = (header(request, 'accept') ?? '').includes('application/json');
  if (route === 'f') return wantsJson ? 'formspree' : 'page';
  return route === 'ajax' || wantsJson ? 'formsubmit' : 'page';
}

/** What is wrong with a submission in the services' eyes. */
function refusalOf({ fields }: Submission): Refusal | undefined {
  if (fields.every(([, value]) => value.trim() === '')) {
    return { status: 400, code: 'EMPTY', message: 'The form was empty. Nothing was sent.' };
  }
  const email = fields.find(([name]) => name === 'email')?.[1].trim();
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    return { status: 422, code: 'TYPE_EMAIL', message: 'The e-mail address is not one.' };
  }
  return undefined;
}

/**
 * Starts the owner's inbox on the loopback address. It takes posts the way FormSubmit (`/contact`, `/ajax/contact`) and
 * Formspree (`/f/contact`) do, keeps them in a database file, and shows them at `/`. It answers only
 * to this machine's own names, and changes nothing at another site's request.
 *
 * @throws ToolError when the file cannot be opened.
 */
export async function startInbox(options: InboxOptions): Promise<Inbox> {
  const { port, file, siteUrl } = options;
  const store = openStore(file);
  const faults = new FaultInjector();
  const shownFile = file === ':memory:' ? 'memory' : relative(repoRoot, file);
  const stopped = new AbortController();

  /** Where a page post goes on to: the form's `_next`, else its thank-you page on the site that it came from. */
  function nextPage(request: IncomingMessage, form: string, submission: Submission): string {
    const thanks = `/${form}/thank-you`;
    const proxied = header(request, 'x-forwarded-host');
    const site =
      (proxied && isLoopback(proxied) ? originOf(`http://${proxied}`) : undefined) ??
      originOf(header(request, 'origin')) ??
      originOf(header(request, 'referer')) ??
      siteUrl;
    const wanted = controlValue(submission, '_next') ?? thanks;
    const isUsable = URL.canParse(wanted, site) && originOf(new URL(wanted, site).href);
    return new URL(isUsable ? wanted : thanks, site).href;
  }

  /** Whether a message is there already: one that is sent again since no reply came bears the same id. */
  function isCopy(form: string, submission: Submission): boolean {
    const id = controlValue(submission, 'messageId');
    return (
      id !== undefined &&
      store.list().some((one) => one.form === form && controlValue(one, 'messageId') === id)
    );
  }

  async function takePost(
    request: IncomingMessage,
    response: ServerResponse,
    form: string,
    protocol: Protocol,
  ): Promise<void> {
    for (const [name, value] of Object.entries(openToAll)) response.setHeader(name, value);
    let submission: Submission;
    try {
      submission = await readSubmission(request);
    } catch (error) {
      if (!(error instanceof SubmissionError)) throw error;
      const { status, message } = error;
      send(response, refused(protocol, { status, code: 'UNREADABLE', message }));
      return;
    }
    const order = faults.take(form);
    const keep = () => {
      if (isFromBot(submission) || isCopy(form, submission)) return;
      store.add({ form, protocol, ...submission, page: header(request, 'referer') ?? null });
    };
    if (order && order.mode !== 'slow') {
      if (order.mode === 'drop-after-storing') keep();
      const reply = misbehaved(order.mode, protocol);
      if (reply) send(response, reply);
      else request.socket.destroy();
      return;
    }
    const refusal = refusalOf(submission);
    if (refusal) {
      send(response, refused(protocol, refusal));
      return;
    }
    keep();
    if (order) await wait(order.delayMs ?? defaultDelayMs, undefined, { signal: stopped.signal });
    send(response, accepted(protocol, nextPage(request, form, submission)));
  }

  function view(open?: Message, beforeId?: number): string {
    const messages = store.list({ beforeId, limit: pageLength });
    const last = messages.at(-1);
    const hasOlder = last !== undefined && store.list({ beforeId: last.id, limit: 1 }).length > 0;
    return inboxPage({
      messages,
      open,
      counts: store.counts(),
      file: shownFile,
      siteUrl,
      olderHref: hasOlder ? `/?before=${last.id}` : undefined,
      now: new Date(),
    });
  }

  const missing = () =>
    ownPage(404, plainPage('This message is not here', 'It may have been deleted.'));

  function changeMessage(id: number, action: string): Reply {
    const isThere = action === 'delete' ? store.remove(id) : store.setRead(id, action === 'read');
    if (!isThere) return missing();
    return goTo(action === 'delete' ? '/' : `/messages/${id}`);
  }

  /** Everything but the forms' posts; null when there is no such thing. */
  function ownReply(request: IncomingMessage, url: URL): Reply | null {
    const { pathname } = url;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const [, idText, action] = messageRoute.exec(pathname) ?? [];
    if (idText !== undefined && action !== undefined && request.method === 'POST') {
      return isOwn(request)
        ? changeMessage(Number(idText), action)
        : ownPage(403, plainPage('Not from here', 'Only the inbox itself may do this.'));
    }
    if (!isRead) return null;
    if (idText !== undefined && action === undefined) {
      const open = store.get(Number(idText));
      return open ? ownPage(200, view(open)) : missing();
    }
    if (pathname === '/') {
      const before = Number(url.searchParams.get('before') ?? Number.NaN);
      return ownPage(200, view(undefined, Number.isSafeInteger(before) ? before : undefined));
    }
    if (pathname === '/inbox.css') {
      return { status: 200, headers: { 'Content-Type': 'text/css' }, body: styleSheet() };
    }
    return null;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A page of another site can make a name of its own point at this machine; such a request carries that name.
    if (!isLoopback(request.headers.host ?? '')) {
      send(response, ownJson(421, { error: 'The inbox answers on this machine only.' }));
      return;
    }
    const address = `http://${request.headers.host}${request.url}`;
    if (!URL.canParse(address)) {
      send(response, ownJson(400, { error: 'This is no address.' }));
      return;
    }
    const url = new URL(address);
    const own = ownReply(request, url);
    if (own) {
      send(response, own);
      return;
    }
    const [, fontName] = /^\/fonts\/([\w.-]+\.woff2)$/.exec(url.pathname) ?? [];
    if (fontName !== undefined && request.method === 'GET' && fontNames().includes(fontName)) {
      response.writeHead(200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'max-age=3600' });
      createReadStream(join(fontsFolder, fontName)).pipe(response);
      return;
    }
    const [matched, route, form] = formRoute.exec(url.pathname) ?? [];
    if (matched !== undefined && form !== undefined) {
      if (request.method === 'OPTIONS') {
        send(response, { status: 204, headers: openToAll, body: '' });
        return;
      }
      if (request.method === 'POST') {
        await takePost(request, response, form, protocolOf(route, request));
        return;
      }
    }
    send(response, ownPage(404, plainPage('There is nothing here', 'The messages are at /.')));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (stopped.signal.aborted) return;
      console.error(`Inbox: ${messageOf(error)}`);
      if (response.headersSent) response.destroy();
      else send(response, ownJson(500, { error: 'The inbox could not do this.' }));
    });
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
    port: actualPort,
    messages: () => store.list(),
    misbehave: (order) => {
      faults.order = order;
    },
    async close() {
      stopped.abort();
      await close(server);
      store.close();
    },
  };
}
