import { readSession, writeSession, writeStored } from '@portfolio/behaviors';
import type { FormName } from './connection';

const storageKey = 'postedForm';

/** Where a form's draft is kept in the browser. */
export const draftKey = (name: FormName) => `draft:${name}`;

/** Notes, for this tab, that a form is being posted as a page: then its thank-you page is the confirmation. */
export const rememberPosted = (name: FormName) => writeSession(storageKey, name);

/** Removes the draft of a form that has come back from its service, on its thank-you page. */
export function forgetPosted(name: FormName) {
  if (readSession(storageKey) !== name) return;
  writeSession(storageKey, null);
  writeStored(draftKey(name), null);
}
