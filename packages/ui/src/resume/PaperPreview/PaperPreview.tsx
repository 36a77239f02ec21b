import { fill, formatNumber, messages } from '@portfolio/messages';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { colour, notPrinted } from '../../theme';

const gapMm = 8;

/** CSS has 96 px per inch. */
const pxPerMm = 96 / 25.4;

/** The preview scrolls instead of shrinking further. */
const smallestScale = 0.42;

/* In print, the browser breaks the sheet into pages. */
const Viewport = styled.div`
  @media screen {
    min-inline-size: 0;
    overflow-x: auto;
    padding-block: 0 2rem;
  }
`;

const ScaledPages = styled.div`
  @media screen {
    inline-size: calc(var(--scale) * var(--total-width));
    block-size: calc(var(--scale) * (var(--height) + 2.5rem));
  }
`;

const Pages = styled.div`
  @media screen {
    position: relative;
    inline-size: var(--total-width);
    transform: scale(var(--scale));
    transform-origin: calc(50% - var(--dir) * 50%) 0;
  }
`;

const Page = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: calc(var(--index) * (var(--width) + ${gapMm}mm));
  inline-size: var(--width);
  block-size: var(--height);
  background: #fff;
  forced-color-adjust: none;

  > span {
    position: absolute;
    inset-block-start: calc(100% + 0.5rem);
    color: ${colour('ink-2')};
    font-size: calc(0.8125rem / var(--scale));
  }

  ${notPrinted}
`;

/* Each CSS column is as high as a page's printable area, so that columns end where printed pages end. */
const Flow = styled.div`
  @media screen {
    position: absolute;
    inset-block-start: var(--margin);
    inset-inline-start: var(--margin);
    inline-size: calc(var(--width) - 2 * var(--margin));
    block-size: calc(var(--height) - 2 * var(--margin));
    column-width: calc(var(--width) - 2 * var(--margin));
    column-gap: calc(2 * var(--margin) + ${gapMm}mm);
    column-fill: auto;
    --sheet-padding: 0;
  }

  /* Disables hinting, which changes glyph widths, so that lines break as in print. */
  text-rendering: geometricPrecision;
`;

/** Uses a binary search, because each test triggers a layout. */
function findLargestSize(
  range: Exclude<PaperPreviewProps['textPt'], number>,
  passes: (pt: number) => boolean,
): number {
  const ptAt = (steps: number) => Number((range.min + steps * range.step).toFixed(2));
  let pt = range.default;
  let from = 0;
  let to = Math.round((range.max - range.min) / range.step);
  while (from <= to) {
    const middle = Math.floor((from + to) / 2);
    if (passes(ptAt(middle))) {
      pt = ptAt(middle);
      from = middle + 1;
    } else to = middle - 1;
  }
  return pt;
}

export interface PaperLayout {
  pages: number;
  textPt: number;
}

export interface PaperPreviewProps {
  /** Paper width, in mm. */
  widthMm: number;
  /** Paper height, in mm. */
  heightMm: number;
  /** Margin on each side, in mm. */
  marginMm: number;
  /** Text size, in pt. With a range, uses the largest size that fits on one page, or `default` if none fits. */
  textPt: number | { min: number; max: number; step: number; default: number };
  /** Called with the number of pages and the text size when they change. */
  onLayout?: (layout: PaperLayout) => void;
  /** The resume. */
  children: ReactNode;
}

/** Shows the resume on sheets of paper, as it will be printed. */
export function PaperPreview({
  widthMm,
  heightMm,
  marginMm,
  textPt,
  onLayout,
  children,
}: PaperPreviewProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const flow = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState(1);
  const [shownPt, setShownPt] = useState(typeof textPt === 'number' ? textPt : textPt.default);
  const [availablePx, setAvailablePx] = useState(Infinity);

  useLayoutEffect(() => {
    const viewportElement = viewport.current;
    const flowElement = flow.current;
    if (!viewportElement || !flowElement) return undefined;
    const stepPx = (widthMm + gapMm) * pxPerMm;
    const contentPx = (widthMm - 2 * marginMm) * pxPerMm;
    const pagesAt = (pt: number) => {
      flowElement.style.setProperty('--sheet-text', `${pt}pt`);
      return Math.max(1, Math.round((flowElement.scrollWidth - contentPx) / stepPx) + 1);
    };
    const measure = () => {
      setAvailablePx(viewportElement.clientWidth);
      const size =
        typeof textPt === 'number' ? textPt : findLargestSize(textPt, (pt) => pagesAt(pt) === 1);
      setShownPt(size);
      setPages(pagesAt(size));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(viewportElement);
    for (const child of flowElement.children) observer.observe(child);
    measure();
    // Line breaks can change when a font loads.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [widthMm, heightMm, marginMm, textPt, children]);

  useLayoutEffect(() => onLayout?.({ pages, textPt: shownPt }), [onLayout, pages, shownPt]);

  const totalWidthMm = pages * (widthMm + gapMm) - gapMm;
  const scale = Math.min(1, Math.max(smallestScale, availablePx / (totalWidthMm * pxPerMm)));
  const sizes = {
    '--width': `${widthMm}mm`,
    '--height': `${heightMm}mm`,
    '--margin': `${marginMm}mm`,
    '--total-width': `${totalWidthMm}mm`,
    '--scale': scale,
  };

  return (
    <Viewport ref={viewport}>
      <ScaledPages style={sizes as CSSProperties}>
        <Pages>
          {Array.from({ length: pages }, (_, index) => (
            <Page key={index} style={{ '--index': index } as CSSProperties}>
              <span>
                {fill(messages.resume.page, {
                  number: formatNumber(index + 1),
                  total: formatNumber(pages),
                })}
              </span>
            </Page>
          ))}
          <Flow ref={flow}>{children}</Flow>
        </Pages>
      </ScaledPages>
    </Viewport>
  );
}
