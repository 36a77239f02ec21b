/**
 * The small rules that all entities share. Every message says what was expected, so that a problem reads
 * `projects/<slug>.ts → image.alt: describe the picture in a sentence`.
 */
import { z } from 'zod';
import { isAddress, isRealDate } from '../format';

/** What is expected of a field, as an editor explains it: a sentence. */
const sentence = (expectation: string) =>
  `${expectation.charAt(0).toUpperCase()}${expectation.slice(1)}.`;

/** Begins the message for an unknown field; the names of the known ones follow. */
export const unknownField = 'unknown field; the known ones are ';

/**
 * An object that knows all its fields: an unknown one is a problem, not something to skip.
 *
 * @returns a strict object schema whose message for an unknown field names the known ones
 */
export function entity<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
): z.ZodObject<Shape, z.core.$strict> {
  const fields = Object.keys(shape).join(', ');
  return z
    .strictObject(shape, {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? unknownField + fields
          : `give an object with the fields ${fields}`,
    })
    .describe(`Its fields are ${fields}.`);
}

/**
 * A text that is not empty and has no blanks around it.
 *
 * @param expectation what the author should write, as an imperative: "name the company"
 */
export function text(expectation: string) {
  return z
    .string({ error: expectation })
    .min(1, { error: expectation })
    .refine((value) => value === value.trim(), { error: 'remove the blanks around the text' })
    .describe(sentence(expectation));
}

/**
 * A whole number.
 *
 * @param error what was expected: what the number is, and in which unit
 * @param range least and greatest value allowed, both included
 */
export const wholeNumber = (
  error: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {},
) => z.int({ error }).min(min, { error }).max(max, { error }).describe(sentence(error));

/** One of the listed texts. */
export const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z
    .enum(names, { error: `use one of: ${names.join(', ')}` })
    .describe(`One of: ${names.join(', ')}.`);

/** A text in a form of its own. */
export const pattern = (form: RegExp, expectation: string) =>
  z
    .string({ error: expectation })
    .regex(form, { error: expectation })
    .describe(sentence(expectation));

/** A text that passes a check of its own. */
export const checked = (isGood: (value: string) => boolean, expectation: string) =>
  z
    .string({ error: expectation })
    .refine(isGood, { error: expectation })
    .describe(sentence(expectation));

/** A list that may be empty; what would show it then goes. */
export const list = <Item extends z.ZodType>(item: Item, expectation: string) =>
  z.array(item, { error: expectation }).describe(sentence(expectation));

/** A list with at least one item. */
export const listOf = <Item extends z.ZodType>(item: Item, expectation: string) =>
  list(item, expectation).min(1, { error: expectation }).describe(sentence(expectation));

/** The colour sets of the design language that have a colour. */
export const colouredTiles = ['accent', 'highlight', 'deep', 'cool', 'warm', 'fresh'] as const;

/** All of them; `blank` is for what is not drawn yet. */
export const tiles = [...colouredTiles, 'ink', 'blank'] as const;

/** The tile that an entry or a page is shown on. */
export const tileSchema = oneOf(tiles);

/** The last part of an address, and the name of the entry's file: lower-case words joined by hyphens. */
export const slugSchema = pattern(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'write the slug in lower-case letters and digits joined by single hyphens',
);

/** Describes the slug of a translation. */
export const translatedSlug =
  'In a translation: the last part of its address, where that differs from the name of the file.';

