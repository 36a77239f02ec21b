/** The language of this package's tests, whose digits and plural forms differ from English. */
export const language = 'ar-EG';
