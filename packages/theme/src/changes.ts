import type {
  BorderWidth,
  Colour,
  Font,
  ThemedColour,
  Radius,
  Size,
  Tile,
  TilePart,
} from './defaults';

export type ColourPair = readonly [light: string, dark: string];

/** A site's tokens that differ from the defaults. */
export interface ThemeChanges {
  colours?: Partial<Record<Colour, ColourPair>>;
  tiles?: Partial<Record<Tile, Partial<Record<TilePart, ColourPair>>>>;
  /** CSS lengths. */
  radii?: Partial<Record<Radius, string>>;
  /** CSS lengths. */
  borderWidths?: Partial<Record<BorderWidth, string>>;
  /** CSS lengths. */
  sizes?: Partial<Record<Size, string>>;
  /** Average width of a letter in headings, in em. */
  letterWidth?: number;
  /** Amount added to the line heights of headings, in em, so that lines do not touch. */
  extraLeading?: number;
  /** Amount added to the spaces between words in headings, in em. */
  wordSpacing?: number;
  /** `lines` replaces kolams with straight lines. */
  motif?: 'lines';
  /** CSS font families in order of preference, and their use. */
  fonts?: Partial<Record<Font, readonly [families: string, purpose: string]>>;
}

/** Replaces the values of tokens. Keeps the note on each token. */
export function applyChanges<
  Name extends string | number,
  Entry extends readonly (string | undefined)[],
>(
  group: Readonly<Record<Name, Entry>>,
  changes: Partial<Record<Name, string | readonly string[]>> = {},
): Record<Name, Entry> {
  const result: Record<Name, Entry> = { ...group };
  for (const name of Object.keys(changes) as Name[]) {
    const values = [changes[name] ?? []].flat();
    result[name] = [...values, ...group[name].slice(values.length)] as readonly unknown[] as Entry;
  }
  return result;
}

/** Replaces colours of tiles. */
export function applyTileChanges(
  tiles: Readonly<Record<Tile, Readonly<Record<TilePart, ThemedColour>>>>,
  changes: ThemeChanges['tiles'] = {},
): Record<Tile, Record<TilePart, ThemedColour>> {
  return Object.fromEntries(
    Object.entries(tiles).map(([tile, parts]) => [
      tile,
      applyChanges(parts, changes[tile as Tile]),
    ]),
  ) as Record<Tile, Record<TilePart, ThemedColour>>;
}
