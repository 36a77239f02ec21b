import { useFileUrl } from '../../platform/UiProvider';
import type { ImageFile } from './Picture';

/** Renders `<source>` elements for the formats and widths that the build creates. */
export function Sources({ picture, sizes }: { picture: ImageFile; sizes: string }) {
  const stem = useFileUrl()(picture.src).replace(/\.\w+$/, '');
  return ['avif', 'webp'].map((kind) => (
    <source
      key={kind}
      type={`image/${kind}`}
      srcSet={picture.widths?.map((width) => `${stem}-${width}.${kind} ${width}w`).join(', ')}
      sizes={sizes}
    />
  ));
}
