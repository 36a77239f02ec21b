import type { SVGAttributes } from 'react';

import { artLayouts } from '../generated/artLayouts';
import { useUi } from '../platform/UiProvider';
import { layerId, type ArtPart } from './drawing';

/** Props of `Art`. Other props are passed to the `<svg>`. */
export interface ArtProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'name'> {
  /** The drawing's name in the art set, e.g. `covers/rfid-bus`. */
  name: string;
  /** A sentence that describes the drawing. Without it, the drawing is hidden from assistive technology. */
  label?: string;
  /** Layers to show; all by default. */
  parts?: readonly ArtPart[];
}

/** Returns a drawing's canvas and layers. */
export const artLayout = (name: string) =>
  artLayouts[name] ?? artLayouts[name.slice(0, name.lastIndexOf('/') + 1)];

/**
 * A drawing from the art set, loaded with `<use>` from the document or a cached file. It inherits `color` and the tile's
 * custom properties.
 *
 * Style a layer through its `data-part`. Each line has a `pathLength` of 1, for `stroke-dasharray`. Drawings may overflow their
 * canvas; clip the container to prevent that.
 */
export function Art({ name, label, parts, ...svgProps }: ArtProps) {
  const { artBase, hasDrawing } = useUi();
  const [viewBox, ownParts] = artLayout(name) ?? [undefined, 'art'];
  const ariaProps =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox={viewBox} overflow="visible" {...ariaProps} {...svgProps}>
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
