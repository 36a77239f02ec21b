import type { SVGAttributes } from 'react';

import { artSheets } from '../generated/artSheets';
import { useUi } from '../platform/UiProvider';
import { layerId } from './drawing';

/**
 * The layers that a drawing may be cut into, in the order they are painted: `art` (all that stands still), or `dots` and
 * `line` (a drawing that draws itself), then `you` (the one bright dot).
 */
export const artParts = ['art', 'dots', 'line', 'you'] as const;
export type ArtPart = (typeof artParts)[number];

/** Props of `Art`; anything else goes to the `<svg>`. */
export interface ArtProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'name'> {
  /** The drawing's name in the art set, e.g. `covers/rfid-bus`. */
  name: string;
  /** What the drawing shows, in a sentence. Without it the drawing is decoration and hidden from assistive technology. */
  label?: string;
  /** Only these layers; all of the drawing's own when left out. */
  parts?: readonly ArtPart[];
}

/** A drawing's canvas and layers. */
export const artSheet = (name: string) =>
  artSheets[name] ?? artSheets[name.slice(0, name.lastIndexOf('/') + 1)];

/**
 * One drawing of the art set. `<use>` brings it in from the document, where that holds it, or else from a cached file: colours come
 * from the custom properties and the `color` of the place it stands in, so it serves both themes and every tile. Each layer is a `<use>`
 * marked `data-part`, which CSS may move, fade or draw (`stroke-dasharray` and `stroke-dashoffset` are inherited; a line is
 * one unit long). The drawing's proportions are known beforehand, so nothing moves when it arrives. Art may bleed over its
 * edges; clip the surrounding box where it must not.
 */
export function Art({ name, label, parts, ...svgProps }: ArtProps) {
  const { artBase, hasDrawing } = useUi();
  const [viewBox, ownParts] = artSheet(name) ?? [undefined, 'art'];
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox={viewBox} overflow="visible" {...naming} {...svgProps}>
      {(parts ?? ownParts.split(' ')).map((part) => {
        const id = layerId(name, part);
        return (
          <use
            key={part}
            href={hasDrawing?.(name, id) ? `#${id}` : `${artBase}${name}.svg#${part}`}
            data-part={part}
          />
        );
      })}
    </svg>
  );
}
