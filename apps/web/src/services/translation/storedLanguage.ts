import { readSession, writeSession } from '@portfolio/behaviors';

const key = 'asked:language';

/** Returns the language chosen in this tab, or `null`. */
export const readStoredLanguage = () => readSession(key);

/** Stores the chosen language, or `null` for the site's own. */
export const storeLanguage = (code: string | null) => writeSession(key, code);
