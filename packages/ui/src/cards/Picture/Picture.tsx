import { useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';

import { Art } from '../../art/Art';
import { useFileUrl } from '../../platform/UiProvider';
import { radius } from '../../theme';

/** An image file. A root-relative URL is prefixed with the site's base path. */
export interface ImageFile {
  src: string;
  width: number;
  height: number;
  /** Widths, in px, of the AVIF and WebP copies: `/cover-640.avif` is a copy of `/cover.jpg`. */
  widths?: readonly number[];
  alt: string;
  /**
   * `framed` shows the whole image with the tile around it. The build converts a `halftone` image to a drawing.
   */
  look?: 'framed' | 'halftone' | undefined;
}

/** A drawing by name, or an image file. An empty `alt` marks a decorative picture. */
export type PictureSource = { art: string; alt: string } | ImageFile;

/** Aspect ratios of the frame. `natural` does not crop. `4/5` is for portraits and crops at the bottom. */
export const pictureRatios = ['4/3', '1/1', '4/5', '5/7', 'natural'] as const;
export type PictureRatio = (typeof pictureRatios)[number];

/**
 * `cover` fills the frame and may crop the picture. `bleed` shows a drawing's whole canvas and its overflow. `inset` shows a logo with
 * space around it.
 */
export const pictureFits = ['cover', 'bleed', 'inset'] as const;
export type PictureFit = (typeof pictureFits)[number];

export interface PictureProps {
  /** A drawing from the art set, or an image file. */
  picture: PictureSource;
  /** Loads at once, for the first picture on a page. Other pictures load lazily. */
  isEager?: boolean;
  /** Aspect ratio of the frame. */
  ratio?: PictureRatio;
  /** Fills the frame (`cover`), or shows a drawing (`bleed`) or logo (`inset`) uncropped. */
  fit?: PictureFit;
  /** The frame's width on the page, as in `<img sizes>`. Ignored for lazy images in browsers that support `sizes="auto"`. */
  sizes?: string;
  /** For `styled(Picture)`. */
  className?: string;
}

/** Divides a picture's width by the width that a filled frame shows. */
function cropOf({ width, height }: ImageFile, ratio: PictureRatio): number {
  const [across, down] = ratio.split('/').map(Number);
  return across && down ? Math.max(1, (width * down) / (height * across)) : 1;
}

/** Shows a whole image in the frame. */
const wholeImage = ({ width, height }: ImageFile) => css`
  display: grid;
  place-items: center;
  container-type: size;
  padding: 9%;

  img {
    inline-size: min(100cqi, 100cqb * ${width} / ${height});
    block-size: auto;
    border: 2px solid var(--c-line, currentColor);
    border-radius: ${radius('tile')};
  }

  picture {
    display: contents;
  }
`;

/* Moves the background from the frame, where it would show at the rounded corners, to the image. Browsers paint it only behind an image
   with transparency. */
const photoBackground = css`
  background: none;

  img {
    background: var(--c-bg, none);
  }
`;

/* A span, because a button cannot contain a `<figure>`. */
const Frame = styled.span<{
  $ratio: PictureRatio;
  $fit: PictureFit;
  $framed: ImageFile | undefined;
  /** True if a photograph covers the frame. */
  $isFilled?: boolean;
}>`
  display: block;
  overflow: hidden;
  border-radius: ${radius('tile')};
  background: var(--c-bg, none);
  color: var(--c-line, inherit);
  /* Prints the background, because light lines would be invisible on paper. */
  print-color-adjust: exact;
  ${({ $ratio }) => $ratio !== 'natural' && `aspect-ratio: ${$ratio};`}
  ${({ $fit }) => $fit === 'inset' && 'padding: 13%;'}

  > svg,
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: ${({ $fit }) => ($fit === 'inset' ? 'contain' : 'cover')};
    ${({ $ratio }) => $ratio === '4/5' && 'object-position: top;'}
  }

  ${({ $framed }) => $framed && wholeImage($framed)}
  ${({ $isFilled }) => $isFilled && photoBackground}

  /* Dots in place of an image that failed to load. */
  &[role='img'] {
    background-image: radial-gradient(var(--c-line, currentColor) 2.5px, transparent 3px);
    background-size: 1.5rem 1.5rem;
    background-position: center;
    forced-color-adjust: none;
  }
`;

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

/**
 * A picture in a frame that keeps its size while the picture loads. If the image fails to load, the
 * frame shows a dot pattern with the same alt text.
 */
export function Picture({
  picture,
  isEager,
  ratio = '4/3',
  fit = 'cover',
  sizes = '(min-width: 40rem) max(26rem, 32vw), 100vw',
  className,
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const toFileUrl = useFileUrl();
  const src = 'src' in picture ? toFileUrl(picture.src) : undefined;
  const ref = useRef<HTMLImageElement>(null);
  // `error` events before hydration are lost, so `decode` finds failed images. Checking `naturalWidth` would be wrong, because it is 0 for
  // some loaded SVG files.
  useEffect(() => {
    if (ref.current?.complete) ref.current.decode().catch(() => setFailedSrc(src));
  }, [src]);
  const framed =
    'look' in picture && picture.look === 'framed' && ratio !== 'natural' ? picture : undefined;
  const frame = { $ratio: ratio, $fit: fit, $framed: framed, className };
  const label = picture.alt || undefined;

  if ('art' in picture) {
    // Halftone photographs fill the frame, whatever `fit` is.
    const isCropped = fit === 'cover' || picture.art.startsWith('halftone/');
    const crop = isCropped ? `xMidYM${ratio === '4/5' ? 'in' : 'id'} slice` : undefined;
    return (
      <Frame {...frame}>
        <Art name={picture.art} label={label} preserveAspectRatio={crop} />
      </Frame>
    );
  }
  if (failedSrc === src) {
    return <Frame {...frame} role="img" aria-label={label} aria-hidden={!label || undefined} />;
  }
  const isFilled = !framed && fit !== 'inset';
  const image = (
    <img
      ref={ref}
      src={src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  );
  const filled = { ...frame, $isFilled: isFilled };
  if (!picture.widths) return <Frame {...filled}>{image}</Frame>;
  return (
    <Frame {...filled}>
      <picture>
        <Sources
          picture={picture}
          sizes={isEager ? sizes : `auto, ${sizes}`}
          crop={isFilled ? cropOf(picture, ratio) : 1}
        />
        {image}
      </picture>
    </Frame>
  );
}
