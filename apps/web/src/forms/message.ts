import { fill } from '@portfolio/words';

/** A message as plain text, a line for each field: for the clipboard and for an e-mail. */
export const messageText = (lines: readonly (readonly [label: string, value: string])[]) =>
  lines
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`))
    .join('\n');

/** Mail programs cut longer addresses off, on Windows at about 2,000 characters. */
const longestMailAddress = 1900;

/**
 * The address that opens the visitor's mail program with the message in it; a message too long for that is left to the clipboard.
 *
 * @param copy what the form's button says that copies the message
 */
export function mailAddress(
  email: string,
  { subject, text, copy }: { subject: string; text: string; copy: string },
) {
  const address = (body: string) =>
    `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  const whole = address(text);
  return whole.length <= longestMailAddress
    ? whole
    : address(fill(WORDS.forms.pasteHere, { copy }));
}

/** The sentence of a form's note; its star is drawn by the component that shows it. */
export const noteText = (note: string) => note.replace(/^\*\s*/, '');
