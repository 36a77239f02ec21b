import type { FormName } from './connection';

const storageKey = 'postedForm';

/** Where a form's draft is kept in the browser. */
export const draftKey = (name: FormName) => `draft:${name}`;

/** Notes, for this tab, that a form is being posted as a page: then its thank-you page is the confirmation. */
export function rememberPosted(name: FormName) {
  try {
    sessionStorage.setItem(storageKey, name);
  } catch {
    // Storage is blocked: then there is no draft that would have to go.
  }
}

/** Removes the draft of a form that has come back from its service, on its thank-you page. */
export function forgetPosted(name: FormName) {
  try {
    if (sessionStorage.getItem(storageKey) !== name) return;
    sessionStorage.removeItem(storageKey);
    localStorage.removeItem(draftKey(name));
  } catch {
    // Storage is blocked: see `rememberPosted`.
  }
}
