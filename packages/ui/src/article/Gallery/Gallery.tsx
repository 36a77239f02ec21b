import { fill, messages } from '@portfolio/messages';
import { useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { styled } from 'styled-components';

import { Picture } from '../../cards/Picture/Picture';
import { useUi } from '../../platform/UiProvider';
import { colour, size, space } from '../../theme';
import type { GalleryItem, GalleryViewerProps } from './GalleryViewer';

export interface GalleryProps {
  /** The photographs, in order. */
  items: readonly GalleryItem[];
}

/* Rows of one height, about: each photograph grows by its proportions, up to a height that leaves a tall one its shape. */
const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  container-type: inline-size;
  gap: ${space(16)} ${space(12)};

  && > li {
    margin: 0;
    padding: 0;
  }

  && > li::before {
    content: none;
  }

  figcaption {
    margin-block-start: ${space(4)};
    color: ${colour('ink-2')};
    font-size: ${size('small')};
    line-height: 1.35;
  }
`;

const Item = styled.li<{ $ratio: number; $width: number }>`
  flex: ${({ $ratio }) => `${$ratio} 1 calc(${$ratio} * clamp(6.5rem, 22cqi, 10rem))`};
  max-inline-size: min(100%, ${({ $ratio, $width }) => `${$ratio * 20}rem, ${$width}px`});
  min-inline-size: min(100%, 5rem);

  figure > a {
    display: block;
    aspect-ratio: ${({ $ratio }) => $ratio};
    cursor: zoom-in;
  }

  figure > a > * {
    block-size: 100%;
  }

  @media (hover: hover) {
    figure > a:hover {
      outline: 2px solid ${colour('ink')};
      outline-offset: 2px;
    }
  }
`;

/**
 * Photographs in rows. A press opens one large, in a viewer that is loaded then. Without scripts, and with the keys that open a
 * tab, each is a link to its large file.
 */
export function Gallery({ items }: GalleryProps) {
  const { base } = useUi();
  const [Viewer, setViewer] = useState<ComponentType<GalleryViewerProps>>();
  const [openAt, setOpenAt] = useState<number>();
  const pressed = useRef<HTMLElement>(null);

  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    pressed.current = link;
    import('./GalleryViewer').then(
      ({ GalleryViewer }) => {
        setViewer(() => GalleryViewer);
        setOpenAt(index);
      },
      () => window.location.assign(link.href),
    );
  };

  return (
    <>
      <Root data-block="gallery">
        {items.map(({ picture, caption }, index) => (
          <Item
            key={index}
            $ratio={Math.round((picture.width / picture.height) * 100) / 100}
            $width={picture.width}
          >
            <figure>
              <a
                href={picture.src.startsWith('/') ? base + picture.src.slice(1) : picture.src}
                aria-label={fill(messages.article.enlarge, { picture: picture.alt })}
                onClick={(event) => open(event, index)}
              >
                <Picture picture={picture} ratio="natural" />
              </a>
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          </Item>
        ))}
      </Root>
      {Viewer && openAt !== undefined && (
        <Viewer
          items={items}
          first={openAt}
          onClose={() => {
            setOpenAt(undefined);
            pressed.current?.focus();
          }}
        />
      )}
    </>
  );
}
