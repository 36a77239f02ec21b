import { artPictureSchema, entity, pattern, text } from './common';

/** A word in the owner's language that the site shows large. */
export const wordSchema = entity({
  text: text('write the word in its own script'),
  /** The same in Latin letters, where it is in another script. */
  transliteration: text('write the word in Latin letters').optional(),
  meaning: text('say what the word means'),
  /** Its language, e.g. `ta`. */
  language: pattern(/^[a-z]{2,3}$/, 'give the language as a tag like ta'),
  /** Its drawing; without one the word is set in type. */
  image: artPictureSchema.optional(),
});
