import { readSession, writeSession } from '@portfolio/behaviors';

const key = 'asked:language';

/** Returns the language chosen in this tab, or `null`. */
export const readStoredLanguage = () => readSession(key);

/** Stores the chosen language; `null` stands for the site's language. */
export const storeLanguage = (code: string | null) => writeSession(key, code);
