/** This site's tokens: the defaults with the owner's changes, which `pnpm generate` reads from `theme.yaml`. */
import { changes } from '#generated/theme';
import { applyChanges, applyTileChanges } from './changes.ts';
import type { ColourSet } from './contrast.ts';
import {
  defaultBorderWidths,
  defaultColours,
  defaultFonts,
  defaultLetterWidth,
  defaultRadii,
  defaultSizes,
  defaultTileColours,
  type BorderWidth,
  type Colour,
  type Font,
  type ThemedColour,
  type Radius,
  type Size,
  type Tile,
  type TilePart,
  type Token,
} from './defaults.ts';

export * from './defaults.ts';

export const colours: Readonly<Record<Colour, Required<ThemedColour>>> =
  /* @__PURE__ */ applyChanges(defaultColours, changes.colours);

export const tileColours: Readonly<Record<Tile, Readonly<Record<TilePart, ThemedColour>>>> =
  /* @__PURE__ */ applyTileChanges(defaultTileColours, changes.tiles);

export const siteColours: ColourSet = { colours, tileColours };

/** Typefaces: CSS font families in order of preference. */
export const fonts: Readonly<Record<Font, Token>> = /* @__PURE__ */ applyChanges(
  defaultFonts,
  changes.fonts,
);

export const sizes: Readonly<Record<Size, Token>> = /* @__PURE__ */ applyChanges<Size, Token>(
  defaultSizes,
  changes.sizes,
);

/** True if headings use the default typeface, which suits tight line and letter spacing. */
export const hasDefaultDisplay = !changes.fonts?.display;

/** Average width of a letter in headings, in em. */
export const letterWidth = changes.letterWidth ?? defaultLetterWidth;

/** Amount added to the line heights of headings, in em, for a face with taller letters than the default one. */
export const extraLeading = changes.extraLeading ?? 0;

/** Amount added to the spaces between words in headings, in em, for a face with narrow spaces. */
export const wordSpacing = changes.wordSpacing ?? 0;

/** The motif of drawings; undefined for kolams. */
export const { motif } = changes;

export const radii: Readonly<Record<Radius, Token>> = /* @__PURE__ */ applyChanges(
  defaultRadii,
  changes.radii,
);

export const borderWidths: Readonly<Record<BorderWidth, Token>> = /* @__PURE__ */ applyChanges(
  defaultBorderWidths,
  changes.borderWidths,
);
