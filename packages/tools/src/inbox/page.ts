import { tokensCss } from '@portfolio/ui/theme';
import type { Field, Message } from './store';

/** Safe HTML, made only by {@link html}. */
interface SafeHtml {
  readonly markup: string;
}

type Part = SafeHtml | string | number | readonly Part[];

function markupOf(part: Part): string {
  if (typeof part === 'object' && 'markup' in part) return part.markup;
  if (typeof part === 'object') return part.map(markupOf).join('');
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A template that escapes every value except other templates. */
function html(strings: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  return { markup: String.raw({ raw: strings }, ...parts.map(markupOf)) };
}

/** Style sheet of the inbox: the site's tokens, in the system's theme, and a few rules. */
export const styleSheet = () => `${tokensCss().replace(
  '@media not print{body.dark',
  '@media screen and (prefers-color-scheme:dark){:root',
)}
*{box-sizing:border-box}
body{margin:0;min-block-size:100vh;background:var(--ground);color:var(--ink);font:400 var(--fs-body)/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
header{background:var(--tile-cool);color:var(--tile-cool-line)}
header>*,main{max-inline-size:64rem;margin:0 auto;padding:var(--s16) var(--gutter)}
h1{font-size:var(--fs-1);line-height:1;padding-block-start:var(--s48)}
header p{padding-block-end:var(--s32)}
summary{cursor:pointer;padding-block:var(--s12)}
article{border-block-end:1px solid var(--hair)}
time,dt{color:var(--ink-2);font-size:var(--fs-small);font-weight:400}
dd{margin:0 0 var(--s12);white-space:pre-wrap}
time{display:inline-block}
summary span{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:var(--ink-2);font-size:var(--fs-small);font-weight:400}
.reply{display:inline-block;vertical-align:top;min-block-size:2.75rem;padding:.6rem 1.1rem;border:2px solid currentColor;border-radius:999px;background:none;color:inherit;font:600 var(--fs-small)/1.15 system-ui,sans-serif;text-decoration:none}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
a{color:inherit}
`;

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** `firstName` → 'First name', `q1` → 'Q1', `contact-form` → 'Contact form'. */
function labelOf(name: string): string {
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.trim().replace(/^./, (letter) => letter.toUpperCase());
}

const fieldList = (fields: readonly Field[]) =>
  html`<dl>
    ${fields.map(
      ([name, value]) =>
        html`<dt>${labelOf(name)}</dt>
          <dd>${value || '–'}</dd>`,
    )}
  </dl>`;

function item({ id, receivedAt, form, fields, control, page, protocol }: Message) {
  const valueOf = (name: string) => fields.find(([key]) => key === name)?.[1].trim() ?? '';
  const email = valueOf('email');
  const sender =
    `${valueOf('firstName')} ${valueOf('lastName')}`.trim() ||
    valueOf('name') ||
    email ||
    'Someone without a name';
  const reply = /^[^\s@<>]+@[^\s@<>]+$/.test(email)
    ? html`<a class="reply" href="mailto:${encodeURIComponent(email)}">Reply by e-mail</a>`
    : '';
  return html`<article id="message-${id}">
    <details>
      <summary>
        ${sender} · ${labelOf(form)}
        <time datetime="${receivedAt}">${dateTime.format(new Date(receivedAt))}</time>
        <span>${(valueOf('message') || valueOf('queries')).slice(0, 140)}</span>
      </summary>
      ${fieldList(fields)} ${reply}
      <details>
        <summary>How it came</summary>
        ${fieldList([['Sent by', protocol], ['From the page', page ?? ''], ...control])}
      </details>
    </details>
  </article>`;
}

/** A page with a heading. Escapes every value. */
export const pageOf = (title: string, heading: string, lead: string, body: Part = '') =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/inbox.css" />
        <title>${title}</title>
      </head>
      <body>
        <header>
          <h1>${heading}</h1>
          <p>${lead}</p>
        </header>
        <main>${body}</main>
      </body>
    </html>`.markup;

/**
 * The owner's page.
 *
 * @param messages newest first
 * @param file path of the messages, as shown to the owner
 * @param siteUrl address of the site, whose forms an empty inbox links to
 */
export function inboxPage(messages: readonly Message[], file: string, siteUrl: string): string {
  const { length } = messages;
  const sum = length > 0 ? `${length} message${length > 1 ? 's' : ''}` : 'No messages yet';
  return pageOf(
    length > 0 ? `(${length}) Inbox` : 'Inbox',
    'Inbox',
    `${sum}. Kept in ${file} on this machine, and shown on it alone.`,
    length > 0
      ? messages.map(item)
      : html`<p>
          What is sent with the site's forms while it runs here arrives on this page. Try
          <a href="${siteUrl}/contact">the contact form</a> or
          <a href="${siteUrl}/feedback">the feedback survey</a>.
        </p>`,
  );
}
