import { fill, messages } from '@portfolio/messages';

/** Formats a message as plain text, one line per field, for the clipboard and email. */
export const messageText = (lines: readonly (readonly [label: string, value: string])[]) =>
  lines
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`))
    .join('\n');

/** Mail programs truncate longer addresses; on Windows at about 2,000 characters. */
const maxMailAddressLength = 1900;

/**
 * Returns a `mailto:` address with the message. One that is too long refers to the clipboard instead.
 * @param copy label of the form's copy button
 */
export function mailAddress(
  email: string,
  { subject, text, copy }: { subject: string; text: string; copy: string },
) {
  const address = (body: string) =>
    `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  const fullAddress = address(text);
  return fullAddress.length <= maxMailAddressLength
    ? fullAddress
    : address(fill(messages.forms.pasteHere, { copy }));
}

/** Removes a note's star, which the component renders. */
export const noteText = (note: string) => note.replace(/^\*\s*/, '');
