/** The language used in this package's tests. Its digits and plural forms differ from those of English. */
export const language = 'ar-EG';
