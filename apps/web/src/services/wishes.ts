/** Where the tab notes, for its session, what a visitor has asked of a service, such as the language that they read in. */
const keyOf = (name: string) => `asked:${name}`;

/** What the visitor asked of a service in this tab, or `null`. */
export function readWish(name: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(name));
  } catch {
    return null; // blocked: the wish holds for the page alone
  }
}

/** Notes what the visitor asks of a service; `null` for nothing more. */
export function writeWish(name: string, wish: string | null) {
  try {
    if (wish === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), wish);
  } catch {
    // Blocked: see `readWish`.
  }
}
