import type { Field, Message, Protocol } from './store';

/** HTML that is safe to put into a page: made by {@link html} alone. */
interface SafeHtml {
  readonly markup: string;
}

type Part = SafeHtml | string | number | readonly Part[] | null;

function markupOf(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'object' && 'markup' in part) return part.markup;
  if (typeof part === 'object') return part.map(markupOf).join('');
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A template whose every value is escaped, unless it is itself such a template. Null leaves nothing. */
function html(strings: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  return { markup: String.raw({ raw: strings }, ...parts.map(markupOf)) };
}

const documentOf = (title: string, body: SafeHtml) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/inbox.css" />
        <title>${title}</title>
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup;

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** `firstName` → 'First name', `q1` → 'Q1', `contact-form` → 'Contact form'. */
function labelOf(name: string): string {
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueOf({ fields }: Message, ...names: string[]): string {
  return names
    .map((name) => fields.find(([key]) => key === name)?.[1].trim() ?? '')
    .filter(Boolean)
    .join(' ');
}

/** Who wrote: the name, else the address, else nobody. */
function senderOf(message: Message): string {
  return (
    valueOf(message, 'firstName', 'lastName') ||
    valueOf(message, 'name') ||
    valueOf(message, 'email') ||
    'Someone without a name'
  );
}

/** The free text that says most in a line. */
function excerptOf(message: Message): string {
  const text =
    valueOf(message, 'message') ||
    valueOf(message, 'queries') ||
    message.fields.map(([, value]) => value).join(', ');
  return text.replace(/\s+/g, ' ').slice(0, 140);
}

/** Where the dots of the head's drawing are, one for each of the latest messages: rows turn at their ends. */
const places = Array.from({ length: 24 }, (_, index) => {
  const [row, step] = [Math.floor(index / 8), index % 8];
  return { x: (row % 2 ? 7 - step : step) * 24, y: row * 24 };
});

/**
 * One dot a message, oldest first. What was read is joined by the line; what was not is bright; with no message at all there are bare
 * dots, which wait.
 */
function drawing(messages: readonly Message[]): SafeHtml {
  const latest = messages.slice(0, places.length).reverse();
  const isRead = (index: number) => Boolean(latest[index]?.readAt);
  const line = places.map(
    ({ x, y }, index) => `${isRead(index) && isRead(index - 1) ? 'L' : 'M'}${x} ${y}`,
  );
  const dots = places.map(({ x, y }, index) => {
    const [kind, radius] = !latest[index]
      ? ['bare', 2.5]
      : isRead(index)
        ? ['done', 5]
        : ['new', 7];
    return html`<circle class="${kind}" cx="${x}" cy="${y}" r="${radius}" />`;
  });
  return html`<svg viewBox="-10 -10 188 68" aria-hidden="true">
    <path class="line" d="${line.join('')}" />
    ${dots}
  </svg>`;
}

function head(messages: readonly Message[], unread: number, file: string): SafeHtml {
  const { length } = messages;
  const sum =
    length > 0 ? `${length} message${length > 1 ? 's' : ''}, ${unread} unread` : 'No messages yet';
  return html`<a class="skip" href="#main">Skip to the messages</a>
    <header class="head">
      <div class="wrap">
        <div>
          <h1><a href="/">Inbox</a></h1>
          <p><b>${sum}.</b> Kept in ${file} on this machine, and shown on it alone.</p>
        </div>
        ${drawing(messages)}
      </div>
    </header>`;
}

const protocolNames: Record<Protocol, string> = {
  page: 'As a page, without a script',
  formsubmit: "By the page's script, as FormSubmit takes it",
};

const fieldList = (fields: readonly Field[]) =>
  html`<dl class="fields">
    ${fields.map(
      ([name, value]) =>
        html`<div>
          <dt>${labelOf(name)}</dt>
          <dd>${value || '–'}</dd>
        </div>`,
    )}
  </dl>`;

/** A line of the list, which opens to the whole message and closes the one that was open. */
function item(message: Message): SafeHtml {
  const { id, readAt, receivedAt } = message;
  const email = valueOf(message, 'email');
  const isAddress = /^[^\s@<>]+@[^\s@<>]+$/.test(email);
  const received = new Date(receivedAt);
  const isToday = received.toDateString() === new Date().toDateString();
  const subject = encodeURIComponent(`Your message from ${day.format(received)}`);
  const reply = isAddress
    ? html`<a class="button is-main" href="mailto:${encodeURIComponent(email)}?subject=${subject}"
        >Reply by e-mail</a
      >`
    : null;
  const how: Field[] = [
    ['Received', dateTime.format(received)],
    ['Sent', protocolNames[message.protocol]],
    ['From the page', message.page ?? ''],
    ...message.control,
  ];
  const unread = readAt ? null : html`<span class="hidden"> (unread)</span>`;
  return html`<li>
    <details name="message">
      <summary class="${readAt ? '' : 'is-unread'}">
        <h2>${senderOf(message)}${unread}</h2>
        <time datetime="${receivedAt}">${(isToday ? clock : day).format(received)}</time>
        <span class="excerpt">${labelOf(message.form)}: ${excerptOf(message)}</span>
      </summary>
      <div class="message" id="message-${id}">
        <div class="tools">
          ${reply}
          <form method="post" action="/messages/${id}/${readAt ? 'unread' : 'read'}">
            <button class="button">${readAt ? 'Mark as unread' : 'Mark as read'}</button>
          </form>
          <details>
            <summary class="button">Delete</summary>
            <form method="post" action="/messages/${id}/delete">
              <button class="button is-danger">Delete for good</button>
            </form>
          </details>
        </div>
        ${fieldList(message.fields)}
        <h3>How it came</h3>
        ${fieldList(how)}
      </div>
    </details>
  </li>`;
}

/**
 * The owner's page. Every value in it is escaped.
 *
 * @param messages newest first
 * @param file where they are kept, as the owner would write it
 * @param siteUrl address of the site, whose forms the empty inbox points at
 */
export function inboxPage(messages: readonly Message[], file: string, siteUrl: string): string {
  const unread = messages.filter(({ readAt }) => !readAt).length;
  const list = html`<ol class="list" aria-label="Messages">
    ${messages.map(item)}
  </ol>`;
  const empty = html`<div class="empty">
    <h2>Nothing here yet</h2>
    <p>
      While the site runs on this machine, what is sent with its forms arrives here and goes nowhere
      else.
    </p>
    <p>
      Try it: <a href="${siteUrl}/contact">the contact form</a>,
      <a href="${siteUrl}/feedback">the feedback survey</a>.
    </p>
  </div>`;
  return documentOf(
    unread > 0 ? `(${unread}) Inbox` : 'Inbox',
    html`${head(messages, unread, file)}
      <main class="wrap desk" id="main">${messages.length > 0 ? list : empty}</main>`,
  );
}

/** A page of the inbox's own with a heading and a sentence. */
export function plainPage(title: string, text: string): string {
  return documentOf(
    title,
    html`<main class="wrap desk">
      <div class="empty">
        <h1>${title}</h1>
        <p>${text}</p>
        <p><a href="/">To the inbox</a></p>
      </div>
    </main>`,
  );
}

/**
 * What a form service shows in place of the thank-you page. It carries its style with it: behind the site's address there is no other
 * file of the inbox.
 */
export const servicePage = (title: string, text: string): string =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <title>${title}</title>
      <style>
        body {
          max-inline-size: 32em;
          margin: 10vh auto;
          padding-inline: 1.25rem;
          font-family: system-ui, sans-serif;
        }
      </style>
      <h1>${title}</h1>
      <p>${text}</p>
      <p>Your browser's Back button leads to the form, with what you wrote still in it.</p>
    </html>`.markup;
