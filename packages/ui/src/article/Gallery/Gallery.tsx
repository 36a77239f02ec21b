import { fill, messages } from '@portfolio/messages';
import { useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { styled } from 'styled-components';

import { Picture } from '../../cards/Picture/Picture';
import { useFileUrl } from '../../platform/UiProvider';
import { below, colour, size, space } from '../../theme';
import type { GalleryItem, GalleryViewerProps } from './GalleryViewer';

export interface GalleryProps {
  /** Photographs, in order. */
  items: readonly GalleryItem[];
}

/** Ratio of a row's width to its height, by gallery width. */
const layouts = [
  ['@container (width < 36rem)', 1.1],
  ['@container (36rem <= width < 56rem)', 2.6],
  ['@container (width >= 56rem)', 3.8],
] as const;

/**
 * Splits photographs into full rows, each with a ratio close to `rowRatio`.
 *
 * @param ratios each photograph's width divided by its height
 * @param rowRatio a row's desired width divided by its height
 * @returns each photograph's width, in CSS
 */
function widthsIn(ratios: readonly number[], rowRatio: number): string[] {
  /** `rows[i]` is the best row that ends with photograph `i`. */
  const rows: { start: number; sum: number; cost: number }[] = [];
  for (const end of ratios.keys()) {
    let sum = 0;
    for (let start = end; start >= 0; start--) {
      sum += ratios[start] ?? 1;
      const cost = (rows[start - 1]?.cost ?? 0) + Math.log(sum / rowRatio) ** 2;
      if (cost < (rows[end]?.cost ?? Infinity)) rows[end] = { start, sum, cost };
    }
  }
  const widths: string[] = [];
  for (let row = rows.at(-1), end = ratios.length; row; end = row.start, row = rows[end - 1]) {
    const isOnly = end - row.start === ratios.length;
    // A single row need not fill the width.
    const totalRatio = isOnly ? Math.max(row.sum, rowRatio * 0.8) : row.sum;
    const gaps = end - row.start - 1;
    const inRow = ratios.slice(row.start, end).map((ratio) => {
      // Rounded down, so that a row never wraps.
      const share = Math.floor((ratio / totalRatio) * 1e4) / 1e4;
      return `calc((100% - ${gaps} * ${space(12)}) * ${share})`;
    });
    widths.unshift(...inRow);
  }
  return widths;
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  container-type: inline-size;
  gap: ${space(16)} ${space(12)};

  /* On phones, covers the line beside the text, so that the photographs are centred on the page. */
  ${below('narrow')} {
    @media screen {
      position: relative;
      margin-inline-start: calc(-1 * var(--indent, 0px));
      background: ${colour('ground')};

      /* Space for the dot at the end of the line. */
      &:last-child {
        margin-block-end: ${space(32)};
      }
    }
  }

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

const Item = styled.li<{ $ratio: number; $widths: readonly (string | undefined)[] }>`
  ${({ $widths }) =>
    layouts.map(([query], index) => `${query} { inline-size: ${$widths[index]}; }`).join('\n')}

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

/** Photographs in rows, each a link to its full-size file. With scripts, a click opens a viewer, which loads on demand. */
export function Gallery({ items }: GalleryProps) {
  const toFileUrl = useFileUrl();
  const [Viewer, setViewer] = useState<ComponentType<GalleryViewerProps>>();
  const [openAt, setOpenAt] = useState<number>();
  const list = useRef<HTMLUListElement>(null);

  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    import('./GalleryViewer').then(
      ({ GalleryViewer }) => {
        setViewer(() => GalleryViewer);
        setOpenAt(index);
      },
      () => window.location.assign(link.href),
    );
  };

  const ratios = items.map(
    ({ picture: { width, height } }) => Math.round((width / height) * 100) / 100,
  );
  const widths = layouts.map(([, rowRatio]) => widthsIn(ratios, rowRatio));
  return (
    <>
      <Root ref={list} data-block="gallery">
        {items.map(({ picture, caption }, index) => (
          <Item
            key={index}
            $ratio={ratios[index] ?? 1}
            $widths={widths.map((layout) => layout[index])}
          >
            <figure>
              <a
                href={toFileUrl(picture.src)}
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
          onClose={(last) => {
            setOpenAt(undefined);
            list.current?.querySelectorAll<HTMLElement>('figure > a')[last]?.focus();
          }}
        />
      )}
    </>
  );
}
