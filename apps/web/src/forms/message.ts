import { fill, messages } from '@portfolio/messages';

/** Formats a message's fields as plain text, for the clipboard and email. */
export const messageText = (lines: readonly (readonly [label: string, value: string])[]) =>
  lines
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`))
    .join('\n');

/** On Windows, mail programs truncate URLs at about 2,000 characters. */
const maxMailtoLength = 1900;

/**
 * Returns a `mailto:` URL with the message. If the URL would be too long, the body asks the visitor to copy and paste the message.
 * @param copyLabel the copy button's label
 */
export function mailtoUrl(
  email: string,
  { subject, text, copyLabel }: { subject: string; text: string; copyLabel: string },
) {
  const urlWith = (body: string) =>
    `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  const url = urlWith(text);
  return url.length <= maxMailtoLength
    ? url
    : urlWith(fill(messages.forms.pasteHere, { copy: copyLabel }));
}

/** Removes a note's asterisk, because `RequiredNote` adds its own. */
export const noteText = (note: string) => note.replace(/^\*\s*/, '');
