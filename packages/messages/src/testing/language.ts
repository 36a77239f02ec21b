/** The language of this package's tests. Arabic has its own digits and plural forms. */
export const language = 'ar-EG';
