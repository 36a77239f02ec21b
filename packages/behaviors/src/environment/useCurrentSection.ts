import { useEffect, useState } from 'react';

/**
 * Tells which section of a page is being read: the last one that has reached the upper quarter of the window.
 *
 * @param sections those with an element on the page, in its order
 * @returns the id; `undefined` before the first section, and until the page has come alive
 */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          reached[isIntersecting ? 'add' : 'delete'](target);
        }
        setCurrent(elements.findLast((element) => reached.has(element))?.id);
      },
      // Everything above the line, however far: a jump may pass a short section without ever showing it. The page's own window, also
      // where it is shown in a frame.
      { root: document, rootMargin: '1000000px 0px -75%' },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
