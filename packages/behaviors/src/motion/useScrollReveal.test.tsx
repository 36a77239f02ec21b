import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reducedMotion, setMedia } from '../testing/browser';
import { useScrollReveal } from './useScrollReveal';

// In a browser, with and without motion: the stories of Reveal in `packages/ui`.

type Place = 'in view' | 'below' | 'above';
type Look = (entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void;

/** Tells the observer where the part is now; there is none while nothing is watched. */
let report: Look | undefined;
const look = (place: Place) => {
  const boundingClientRect = { top: place === 'above' ? -500 : 900 };
  act(() => report?.([{ isIntersecting: place === 'in view', boundingClientRect }]));
};

beforeEach(() => {
  report = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly onLook: Look) {}
      observe() {
        report = this.onLook;
      }
      disconnect() {
        report = undefined;
      }
    },
  );
});

function Part() {
  const { ref, state } = useScrollReveal();
  return <p ref={ref}>{state}</p>;
}

test.each<[why: string, places: Place[], state: string]>([
  ['in view when the page appears: stays as it is, without an entrance', ['in view'], 'shown'],
  ['above, after a reload in the middle of a page', ['above'], 'shown'],
  ['below the screen', ['below'], 'waiting'],
  ['scrolled to', ['below', 'in view'], 'entering'],
  ['scrolled away from and back to: it enters once', ['below', 'in view', 'below'], 'entering'],
])('what is %s', (_, places, state) => {
  const { container } = render(<Part />);
  places.forEach(look);
  expect(container.textContent).toBe(state);
  expect(report === undefined).toBe(state !== 'waiting');
});

test('what waits is shown, and watched no more, when the visitor turns motion off', () => {
  const { container } = render(<Part />);
  look('below');
  setMedia(reducedMotion, true);
  expect(container.textContent).toBe('shown');
  expect(report).toBeUndefined();
});

test('stops watching when it leaves the page', () => {
  render(<Part />).unmount();
  expect(report).toBeUndefined();
});
