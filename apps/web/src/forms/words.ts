import type { NetworkReason } from '@portfolio/behaviors';
import type { RefusalReason } from './sendForm';

/** Why a message was not sent. */
export type FailureReason = NetworkReason | RefusalReason;

/** Each cause in a sentence that a visitor can act on. */
export const failureWords: Readonly<Record<FailureReason, string>> = {
  offline: 'You are offline. Send it again when the network is back.',
  unreachable:
    'The form service could not be reached, or the connection broke off. A blocker in this browser or network may be the cause.',
  refused: 'The form service refuses to take it.',
  busy: 'The form service takes no more messages for now. Try again in a few minutes.',
  broken: 'The form service has a fault of its own. It may work again in a few minutes.',
  missing: 'Nothing takes messages at the form’s address at present.',
  unreadable:
    'The form service answered with something else than a confirmation, so it has most likely not been taken.',
  rejected: 'The form service did not take it.',
};

const numbers =
  'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty'.split(
    ' ',
  );

/** The title of a form's error summary, e.g. "Three answers need another look". */
export const problemsTitle = (count: number) =>
  count === 1
    ? 'One answer needs another look'
    : `${numbers[count] ?? count} answers need another look`;

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
