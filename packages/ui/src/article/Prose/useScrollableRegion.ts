import { useEffect, useRef, useState } from 'react';

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
        // Diagrams are the only blocks that can also overflow vertically.
        import.meta.env.VITE_HAS_RARE_PARTS !== 'no'
          ? scroller.scrollWidth > scroller.clientWidth ||
              scroller.scrollHeight > scroller.clientHeight
          : scroller.scrollWidth > scroller.clientWidth,
      ),
    );
    observer.observe(scroller);
    return () => observer.disconnect();
  }, []);
  return { ref, ...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': label }) };
}
