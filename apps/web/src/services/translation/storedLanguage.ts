import { readSession, writeSession } from '@portfolio/behaviors';

/** Where the tab keeps the language that the visitor reads in. */
const key = 'asked:language';

/** The language that the visitor chose in this tab, or `null`. */
export const readStoredLanguage = () => readSession(key);

/** Keeps the language that the visitor chose; `null` for the site's own. */
export const storeLanguage = (code: string | null) => writeSession(key, code);
