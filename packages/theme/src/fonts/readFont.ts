import { Blob, Face } from 'harfbuzzjs';
import { convert } from './convert';

interface Axis {
  min: number;
  default: number;
  max: number;
}

export interface FontFacts {
  family: string;
  isItalic: boolean;
  /** The weight of a static font, or the range of a variable one. */
  weights: readonly [lightest: number, boldest: number];
  axes: Readonly<Record<string, Axis>>;
  /** Code points. */
  characters: readonly number[];
}

/** Matches a weight at the end of a family name, as in older fonts. */
const weightName =
  / (?:Thin|(?:Extra|Ultra)?Light|Regular|Book|Medium|(?:Semi|Demi|Extra|Ultra)?Bold|Black|Heavy)$/;

/** Byte offsets in the `OS/2` table. */
const os2 = { weight: 4, selection: 62 };

/** Reads a font file. Returns undefined if the data is not a readable font. */
export async function readFont(data: Buffer): Promise<FontFacts | undefined> {
  const sfnt = await convert(data, 'sfnt').catch(() => undefined);
  if (!sfnt) return undefined;
  const face = new Face(new Blob(sfnt));
  // Copies the table, because the original becomes invalid when the WebAssembly memory grows.
  const table = Uint8Array.from(face.referenceTable('OS/2') ?? []);
  const characters = [...face.collectUnicodes()];
  if (table.length === 0 || characters.length === 0) return undefined;
  const values = new DataView(table.buffer);
  const axes = face.getAxisInfos();
  const weight = values.getUint16(os2.weight);
  const name = face.getName(16, 'en') || face.getName(1, 'en').replace(weightName, '');
  return {
    family: name.replaceAll(/["\\]/g, ''),
    isItalic: (values.getUint16(os2.selection) & 1) === 1,
    weights: axes['wght'] ? [axes['wght'].min, axes['wght'].max] : [weight, weight],
    axes,
    characters,
  };
}
