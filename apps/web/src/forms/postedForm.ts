import { readSession, writeSession, writeStored } from '@portfolio/behaviors';
import type { FormName } from './connection';

const storageKey = 'postedForm';

export const draftKey = (name: FormName) => `draft:${name}`;

const senderKey = 'postedBy';

/**
 * Remembers in this tab that a form is being posted, so that the thank-you page counts as confirmation.
 * @param sender the sender's name, for the kolam on the thank-you page
 */
export function rememberPostedForm(name: FormName, sender: string) {
  writeSession(storageKey, name);
  writeSession(senderKey, sender);
}

/** Returns the name of the sender who posted a form in this tab, or an empty string. */
export const readSender = () => readSession(senderKey) ?? '';

/** Deletes a posted form's draft. Call this on the thank-you page. */
export function forgetPosted(name: FormName) {
  if (readSession(storageKey) !== name) return;
  writeSession(storageKey, null);
  writeStored(draftKey(name), null);
}
