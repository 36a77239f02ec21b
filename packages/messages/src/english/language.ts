/** The language of these messages, a BCP 47 tag. */
export const language: string = 'en-GB';
