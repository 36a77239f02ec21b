import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { reducedMotion, setMedia } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { useScrollReveal } from './useScrollReveal';

type Place = 'in view' | 'below' | 'above';
let look: (place: Place) => void;
let isWatching: boolean;

/** Gives the test browser an IntersectionObserver that reports what `look` says. */
function stubObserver() {
  isWatching = false;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onLook: (entries: unknown[]) => void) {
        look = (place) => {
          if (!isWatching) return;
          act(() =>
            onLook([
              {
                isIntersecting: place === 'in view',
                boundingClientRect: { top: place === 'above' ? -500 : 900 },
              },
            ]),
          );
        };
      }
      observe() {
        isWatching = true;
      }
      disconnect() {
        isWatching = false;
      }
    },
  );
}

function Part() {
  const { ref, state, isRevealed } = useScrollReveal();
  return <p ref={ref}>{`${state} ${isRevealed}`}</p>;
}

test('is shown in the server page, so that nothing is withheld without JavaScript', async () => {
  stubObserver();
  const page = await hydrate(<Part />);
  expect(page.serverText).toBe('shown true');
  expect(page.container.textContent).toBe('shown true');
});

test('what is in view when the page appears stays as it is, without an entrance', () => {
  stubObserver();
  const { container } = render(<Part />);
  look('in view');
  expect(container.textContent).toBe('shown true');
  expect(isWatching).toBe(false);
});

test('what is below the screen waits, and enters once it is scrolled into view', () => {
  stubObserver();
  const { container } = render(<Part />);
  look('below');
  expect(container.textContent).toBe('waiting false');
  look('in view');
  expect(container.textContent).toBe('entering true');
});

test('it enters once: scrolling away and back changes nothing', () => {
  stubObserver();
  const { container } = render(<Part />);
  look('below');
  look('in view');
  look('below');
  expect(container.textContent).toBe('entering true');
});

test('what lies above, after a reload in the middle of a page, is shown', () => {
  stubObserver();
  const { container } = render(<Part />);
  look('above');
  expect(container.textContent).toBe('shown true');
});

test('with reduced motion everything is shown at once and nothing is watched', () => {
  stubObserver();
  setMedia(reducedMotion, true);
  const { container } = render(<Part />);
  expect(container.textContent).toBe('shown true');
  expect(isWatching).toBe(false);
});

test('what waits is shown when the visitor turns motion off', () => {
  stubObserver();
  const { container } = render(<Part />);
  look('below');
  setMedia(reducedMotion, true);
  expect(container.textContent).toBe('shown true');
});

test('is shown in a browser without IntersectionObserver', () => {
  const { container } = render(<Part />);
  expect(container.textContent).toBe('shown true');
});

test('stops watching when it leaves the page', () => {
  stubObserver();
  const { unmount } = render(<Part />);
  unmount();
  expect(isWatching).toBe(false);
});
