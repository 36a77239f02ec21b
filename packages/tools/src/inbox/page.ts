import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensCss } from '@portfolio/ui/theme';
import type { Field, Message } from './server';

/** Only {@link html} creates values of this type. */
interface SafeHtml {
  readonly markup: string;
}

type Part = SafeHtml | string | readonly SafeHtml[];

function markupOf(part: Part): string {
  if (typeof part !== 'string')
    return [part]
      .flat()
      .map(({ markup }) => markup)
      .join('');
  return part.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Escapes every value that is not safe HTML. */
const html = (strings: TemplateStringsArray, ...parts: Part[]): SafeHtml => ({
  markup: String.raw({ raw: strings }, ...parts.map(markupOf)),
});

/** Follows the system's theme. */
const styleSheet = () =>
  tokensCss().replace(
    '@media not print{body.dark',
    '@media screen and (prefers-color-scheme:dark){:root',
  ) + readFileSync(join(import.meta.dirname, 'inbox.css'), 'utf8');

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

const fieldList = (fields: readonly Field[]) =>
  html`<dl>
    ${fields.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value || '–'}</dd>`,
    )}
  </dl>`;

function item({ receivedAt, form, fields, control, page }: Message) {
  const { firstName = '', lastName = '', name, email, message = '' } = Object.fromEntries(fields);
  const sender = `${firstName} ${lastName}`.trim() || name || email || 'Unnamed sender';
  return html`<article>
    <details>
      <summary>
        ${sender} · ${form}
        <time datetime="${receivedAt}">${dateTime.format(new Date(receivedAt))}</time>
        <span>${message.slice(0, 140)}</span>
      </summary>
      ${fieldList(fields)}
      <details>
        <summary>Details</summary>
        ${fieldList([['From the page', page ?? ''], ...control])}
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
  const title = messages.length > 0 ? `(${messages.length}) Inbox` : 'Inbox';
  const hint = html`<p>
    No messages yet. Try <a href="${siteUrl}/contact">the contact form</a> or
    <a href="${siteUrl}/feedback">the feedback survey</a>.
  </p>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${{ markup: styleSheet() }}
        </style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <p>Messages are stored in ${file}. Only this computer can open the inbox.</p>
        </header>
        <main>${messages.length > 0 ? messages.map(item) : hint}</main>
      </body>
    </html>`.markup;
}
