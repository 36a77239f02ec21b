/** Building blocks for all schemas. Every error message is an instruction: `describe the picture in a sentence`. */
import { tiles } from '@portfolio/theme/resolve';
import { z } from 'zod';
import { isDate, isHttpsUrl, isLanguage, isValidDate, isWebUrl } from '../format';

/** Turns an instruction into a sentence, which editors show as the field's description. */
const sentence = (expectation: string) =>
  `${expectation.charAt(0).toUpperCase()}${expectation.slice(1)}.`;

/** Start of the message for an unknown field. The names of the known fields follow. */
export const unknownField = 'unknown field; known fields are ';

/** Creates a schema for an object. Messages about unknown fields, or (without `expectation`) another type, list the known fields. */
export function entity<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  expectation?: string,
): z.ZodObject<Shape, z.core.$strict> {
  const fieldNames = Object.keys(shape).join(', ');
  return z
    .strictObject(shape, {
      error: ({ code, input }) => {
        if (code === 'unrecognized_keys') return unknownField + fieldNames;
        return 'list' in shape && Array.isArray(input)
          ? `write list: above the items, and indent them; the file’s fields are ${fieldNames}`
          : (expectation ?? `give an object with the fields ${fieldNames}`);
      },
    })
    .describe(`Its fields are ${fieldNames}.`);
}

/** Creates a schema for a non-empty string without leading or trailing spaces. */
export function text(expectation: string) {
  return z
    .string({
      error: ({ input }) =>
        typeof input === 'number' || typeof input === 'boolean'
          ? `write the text in quotes: "${input}"`
          : expectation,
    })
    .min(1, { error: expectation })
    .refine((value) => value === value.trim(), { error: 'remove the spaces around the text' })
    .describe(sentence(expectation));
}

/** Creates a schema for text of limited length. The error message names `subject`. */
export const shortText = (expectation: string, subject: string, limit: number) =>
  text(expectation).max(limit, { error: `shorten the ${subject} to at most ${limit} characters` });

/** Creates a schema for a whole number in a range. */
export const wholeNumber = (
  error: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {},
) => z.int({ error }).min(min, { error }).max(max, { error }).describe(sentence(error));

/** Creates a schema for a position. `where` completes the error message, e.g. `in the list`. */
export const position = (where: string) =>
  wholeNumber(`give the position ${where} as a whole number, 1 or more`, { min: 1 });

export const booleanSchema = z.boolean({ error: 'write true or false' });

export const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z
    .enum(names, { error: `use one of: ${names.join(', ')}` })
    .describe(`One of: ${names.join(', ')}.`);

/** Creates a schema for a string that matches a pattern. */
export const pattern = (form: RegExp, expectation: string) =>
  z
    .string({ error: expectation })
    .regex(form, { error: expectation })
    .describe(sentence(expectation));

/** Creates a schema for a string that passes a check. */
export const checked = (isValid: (value: string) => boolean, expectation: string) =>
  z
    .string({ error: expectation })
    .refine(isValid, { error: expectation })
    .describe(sentence(expectation));

/** Creates a schema for a list that may be empty. Pages omit the section of an empty list. */
export const list = <Item extends z.ZodType>(item: Item, expectation: string) =>
  z.array(item, { error: expectation }).describe(sentence(expectation));

/** Creates a schema for a list with at least one item. */
export const nonEmptyList = <Item extends z.ZodType>(item: Item, expectation: string) =>
  list(item, expectation).min(1, { error: expectation }).describe(sentence(expectation));

export const tileSchema = oneOf(tiles);

/** File name and last part of the URL: lower-case words joined by hyphens. */
export const slugSchema = pattern(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'write the slug in lower-case letters and digits joined by single hyphens',
);

export const translatedSlugDescription =
  'In a translation: the last part of the URL, if it differs from the file name.';

