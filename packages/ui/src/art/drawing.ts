/**
 * Layers of a drawing, in paint order. A static drawing has `art`. An animated drawing has `dots` and `line`. Both kinds may also have
 * `you`, which contains the bright dots.
 */
export const artParts = ['art', 'dots', 'line', 'you'] as const;
export type ArtPart = (typeof artParts)[number];

export type Box = readonly [left: number, top: number, width: number, height: number];

/** Canvas of a cover. Keep the subject within the central 400 × 300: cards may crop the rest. */
export const coverBox: Box = [0, 0, 480, 360];

export interface Drawing {
  /** Path relative to the art folder, without extension, e.g. `covers/rfid-bus`. */
  readonly name: string;
  readonly box: Box;
  /** Markup by layer: one element each, with the layer's name as its `id`. */
  readonly parts: Readonly<Partial<Record<ArtPart, string>>>;
}

/** Returns the names of a drawing's layers, bottom first. */
export const layerNames = (drawing: Drawing) => Object.keys(drawing.parts) as ArtPart[];

/** Serialises a drawing as an SVG file. Uses only presentation attributes, because the content security policy blocks inline styles. */
export function svgFile({ box, parts }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${Object.values(parts).join('')}</svg>\n`;
}

/**
 * Parses a drawing from an SVG file. Each layer is an element with an id. Its tags start at the beginning of a line, and its content is
 * indented.
 *
 * @param name the drawing's name, e.g. `covers/rfid-bus`
 */
export function parseDrawing(name: string, file: string): Drawing {
  const [left, top, width, height] = /viewBox="([^"]+)"/.exec(file)![1]!.split(' ').map(Number);
  const layers = file.matchAll(/^<(\w+) id="(\w+)"[^>]*(?:\/>|>[^]*?^<\/\1>)/gm);
  return {
    name,
    box: [left!, top!, width!, height!],
    parts: Object.fromEntries(
      Array.from(layers, ([layer, , id]) => [id, layer.replace(/\n\s*/g, '')]),
    ),
  };
}

/**
 * Returns a layer's id for a document with several drawings. The id has no slashes, so that it is a valid XML name.
 *
 * @param name the drawing's name, e.g. `covers/rfid-bus`
 */
export const layerId = (name: string, part: string) => `${name.replaceAll('/', '.')}.${part}`;

type Layout = readonly [viewBox: string, parts: string];

/**
 * Returns the canvas and layers that `Art` needs before a file has loaded. A folder's first drawing sets the folder's default;
 * drawings that differ from the default have their own entries.
 */
export function drawingLayouts(drawings: readonly Drawing[]): Record<string, Layout> {
  const result: Record<string, Layout> = {};
  for (const drawing of drawings) {
    const { name, box } = drawing;
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    const layout: Layout = [box.join(' '), layerNames(drawing).join(' ')];
    const key = folder && !(folder in result) ? folder : name;
    if (String(layout) !== String(result[folder])) result[key] = layout;
  }
  return result;
}
