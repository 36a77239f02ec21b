/**
 * Rules that all schemas share. Every message is an instruction, as in
 * `projects/<slug>.md → image.alt: describe the picture in a sentence`.
 */
import { z } from 'zod';
import { isHttpsUrl, isLanguage, isRealDate } from '../format';

/** Turns an instruction into a sentence, the description of a field in editors. */
const sentence = (expectation: string) =>
  `${expectation.charAt(0).toUpperCase()}${expectation.slice(1)}.`;

/** Start of the message for an unknown field; the known names follow. */
export const unknownField = 'unknown field; known fields are ';

/**
 * An object without unknown fields. The message for an unknown field names the known ones.
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
 * A text that is not empty and has no spaces around it.
 *
 * @param expectation instruction for the author: "name the company"
 */
export function text(expectation: string) {
  return z
    .string({ error: expectation })
    .min(1, { error: expectation })
    .refine((value) => value === value.trim(), { error: 'remove the spaces around the text' })
    .describe(sentence(expectation));
}

/**
 * A text of limited length.
 *
 * @param subject noun for the text in the message
 */
export const shortText = (expectation: string, subject: string, limit: number) =>
  text(expectation).max(limit, { error: `shorten the ${subject} to at most ${limit} characters` });

/**
 * A whole number.
 *
 * @param error instruction for the author, with the unit
 * @param range smallest and largest allowed value
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

/** A text that matches a pattern. */
export const pattern = (form: RegExp, expectation: string) =>
  z
    .string({ error: expectation })
    .regex(form, { error: expectation })
    .describe(sentence(expectation));

/** A text that passes a check. */
export const checked = (isValid: (value: string) => boolean, expectation: string) =>
  z
    .string({ error: expectation })
    .refine(isValid, { error: expectation })
    .describe(sentence(expectation));

/** A list that may be empty. The section of an empty list is omitted. */
export const list = <Item extends z.ZodType>(item: Item, expectation: string) =>
  z.array(item, { error: expectation }).describe(sentence(expectation));

/** A list with at least one item. */
export const listOf = <Item extends z.ZodType>(item: Item, expectation: string) =>
  list(item, expectation).min(1, { error: expectation }).describe(sentence(expectation));

export const colouredTiles = ['accent', 'highlight', 'deep', 'cool', 'warm', 'fresh'] as const;

/** All tiles; `blank` is for entries without a drawing. */
export const tiles = [...colouredTiles, 'ink', 'blank'] as const;

/** Tile of an entry or page. */
export const tileSchema = oneOf(tiles);

/** Last part of an address and name of the entry's file: lower-case words joined by hyphens. */
export const slugSchema = pattern(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'write the slug in lower-case letters and digits joined by single hyphens',
);

export const translatedSlugDescription =
  'In a translation: the last part of the address, if it differs from the file name.';

/** Another slug, or an old path of the page from the site's root, without `.html` or a trailing slash. */
export const aliasSchema = pattern(
  /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|(?:\/(?!\.+(?:\/|$))[^\s/?#"'\\<>{}$;:*]+)+)$/,
  'write another slug, or an old path that starts with /, like /2024/05/tide-clock',
);

/** A date as `YYYY-MM-DD`; pages show it as "10 December 2024". */
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

/** Two-letter ISO code of a country. */
export const countryCodeSchema = pattern(
  /^[A-Z]{2}$/,
  'give the two-letter code of the country, like IN',
);

/** Complete address of an external page. */
export const externalUrlSchema = checked(
  isHttpsUrl,
  'give a complete address that starts with https://',
);

/** Target of a link: a page of this site, an id on the same page, an external page, or an email address. */
export const hrefSchema = checked(
  (value) => isHttpsUrl(value) || /^(?:\/(?!\/)\S*|#\S+|mailto:[^\s@]+@[^\s@]+)$/.test(value),
  'give a link target: a path that starts with /, # and a heading’s id, an https:// address, or mailto:',
);

/** Description of a picture; never empty, because every picture has a meaning. */
export const altSchema = text('describe the picture in a sentence').max(250, {
  error: 'describe the picture in at most 250 characters',
});

/** A drawing of the site, which adapts to theme and tile. */
export const artPictureSchema = entity({
  art: pattern(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'name the drawing, like covers/rfid-bus').describe(
    'Name of the drawing, e.g. covers/rfid-bus.',
  ),
  alt: altSchema,
});

/** Widths of converted images in pixels, up to the original's; the last is the maximum. */
export const pictureWidths = [320, 640, 960, 1440];

/** Marks fields that the generator adds. */
const readFromFile = { readOnly: true };

/** An image file. The author gives file and description; the rest is read from the file. */
export const filePictureSchema = entity({
  src: text('name an image file next to this file, like cover.jpg').describe(
    'An image file next to the entry or in the content folder. The build replaces it with the address of the converted image.',
  ),
  width: z
    .number()
    .meta(readFromFile)
    .describe('Width of the converted image in pixels, which reserves its space.'),
  height: z.number().meta(readFromFile),
  widths: z
    .array(z.number())
    .optional()
    .meta(readFromFile)
    .describe('The widths that are also available as AVIF and WebP, named like …-640.avif.'),
  alt: altSchema,
  look: oneOf(['framed', 'halftone'])
    .optional()
    .describe(
      "Look of a cover or portrait. Without it, the picture fills the tile. framed shows the tile around it, which suits a screenshot. halftone prints dots in the tile's colours, which suits a photograph.",
    ),
});

/** A picture: a drawing of the site or an image file. */
export const pictureSchema = z
  .union([artPictureSchema, filePictureSchema], {
    error: 'give a picture: { art, alt } for a drawing or { src, alt } for a file',
  })
  .describe('A drawing of the site (art, alt) or an image file (src, alt).');

/** A large word in the owner's language. */
export const wordSchema = entity({
  text: text('write the word in its own script'),
  transliteration: text('write the word in Latin letters')
    .optional()
    .describe('The word in Latin letters, if it is in another script.'),
  meaning: text('translate the word'),
  language: checked(isLanguage, 'give the language as a tag like ta or pt-PT').describe(
    'Language of the word, e.g. ta.',
  ),
  image: artPictureSchema
    .optional()
    .describe('Drawing of the word. Without it, the word is shown as text.'),
});

/** Names of the skills that an entry shows, from `skills.yaml`. */
export const skillNamesSchema = list(
  text('name a skill in skills.yaml'),
  'list the names of skills',
);

export const linkSchema = entity({ label: text('write the link text'), href: hrefSchema });

export const externalLinkSchema = linkSchema.extend({ href: externalUrlSchema });

export type Tile = z.infer<typeof tileSchema>;
export type FilePicture = z.infer<typeof filePictureSchema>;
export type Picture = z.infer<typeof pictureSchema>;
export type Link = z.infer<typeof linkSchema>;
