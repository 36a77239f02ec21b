import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reducedMotion, setMedia } from '../testing/browser';
import { useScrollReveal } from './useScrollReveal';

// A story of `Section` in `packages/ui` tests this hook in a browser.

type Place = 'in view' | 'below' | 'above';
type Report = (entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void;

/** Callback that the hook gave the observer; undefined while nothing is observed. */
let report: Report | undefined;
const scrollTo = (place: Place) => {
  const boundingClientRect = { top: place === 'above' ? -500 : 900 };
  act(() => report?.([{ isIntersecting: place === 'in view', boundingClientRect }]));
};

beforeEach(() => {
  report = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: Report) {}
      observe() {
        report = this.callback;
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

test.each<[title: string, places: Place[], state: string]>([
  ['content that is in view on load is not animated', ['in view'], 'shown'],
  ['after a reload, content above the screen is shown', ['above'], 'shown'],
  ['content below the screen waits to be animated', ['below'], 'waiting'],
  ['content scrolled into view is animated', ['below', 'in view'], 'entering'],
  ['content is animated only once', ['below', 'in view', 'below'], 'entering'],
])('%s', (_, places, state) => {
  const { container } = render(<Part />);
  places.forEach(scrollTo);
  expect(container.textContent).toBe(state);
  expect(report === undefined).toBe(state !== 'waiting');
});

test('turning motion off shows content that is waiting', () => {
  const { container } = render(<Part />);
  scrollTo('below');
  setMedia(reducedMotion, true);
  expect(container.textContent).toBe('shown');
  expect(report).toBeUndefined();
});

test('stops observing when unmounted', () => {
  render(<Part />).unmount();
  expect(report).toBeUndefined();
});
