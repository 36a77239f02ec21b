import { layerId } from '@portfolio/ui/art';
import type { ReadArt } from './contentArt';

/**
 * Maximum number of characters of drawings in a document, more than pages usually need. A list of a thousand covers loads the others as
 * files.
 */
const mostCharacters = 40_000;

/**
 * Collects the drawings of a page for its document. Inline drawings are painted with the page and need no requests.
 *
 * @returns `has`, which adds a drawing if there is room and returns whether the document contains it; `markup`, which is invisible
 */
export function collectDrawings(readArt: ReadArt) {
  const held = new Map<string, string | undefined>();
  let room = mostCharacters;

  /** Returns the layers of a drawing, with ids prefixed by its name. */
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
