import { layerId } from '@portfolio/ui/art';
import type { ReadArt } from './contentArt';

/**
 * How many characters of drawings a document holds: more than any page of a usual site shows. A list of a thousand covers takes the
 * others from their files.
 */
const mostCharacters = 40_000;

/**
 * Collects the drawings that a page shows, to stand in its document: they are painted with it, without a request for each and
 * without the SVG document that a browser makes of each file.
 *
 * @returns `has`, which tells whether the document holds a drawing, and puts it there as long as there is room; `markup`, which
 * shows nothing by itself
 */
export function collectDrawings(readArt: ReadArt) {
  const held = new Map<string, string | undefined>();
  let room = mostCharacters;

  /** The layers of a drawing, under ids that say whose they are. */
  const read = (name: string) => {
    const layers = readArt(name)
      ?.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
      .replace(/ id="(\w+)"/g, (_, part: string) => ` id="${layerId(name, part)}"`);
    if (layers === undefined || layers.length > room) return undefined;
    room -= layers.length;
    return layers;
  };

  return {
    has(name: string): boolean {
      if (!held.has(name)) held.set(name, read(name));
      return held.get(name) !== undefined;
    },
    markup(): string {
      const layers = [...held.values()].join('');
      return layers && `<div hidden><svg>${layers}</svg></div>`;
    },
  };
}
