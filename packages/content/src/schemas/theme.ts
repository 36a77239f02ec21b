import { followsAccent, palette, type PaletteName } from '@portfolio/theme/resolve';
import type { z } from 'zod';
import { entity, oneOf, pattern, wholeNumber } from './common';

const colour = pattern(
  /^#[\da-fA-F]{6}$/,
  'write the colour in quotes, as # and six digits, like "#ffc629"',
).transform((value) => value.toLowerCase());

const colourSchema = (name: PaletteName) => {
  const [light, dark, purpose] = palette[name];
  return entity(
    {
      light: colour
        .optional()
        .describe(
          `In the light theme. Default: ${light}${followsAccent(name) ? ', or a similar colour that suits a changed accent' : ''}.`,
        ),
      dark: colour
        .optional()
        .describe(`In the dark theme. Default: derived from light if you set it, else ${dark}.`),
    },
    'write the colours in quotes, like { light: "#ffc629" }',
  )
    .optional()
    .describe(`${purpose}.`);
};

const colours = Object.fromEntries(
  (Object.keys(palette) as PaletteName[]).map((name) => [name, colourSchema(name)]),
) as Record<PaletteName, ReturnType<typeof colourSchema>>;

const radius = (purpose: string) =>
  wholeNumber('give the radius in whole pixels, 0 to 999', { max: 999 })
    .optional()
    .describe(`Corner radius of ${purpose}, in pixels.`);

export const fontUses = ['heading', 'body', 'code'] as const;
export type FontUse = (typeof fontUses)[number];

const typeface = (purpose: string) =>
  pattern(
    /^[A-Za-z0-9][\w-]*$/,
    'name a folder or file of fonts, like lora for fonts/lora; use letters, digits and hyphens',
  )
    .optional()
    .describe(
      `Typeface for ${purpose}. For example, lora uses the files in fonts/lora, or the file fonts/lora.woff2.`,
    );

const svgFile = pattern(
  /^[\w-]+\.svg$/i,
  'name an SVG file next to theme.yaml, like logo.svg, with letters, digits and hyphens',
);

/** The site's look. All fields are optional. */
export const themeSchema = entity({
  colors: entity(colours).optional().describe('Colours by purpose.'),
  fonts: entity({
    heading: typeface('headings and large numerals'),
    body: typeface('body text; it needs a regular and a bold weight'),
    code: typeface('code'),
  })
    .optional()
    .describe('The typefaces. `pnpm content:font lora` fetches one from Fontsource.'),
  motif: oneOf(['kolam', 'lines'])
    .optional()
    .describe(
      'The motif of the drawings. kolam draws a line that winds around dots; lines draws straight lines through dots. Default: kolam.',
    ),
  logo: svgFile
    .optional()
    .describe(
      'Your logo: an SVG file next to theme.yaml, in flat colours. Black becomes the text colour.',
    ),
  band: svgFile
    .optional()
    .describe(
      'The repeating pattern of the band above the footer: an SVG file next to theme.yaml.',
    ),
  radius: entity({
    cards: radius('cards, callouts, code blocks, pictures and popups'),
    controls: radius('buttons, filters, badges and fields (above 26, fields follow cards)'),
  })
    .optional()
    .describe('Corner radii.'),
  lineWidth: wholeNumber('give the width of lines in whole pixels, 1 to 6', { min: 1, max: 6 })
    .optional()
    .describe('Width of borders and strong rules, in pixels.'),
});

export type Theme = z.infer<typeof themeSchema>;
