/** The language of this package's own tests, whose digits and plural forms are not those of English. */
export const language = 'ar-EG';
