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
import { Sources } from '../../cards/Picture/Picture';
import { IconButton } from '../../forms/IconButton/IconButton';
import { useFileUrl } from '../../platform/UiProvider';
import { colour, row, size, space } from '../../theme';

export interface GalleryItem {
  picture: ImageFile;
  caption?: ReactNode;
}

export interface GalleryViewerProps {
  items: readonly GalleryItem[];
  /** Index of the photograph to show first. */
  first: number;
  /** Called after the viewer has closed, with the index of the last photograph shown. */
  onClose: (last: number) => void;
}

const minSwipePx = 48;

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

  /* The chevron icon points down. */
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

/** A full-window viewer for a gallery, with buttons, arrow keys and swipes. */
export function GalleryViewer({ items, first, onClose }: GalleryViewerProps) {
  const toFileUrl = useFileUrl();
  const [index, setIndex] = useState(first);
  const dialog = useRef<HTMLDialogElement>(null);
  const start = useRef<{ id: number; x: number }>(undefined);
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    closeButton.current?.focus();
  }, []);

  const count = items.length;
  const item = items[index];
  if (!item) return null;
  const { alt, src, width, height, widths } = item.picture;
  const step = (by: number) => setIndex((index + by + count) % count);
  /** The step to the photograph on the right: -1 in right-to-left layouts, otherwise 1. */
  const stepRight = () => (dialog.current?.matches(':dir(rtl)') ? -1 : 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const targets: Record<string, number> = {
      ArrowRight: index + stepRight(),
      ArrowLeft: index - stepRight(),
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setIndex((target + count) % count);
  };
  const onPointerUp = ({ pointerId, clientX }: PointerEvent) => {
    const moved = start.current?.id === pointerId ? clientX - start.current.x : 0;
    start.current = undefined;
    // Ignores short movements and the panning of a zoomed photograph.
    if (Math.abs(moved) < minSwipePx || (window.visualViewport?.scale ?? 1) > 1.01) return;
    step(-Math.sign(moved) * stepRight());
  };

  return (
    <Root
      ref={dialog}
      aria-label={messages.blocks.gallery}
      onKeyDown={onKeyDown}
      onClose={() => onClose(index)}
    >
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
        <IconButton
          ref={closeButton}
          label={messages.page.close}
          onClick={() => dialog.current?.close()}
        >
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
          {widths && (
            <Sources picture={item.picture} sizes={`min(100vw, ${width / height} * 100vh)`} />
          )}
          <img src={toFileUrl(src)} width={width} height={height} alt={alt} draggable={false} />
        </picture>
        {item.caption && <figcaption>{item.caption}</figcaption>}
      </Stage>
    </Root>
  );
}
