import type { NetworkReason } from '@portfolio/behaviors';
import type { RefusalReason } from './sendForm';

/** Why a message was not sent. */
export type FailureReason = NetworkReason | RefusalReason;

/** Each cause in a sentence that a visitor can act on. */
export const failureWords: Readonly<Record<FailureReason, string>> = {
  offline: 'You are offline. Send it again when the network is back.',
  unreachable:
    'The form service could not be reached, or the connection was lost. A content blocker in this browser or network may be the cause.',
  refused: 'The form service refused the message.',
  busy: 'The form service is busy. Please try again in a few minutes.',
  broken: 'The form service has a problem. It may work again in a few minutes.',
  tooLong:
    'The form service does not take a message as long as this. Shorten it, then send it again.',
  missing: 'The form service could not find this form.',
  unreadable:
    'The form service replied, but did not confirm. Your message has most likely not been received.',
  rejected: 'The form service did not accept the message.',
};

const numbers =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** The title of a form's error summary, e.g. "Please fix three fields". */
export const problemsTitle = (count: number) =>
  count === 1 ? 'Please fix one field' : `Please fix ${numbers[count] ?? count} fields`;

/** A message as plain text, a line for each field: for the clipboard and for an e-mail. */
export const messageText = (lines: readonly (readonly [label: string, value: string])[]) =>
  lines
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`))
    .join('\n');

/** Mail programs cut longer addresses off, on Windows at about 2,000 characters. */
const longestMailAddress = 1900;

/** The address that opens the visitor's mail program with the message in it; a message too long for that is left to the clipboard. */
export function mailAddress(email: string, subject: string, text: string) {
  const address = (body: string) =>
    `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  const whole = address(text);
  return whole.length <= longestMailAddress
    ? whole
    : address('(Use “Copy my message” on the form, and paste it here.)');
}

/** The sentence of a form's note; its star is drawn by the component that shows it. */
export const noteText = (note: string) => note.replace(/^\*\s*/, '');
