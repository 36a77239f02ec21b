import type { ArtPart } from './Art';

/** A canvas: `[left, top, width, height]`. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** A drawing that is ready to be written: its name in the art set, its canvas and the markup of its layers. */
export interface Drawing {
  /** Path below the art folder without the ending, e.g. `covers/rfid-bus`. */
  readonly name: string;
  readonly box: Box;
  /** Markup by layer; every layer is one element with the layer's name as its `id`. */
  readonly parts: Readonly<Partial<Record<ArtPart, string>>>;
}

/** Names of the layers that a drawing has, bottom first. */
export const partNames = (drawing: Drawing) => Object.keys(drawing.parts) as ArtPart[];

/** The whole file of a drawing. It carries presentation attributes only, so the strictest style policy lets it through. */
export function svgFile({ box, parts }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${Object.values(parts).join('')}</svg>\n`;
}

/**
 * The id of a drawing's layer in a document that holds many: an XML name, which has no slashes.
 *
 * @param name the drawing's name in the art set, e.g. `covers/rfid-bus`
 */
export const layerId = (name: string, part: string) => `${name.replaceAll('/', '.')}.${part}`;

type Sheet = readonly [viewBox: string, parts: string];

/**
 * What `Art` has to know before a file is there: canvas and layers. A folder's first drawing stands for those that are like it,
 * drawn yet or not; the others have their own entry.
 */
export function sheets(drawings: readonly Drawing[]): Record<string, Sheet> {
  const result: Record<string, Sheet> = {};
  for (const drawing of drawings) {
    const { name, box } = drawing;
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    const sheet: Sheet = [box.join(' '), partNames(drawing).join(' ')];
    const key = folder && !(folder in result) ? folder : name;
    if (String(sheet) !== String(result[folder])) result[key] = sheet;
  }
  return result;
}