/** Another slug, or an old path of the page from the site's root, without `.html` and without a slash at its end. */
export const aliasSchema = pattern(
  /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|(?:\/(?!\.+(?:\/|$))[^\s/?#"'\\<>{}$;:*]+)+)$/,
  'write another slug, or an old path that begins with /, like /2024/05/tide-clock',
);

/** A day as year-month-day; the pages show it as "10 December 2024". */
export const isoDateSchema = checked(
  isRealDate,
  'give a real date as year-month-day, like 2024-12-10',
);

/** A month, e.g. `2024-06`. */
export const monthSchema = pattern(
  /^\d{4}-(0[1-9]|1[0-2])$/,
  'give the month as year and month, like 2024-06',
);

export const yearSchema = wholeNumber('give the year in four digits', { min: 1900, max: 2100 });

/** The two-letter ISO code of a country. */
export const countryCodeSchema = pattern(
  /^[A-Z]{2}$/,
  'give the two-letter code of the country, like IN',
);

/** A page elsewhere: a complete address. */
export const externalUrlSchema = checked(
  isAddress,
  'give a complete address that begins with https://',
);

/** Where a link leads: a page of this site, a place of its own page, a page elsewhere, or a mail address. */
export const hrefSchema = checked(
  (value) => isAddress(value) || /^(?:\/(?!\/)\S*|#\S+|mailto:[^\s@]+@[^\s@]+)$/.test(value),
  'give a target: a path beginning with /, # and a heading’s id, an https:// address, or mailto:',
);

/** What a picture shows, for those who cannot see it; never empty, since each picture here has a meaning. */
const altSchema = text('describe the picture in a sentence').max(250, {
  error: 'describe the picture in at most 250 characters',
});

/** A drawing of the site's own set, which follows theme and tile. */
export const artPictureSchema = entity({
  art: pattern(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'name the drawing, like covers/rfid-bus').describe(
    'Its name in the set, e.g. covers/rfid-bus.',
  ),
  alt: altSchema,
});

/** The widths, in pixels, in which an image file is sent, as far as it has them; the last is the most that any is sent in. */
export const pictureWidths = [320, 640, 960, 1440];

/** Marks what an author does not write. */
const readFromFile = { readOnly: true };

/** An image file. Its author names the file and says what it shows; the rest is read from the file. */
export const filePictureSchema = entity({
  src: text('name an image file beside this one, like cover.jpg').describe(
    'An image beside the entry or in the content folder; once it is read, the address of the picture that every browser knows.',
  ),
  width: z
    .number()
    .meta(readFromFile)
    .describe('Size of that picture in pixels, so that nothing jumps when it arrives.'),
  height: z.number().meta(readFromFile),
  widths: z
    .array(z.number())
    .optional()
    .meta(readFromFile)
    .describe('The widths in which it is there as AVIF and WebP too, named like …-640.avif.'),
  alt: altSchema,
  look: oneOf(['framed', 'halftone'])
    .optional()
    .describe(
      "How it stands as a cover or portrait: to the edges when left out; framed with the tile around it, as suits a screenshot; halftone as dots in the tile's colours, as suits a photograph.",
    ),
});

/** A picture: one of the site's drawings or an image file. */
export const pictureSchema = z
  .union([artPictureSchema, filePictureSchema], {
    error: 'give a picture: { art, alt } for a drawing or { src, alt } for a file',
  })
  .describe('One of the site’s drawings (art, alt) or an image file (src, alt).');

/** A word in the owner's language that the site shows large. */
export const wordSchema = entity({
  text: text('write the word in its own script'),
  transliteration: text('write the word in Latin letters')
    .optional()
    .describe('The same in Latin letters, where it is in another script.'),
  meaning: text('say what the word means'),
  language: pattern(/^[a-z]{2,3}$/, 'give the language as a tag like ta').describe(
    'Its language, e.g. ta.',
  ),
  image: artPictureSchema.optional().describe('Its drawing; without one the word is set in type.'),
});

/** The skills that an entry shows, by their names in `skills.yaml`. */
export const skillNamesSchema = list(
  text('name a skill of skills.yaml'),
  'list the names of skills',
);

/** A link that is shown as text. */
export const linkSchema = entity({ label: text('give the words of the link'), href: hrefSchema });

/** A link to a page elsewhere. */
export const externalLinkSchema = linkSchema.extend({ href: externalUrlSchema });

export type Tile = z.infer<typeof tileSchema>;
export type FilePicture = z.infer<typeof filePictureSchema>;
export type Picture = z.infer<typeof pictureSchema>;
export type Link = z.infer<typeof linkSchema>;
