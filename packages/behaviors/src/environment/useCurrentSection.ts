import { useEffect, useState } from 'react';

/**
 * Finds the section being read: the last section that has reached the upper quarter of the window.
 *
 * @param sections sections with an element on the page, in page order
 * @returns the section's id; `undefined` before the first section and until hydration
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
      // The margin covers everything above the window, because a jump may skip a short section. In an iframe, the margin works only
      // with `root: document`.
      { root: document, rootMargin: '1000000px 0px -75%' },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
