import { listen } from '@portfolio/behaviors';

import { scrolledWindows } from './SameDots.styles';

const steps: Record<string, number> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Calls `onChange` when the pointer, focus, arrow keys or, on phones, scrolling selects another drawing.
 *
 * @param list contains one item per drawing; the item's last element is the label
 * @param onChange called with the drawing's index
 * @returns a cleanup function
 */
export function followDots(list: HTMLElement, onChange: (index: number) => void): () => void {
  const labels = Array.from(list.children, (item) => item.lastElementChild as HTMLElement);
  const scrollSelects = matchMedia(scrolledWindows);
  const indexOf = ({ target }: Event) => labels.findIndex((one) => one.contains(target as Node));
  const show = (index: number) => {
    if (index >= 0) onChange(index);
  };

  const stops = [
    listen<PointerEvent>(list, 'pointerover', (event) => {
      if (event.pointerType !== 'touch') show(indexOf(event));
    }),
    listen(list, 'focusin', (event) => {
      const index = indexOf(event);
      show(index);
      if (scrollSelects.matches && labels[index]?.matches(':focus-visible')) {
        labels[index].scrollIntoView({ block: 'center' });
      }
    }),
    listen<KeyboardEvent>(list, 'keydown', (event) => {
      const step = steps[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const isHorizontal = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      const isMirrored = isHorizontal && getComputedStyle(list).direction === 'rtl';
      const next = indexOf(event) + (isMirrored ? -step : step);
      event.preventDefault();
      labels[Math.min(Math.max(next, 0), labels.length - 1)]?.focus();
    }),
  ];

  const observer = new IntersectionObserver(
    (entries) => {
      const middle = entries.find(({ isIntersecting }) => isIntersecting);
      // A drawing selected by keyboard stays selected while the page scrolls to it.
      if (!scrollSelects.matches || !middle || list.querySelector(':focus-visible')) return;
      show(labels.indexOf(middle.target as HTMLElement));
    },
    { rootMargin: '-50% 0px' },
  );
  for (const one of labels) observer.observe(one);
  // A drawing may have been hovered or focused before this script loaded.
  show(labels.findIndex((one) => one.matches(':hover, :focus')));

  return () => {
    for (const stop of stops) stop();
    observer.disconnect();
  };
}
