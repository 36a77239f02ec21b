import { layerId } from '@portfolio/ui/art';
import type { ReadArt } from './contentArt';

/** Maximum length of a document's inline drawings, in characters. Other drawings load as files. */
const maxCharacters = 40_000;

/**
 * Collects a page's drawings to inline in its document. Inline drawings are painted with the page and need no requests.
 *
 * @returns `add` adds a drawing, and returns false if it is missing or too large; `markup` returns a hidden element with the drawings
 */
export function collectDrawings(readArt: ReadArt) {
  const inlined = new Map<string, string | undefined>();
  let remaining = maxCharacters;

  const read = (name: string) => {
    const layers = readArt(name)
      ?.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
      .replace(/ id="(\w+)"/g, (_, part: string) => ` id="${layerId(name, part)}"`);
    if (layers === undefined || layers.length > remaining) return undefined;
    remaining -= layers.length;
    return layers;
  };

  return {
    add(name: string): boolean {
      if (!inlined.has(name)) inlined.set(name, read(name));
      return inlined.get(name) !== undefined;
    },
    markup(): string {
      const layers = [...inlined.values()].join('');
      return layers && `<div hidden><svg>${layers}</svg></div>`;
    },
  };
}
