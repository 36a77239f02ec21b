import { fill, formatNumber, messages } from '@portfolio/messages';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import type { ImageFile } from '../../cards/Picture/Picture';
import { IconButton } from '../../forms/IconButton/IconButton';
import { useUi } from '../../platform/UiProvider';
import { colour, row, size, space } from '../../theme';

/** A photograph of a gallery. */
export interface GalleryItem {
  /** The image file, with its size in px. */
  picture: ImageFile;
  /** Caption below the photograph. */
  caption?: ReactNode;
}

export interface GalleryViewerProps {
  /** The photographs, in order. */
  items: readonly GalleryItem[];
  /** Index of the photograph that is shown first. */
  first: number;
  /** Called after the viewer has closed. */
  onClose: () => void;
}

/** How far a finger has to move, in px. */
const swipeLength = 48;

const Root = styled.dialog`
  && {
    margin: 0;
  }

  inline-size: 100vw;
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  padding: ${space(12)};
  border: 0;
  background: ${colour('ground')};
  color: ${colour('ink')};
  overscroll-behavior: contain;

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: ${space(12)};
  }

  @media print {
    && {
      display: none;
    }
  }
`;

const Bar = styled.div`
  ${row(8)}
  justify-content: flex-end;

  p {
    flex: 1;
    font-size: ${size('small')};
    font-variant-numeric: tabular-nums;
  }

  /* The chevron points down. */
  [data-step='-1'] svg {
    rotate: calc(90deg * var(--dir));
  }

  [data-step='1'] svg {
    rotate: calc(-90deg * var(--dir));
  }
`;

const Stage = styled.figure`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${space(12)};
  touch-action: pan-y pinch-zoom;

  picture {
    position: relative;
  }

  img {
    position: absolute;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    user-select: none;
  }

  figcaption {
    overflow-y: auto;
    max-block-size: 30vh;
    max-inline-size: 44rem;
    margin-inline: auto;
    color: ${colour('ink-2')};
    font-size: ${size('small')};
    text-align: center;
  }
`;

/** The photographs of a gallery one by one, in the whole window: by buttons, arrow keys and swipes. */
export function GalleryViewer({ items, first, onClose }: GalleryViewerProps) {
  const { base } = useUi();
  const [index, setIndex] = useState(first);
  const dialog = useRef<HTMLDialogElement>(null);
  const start = useRef<{ id: number; x: number }>(undefined);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    close.current?.focus();
  }, []);

  const count = items.length;
  const item = items[index];
  if (!item) return null;
  const { alt, src, width, height, widths } = item.picture;
  const address = src.startsWith('/') ? base + src.slice(1) : src;
  const stem = address.replace(/\.\w+$/, '');
  const step = (by: number) => setIndex((index + by + count) % count);
  /** 1 where the next photograph is on the right. */
  const towardsEnd = () => (dialog.current?.matches(':dir(rtl)') ? -1 : 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const places: Record<string, number> = {
      ArrowRight: index + towardsEnd(),
      ArrowLeft: index - towardsEnd(),
      Home: 0,
      End: count - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    setIndex((place + count) % count);
  };
  const onPointerUp = ({ pointerId, clientX }: PointerEvent) => {
    const moved = start.current?.id === pointerId ? clientX - start.current.x : 0;
    start.current = undefined;
    // A photograph that was zoomed in is moved about.
    if (Math.abs(moved) < swipeLength || (window.visualViewport?.scale ?? 1) > 1.01) return;
    step(-Math.sign(moved) * towardsEnd());
  };

  return (
    <Root ref={dialog} aria-label={messages.blocks.gallery} onKeyDown={onKeyDown} onClose={onClose}>
      <Bar>
        {count > 1 && (
          <>
            <p>
              {fill(messages.blocks.photo, {
                number: formatNumber(index + 1),
                count: formatNumber(count),
              })}
            </p>
            <IconButton label={messages.article.previous} data-step={-1} onClick={() => step(-1)}>
              <Icon name="chevron" />
            </IconButton>
            <IconButton label={messages.article.next} data-step={1} onClick={() => step(1)}>
              <Icon name="chevron" />
            </IconButton>
          </>
        )}
        <IconButton ref={close} label={messages.page.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </IconButton>
      </Bar>
      <Stage
        aria-live="polite"
        onPointerDown={({ isPrimary, pointerId, clientX }) => {
          start.current = isPrimary ? { id: pointerId, x: clientX } : undefined;
        }}
        onPointerUp={onPointerUp}
      >
        <picture key={index}>
          {widths?.length &&
            ['avif', 'webp'].map((kind) => (
              <source
                key={kind}
                type={`image/${kind}`}
                srcSet={widths.map((one) => `${stem}-${one}.${kind} ${one}w`).join(', ')}
                sizes="100vw"
              />
            ))}
          <img src={address} width={width} height={height} alt={alt} draggable={false} />
        </picture>
        {item.caption && <figcaption>{item.caption}</figcaption>}
      </Stage>
    </Root>
  );
}
