import { useEffect, useState } from 'react';

/**
 * Tells which section of a page is being read: the last one that has reached the upper quarter of the window.
 *
 * @param ids the ids of the sections' elements, in their order
 * @returns the id; `undefined` before the first section, and until the page has come alive
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const all = key.split(' ');
        // Between two sections none is there: the one before stays, until the reader is above the first.
        const next = all.findLast((id) => seen.has(id));
        const top = document.getElementById(all[0] ?? '')?.getBoundingClientRect().top ?? 0;
        if (next) setCurrent(next);
        else if (top > 0) setCurrent(undefined);
      },
      // The page's own window, also where it is shown in a frame.
      { root: document, rootMargin: '-20% 0px -75%' },
    );
    for (const id of key.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
