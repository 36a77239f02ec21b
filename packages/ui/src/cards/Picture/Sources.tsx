import { useFileUrl } from '../../platform/UiProvider';
import type { ImageFile } from './Picture';

interface SourcesProps {
  picture: ImageFile;
  sizes: string;
  /** The picture's width divided by the width that its frame shows. */
  crop?: number;
}

/** Renders `<source>` elements for the formats and widths that the build creates. */
export function Sources({ picture, sizes, crop = 1 }: SourcesProps) {
  const stem = useFileUrl()(picture.src).replace(/\.\w+$/, '');
  // Browsers compare these widths with the frame's width, so the widths exclude what the frame crops.
  const shown = (width: number) => Math.round(width / crop);
  return ['avif', 'webp'].map((kind) => (
    <source
      key={kind}
      type={`image/${kind}`}
      srcSet={picture.widths
        ?.map((width) => `${stem}-${width}.${kind} ${shown(width)}w`)
        .join(', ')}
      sizes={sizes}
    />
  ));
}
