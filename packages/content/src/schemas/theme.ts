import { palette, type PaletteName } from '@portfolio/theme/resolve';
import type { z } from 'zod';
import { entity, pattern, wholeNumber } from './common';

const colour = pattern(
  /^#[\da-fA-F]{6}$/,
  'write the colour in quotes, as # and six digits, like "#ffc629"',
).transform((value) => value.toLowerCase());

/** One colour, with what it is for and its default. */
const colourSchema = (name: PaletteName) => {
  const [light, dark, purpose] = palette[name];
  return entity({
    light: colour.optional().describe(`In the light theme; ${light} when left out.`),
    dark: colour
      .optional()
      .describe(`In the dark theme; derived from light when left out, or ${dark} without that.`),
  })
    .optional()
    .describe(`${purpose}.`);
};

const colours = Object.fromEntries(
  (Object.keys(palette) as PaletteName[]).map((name) => [name, colourSchema(name)]),
) as Record<PaletteName, ReturnType<typeof colourSchema>>;

const radius = (purpose: string) =>
  wholeNumber('give the radius in whole pixels, 0 to 999', { max: 999 })
    .optional()
    .describe(`Radius of ${purpose}, in pixels.`);

/** What a typeface is used for. */
export const fontUses = ['heading', 'body', 'code'] as const;
export type FontUse = (typeof fontUses)[number];

const typeface = (purpose: string) =>
  pattern(
    /^[A-Za-z0-9][\w-]*$/,
    'name a folder or file of fonts, like lora for fonts/lora; use letters, digits and hyphens',
  )
    .optional()
    .describe(`Typeface of ${purpose}: lora for the files in fonts/lora, or for fonts/lora.woff2.`);

/** How the site looks. What is left out stays as it is by default. */
export const themeSchema = entity({
  colors: entity(colours).optional().describe('The colours, by what they are for.'),
  fonts: entity({
    heading: typeface('headings and large numerals'),
    body: typeface('everything that is read; it needs a plain and a bold weight'),
    code: typeface('code'),
  })
    .optional()
    .describe('The typefaces. `pnpm content:font lora` fetches one from Fontsource.'),
  radius: entity({
    cards: radius('what you read: cards, fields, popups'),
    controls: radius('what you press: buttons, filters'),
  })
    .optional()
    .describe('How round corners are.'),
  lineWidth: wholeNumber('give the width of lines in whole pixels, 1 to 6', { min: 1, max: 6 })
    .optional()
    .describe('Width of borders and strong rules, in pixels.'),
});

export type Theme = z.infer<typeof themeSchema>;