/** Another slug for an entry, or an old path. `markdown/frontMatter.ts` has removed `.html` and a trailing slash. */
export const aliasSchema = pattern(
  /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|(?:\/(?!\.+(?:\/|$))[^\s/?#"'\\<>{}$;:*]+)+)$/,
  'write another slug, or an old path that starts with /, like /2024/05/tide-clock',
);

/** A date as `YYYY-MM-DD`. Pages format it in the site's language. */
export const isoDateSchema = checked(
  isValidDate,
  'give a real date as year-month-day, like 2024-12-10',
);

export const monthSchema = pattern(
  /^\d{4}-(0[1-9]|1[0-2])$/,
  'give the month as year and month, like 2024-06',
);

export const yearSchema = wholeNumber('give the year in four digits', { min: 1900, max: 2100 });

/** Converts a year, which YAML reads as a number, to text. */
export const yearAsTextSchema = z.int().min(1000).max(9999).transform(String);

const dateExpectation = 'give the date as a day, a month or a year: 2024-12-10, 2024-12 or 2024';

/** A day, a month or a year. */
export const dateSchema = z.union([checked(isDate, dateExpectation), yearAsTextSchema], {
  error: dateExpectation,
});

export const countryCodeSchema = pattern(/^[A-Z]{2}$/, 'give the two-letter country code, like IN');

/** URL that must use https, because pages load from it or post to it, or because the owner controls it. */
export const externalUrlSchema = checked(
  isHttpsUrl,
  'give a complete URL that starts with https://',
);

/** URL of a page on another site. May use http, because some old sites have no https. */
export const pageUrlSchema = checked(
  isWebUrl,
  'give a complete URL that starts with https:// or http://',
);

/** Creates a schema for a link target. The error message quotes the target. */
export function linkTarget(isValid: (value: string) => boolean, kinds: string) {
  const expectation = `give a link target: ${kinds}`;
  return z
    .string({ error: expectation })
    .refine(isValid, {
      error: ({ input }) => `give a link target instead of "${String(input)}": ${kinds}`,
    })
    .describe(sentence(expectation));
}

/** Link target: a page on this site, an id on the same page, an external page, or an email address. */
export const hrefSchema = linkTarget(
  (value) => isWebUrl(value) || /^(?:\/(?!\/)\S*|#\S+|mailto:[^\s@]+@[^\s@]+)$/.test(value),
  'a path that starts with /, # and a heading’s id, an https:// or http:// URL, or mailto:',
);

/** Picture description. Never empty, because no picture in the content is decorative. */
export const altSchema = text('describe the picture in a sentence').max(250, {
  error: 'describe the picture in at most 250 characters',
});

/** One of the site's drawings, which adapt to the theme and the tile. */
export const artPictureSchema = entity({
  art: pattern(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'name the drawing, like covers/rfid-bus').describe(
    'The drawing’s name, e.g. covers/rfid-bus.',
  ),
  alt: altSchema,
});

/** Widths in pixels that images are converted to. An image narrower than the largest width is also converted at its original width. */
export const pictureWidths = [320, 640, 960, 1440, 2048];

/** Largest width in pixels of the JPEG or PNG copy, for feeds, link preview images and old browsers. */
export const fallbackWidth = 1440;

/** Marks fields that the generator adds. */
const readFromFile = { readOnly: true };

/** Marks fields that the generator adds if the author omits them. */
export const derived = { isDerived: true };

/** An image file. The author gives the file name and description; the build adds the rest. */
const filePictureSchema = entity({
  src: text('name an image file next to this file, like cover.jpg').describe(
    'The name of an image file next to the entry or in the content folder. The build replaces it with the converted image’s URL.',
  ),
  width: z
    .number()
    .meta(readFromFile)
    .describe('Width of the converted image in pixels. Reserves its space on the page.'),
  height: z.number().meta(readFromFile),
  widths: z
    .array(z.number())
    .optional()
    .meta(readFromFile)
    .describe('Widths that are also available as AVIF and WebP, named like …-640.avif.'),
  alt: altSchema,
  look: oneOf(['framed', 'halftone'])
    .optional()
    .describe(
      "How a cover or portrait looks. By default, the picture fills the tile. framed shows the tile around it, for screenshots. halftone draws it as dots in the tile's colours, for photographs.",
    ),
});

export const pictureSchema = z
  .union([artPictureSchema, filePictureSchema], {
    error: 'give a picture: { art, alt } for a drawing or { src, alt } for a file',
  })
  .describe('One of the site’s drawings (art, alt) or an image file (src, alt).')
  .meta({ id: 'picture' });

/** A large word, in the site's language or another. */
export const wordSchema = entity({
  text: text('write the word in its own script'),
  transliteration: text('write the word in Latin letters')
    .optional()
    .describe('The word in Latin letters, if it is in another script.'),
  meaning: text('translate the word into the site’s language').optional(),
  language: checked(isLanguage, 'give the language as a tag like ta or pt-PT')
    .optional()
    .describe('The word’s language, e.g. ta, if it is not the site’s language.'),
  image: artPictureSchema
    .optional()
    .describe('A drawing of the word. Without it, the word is shown as text.'),
}).refine(({ meaning, language }) => meaning !== undefined || language === undefined, {
  path: ['language'],
  error: 'add meaning, the word in the site’s language; or remove language if it is the same',
});

/** Names of the skills that an entry demonstrates, from `skills.yaml`. */
export const skillNamesSchema = list(
  text('name a skill from skills.yaml'),
  'list the skills by name',
);

export const linkSchema = entity({ label: text('write the link text'), href: hrefSchema }).meta({
  id: 'link',
});

export const externalLinkSchema = linkSchema.extend({ href: pageUrlSchema });

export type Tile = z.infer<typeof tileSchema>;
export type FilePicture = z.infer<typeof filePictureSchema>;
export type Picture = z.infer<typeof pictureSchema>;
export type Link = z.infer<typeof linkSchema>;
