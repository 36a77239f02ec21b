import { useEffect, useRef, useState } from 'react';
import { css } from 'styled-components';

import { colour, type Colour } from '../../theme';

/**
 * Shows a bar at the inline end while there is more to scroll. Otherwise, a layer that moves with the content covers the bar. A 1 px
 * inset keeps subpixel rounding from revealing the covered bar.
 *
 * @param ground the colour behind the content
 * @param dir 1 in left-to-right text, -1 in right-to-left text
 */
export const overflowIndicator = (ground: Colour, dir: string) => css`
  background:
    linear-gradient(${colour(ground)} 0 0) calc(50% + 50% * ${dir}) 0 / 8px 100% no-repeat local,
    linear-gradient(${colour('edge')} 0 0) calc(50% + (50% - 1px) * ${dir}) 0 / 2px 100% no-repeat
      scroll,
    ${colour(ground)};
`;

/**
 * Labels a block and makes it focusable if its content overflows.
 *
 * @param label the block's accessible name
 * @returns props for the scrolling element
 */
export function useScrollableRegion<Scroller extends HTMLElement>(label: string) {
  const ref = useRef<Scroller>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return undefined;
    const observer = new ResizeObserver(() =>
      setIsScrollable(
        scroller.scrollWidth > scroller.clientWidth ||
          scroller.scrollHeight > scroller.clientHeight,
      ),
    );
    observer.observe(scroller);
    return () => observer.disconnect();
  }, []);
  return { ref, ...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': label }) };
}
