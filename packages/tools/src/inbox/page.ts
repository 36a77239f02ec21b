import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensCss } from '@portfolio/ui/theme';
import type { Field, Message } from './store';

/** Only {@link html} creates values of this type. */
interface SafeHtml {
  readonly markup: string;
}

type Part = SafeHtml | string | number | readonly Part[];

function markupOf(part: Part): string {
  if (typeof part === 'object' && 'markup' in part) return part.markup;
  if (typeof part === 'object') return part.map(markupOf).join('');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Escapes every value that is not safe HTML. */
function html(strings: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  return { markup: String.raw({ raw: strings }, ...parts.map(markupOf)) };
}

/** Returns the inbox's style sheet, which follows the system's theme. */
export const styleSheet = () =>
  tokensCss().replace(
    '@media not print{body.dark',
    '@media screen and (prefers-color-scheme:dark){:root',
  ) + readFileSync(join(import.meta.dirname, 'inbox.css'), 'utf8');

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Turns a field name into a label: `firstName` → 'First name', `q1` → 'Q1', `contact-form` → 'Contact form'. */
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
    'Unnamed sender';
  const reply = /^[^\s@<>]+@[^\s@<>]+$/.test(email)
    ? html`<a class="reply" href="mailto:${encodeURIComponent(email)}">Reply by email</a>`
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
        <summary>Details</summary>
        ${fieldList([['Sent by', protocol], ['From the page', page ?? ''], ...control])}
      </details>
    </details>
  </article>`;
}

/**
 * Renders the inbox page.
 *
 * @param messages newest first
 * @param file path of the messages file, shown on the page
 * @param siteUrl URL of the site; an empty inbox links to the site's forms
 */
export function inboxPage(messages: readonly Message[], file: string, siteUrl: string): string {
  const { length } = messages;
  const summary = length > 0 ? `${length} message${length > 1 ? 's' : ''}` : 'No messages yet';
  const hint = html`<p>
    Messages that you send with the site's forms appear here. Try
    <a href="${siteUrl}/contact">the contact form</a> or
    <a href="${siteUrl}/feedback">the feedback survey</a>.
  </p>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/inbox.css" />
        <title>${length > 0 ? `(${length}) Inbox` : 'Inbox'}</title>
      </head>
      <body>
        <header>
          <h1>Inbox</h1>
          <p>${summary}. Stored in ${file}. Only this computer can open the inbox.</p>
        </header>
        <main>${length > 0 ? messages.map(item) : hint}</main>
      </body>
    </html>`.markup;
}
