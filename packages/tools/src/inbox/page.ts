import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensCss } from '@portfolio/ui/theme';
import type { Field, Message } from './server';

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Follows the system's theme. */
const styleSheet = () =>
  tokensCss().replace(
    '@media not print{body.dark',
    '@media screen and (prefers-color-scheme:dark){:root',
  ) + readFileSync(join(import.meta.dirname, 'inbox.css'), 'utf8');

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

const fieldList = (fields: readonly Field[]) =>
  fields
    .map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value) || '–'}</dd>`)
    .join('');

function item({ receivedAt, form, fields, control, page }: Message) {
  const { firstName = '', lastName = '', name, email, message = '' } = Object.fromEntries(fields);
  const sender = `${firstName} ${lastName}`.trim() || name || email || 'Unnamed sender';
  return `<article>
    <details>
      <summary>
        ${escape(sender)} · ${escape(form)}
        <time datetime="${escape(receivedAt)}">${dateTime.format(new Date(receivedAt))}</time>
        <span>${escape(message.slice(0, 140))}</span>
      </summary>
      <dl>${fieldList(fields)}</dl>
      <details>
        <summary>Details</summary>
        <dl>${fieldList([['From the page', page ?? ''], ...control])}</dl>
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
  const hint = `<p>
    No messages yet. Try <a href="${siteUrl}/contact">the contact form</a> or
    <a href="${siteUrl}/feedback">the feedback survey</a>.
  </p>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${title}</title>
    <style>${styleSheet()}</style>
  </head>
  <body>
    <header>
      <h1>${title}</h1>
      <p>Messages are stored in ${escape(file)}. Only this computer can open the inbox.</p>
    </header>
    <main>${messages.map(item).join('') || hint}</main>
  </body>
</html>`;
}
