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
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target.id);
          else reached.delete(target.id);
        }
        setCurrent(key.split(' ').findLast((id) => reached.has(id)));
      },
      // Everything above the line, however far: a jump may pass a short section without ever showing it. The page's own window, also
      // where it is shown in a frame.
      { root: document, rootMargin: '1000000px 0px -75%' },
    );
    for (const id of key.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
