/** Where the tab keeps, for its session, the language that the visitor reads in. */
const key = 'asked:language';

/** The language that the visitor chose in this tab, or `null`. */
export function readStoredLanguage(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null; // Storage is blocked: the choice holds for the page alone.
  }
}

/** Keeps the language that the visitor chose; `null` for the site's own. */
export function storeLanguage(code: string | null) {
  try {
    if (code === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, code);
  } catch {
    // Storage is blocked: see `readStoredLanguage`.
  }
}
