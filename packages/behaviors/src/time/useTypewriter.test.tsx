import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pass, sleep } from '../testing/browser';
import { useTypewriter } from './useTypewriter';

const titles = ['Software Developer.', 'Canva Designer.', 'Freelancer.', 'Figma Designer.'];
const asSpecified = { phrases: titles, characterMs: 100, pauseMs: 2000 };

function renderTypewriter(options: { phrases?: string[]; isPaused?: boolean } = {}) {
  return renderHook((props) => useTypewriter({ ...asSpecified, ...props }), {
    initialProps: options,
  });
}

test('the pause button holds the text, and typing goes on where it stopped', async () => {
  const { result, rerender } = renderTypewriter();
  await pass(2000 + 350);
  expect(result.current).toBe('Can');
  rerender({ isPaused: true });
  await pass(60_000);
  expect(result.current).toBe('Can');
  rerender({ isPaused: false });
  await pass(49);
  expect(result.current).toBe('Can');
  await pass(1);
  expect(result.current).toBe('Canv');
});

test('a page that was too busy to type in time catches up', async () => {
  const { result } = renderTypewriter();
  await pass(2000);
  sleep(450);
  await pass(100);
  expect(result.current).toBe('Canva');
});

test('a character is what a reader takes for one: Tamil letters and emoji come whole', async () => {
  const { result } = renderTypewriter({ phrases: ['', 'நன்றி👩🏽‍💻'] });
  await pass(2000);
  const seen = new Set<string>();
  for (let step = 0; step < 4; step += 1) {
    await pass(100);
    seen.add(result.current);
  }
  expect([...seen]).toEqual(['ந', 'நன்', 'நன்றி', 'நன்றி👩🏽‍💻']);
});

test('without phrases there is nothing to type', async () => {
  const { result } = renderTypewriter({ phrases: [] });
  await pass(5000);
  expect(result.current).toBe('');
  expect(vi.getTimerCount()).toBe(0);
});
