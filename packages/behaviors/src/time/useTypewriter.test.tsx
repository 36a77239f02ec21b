import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { advance } from '../testing/browser';
import { useTypewriter } from './useTypewriter';

const titles = ['Software Developer.', 'Canva Designer.', 'Freelancer.', 'Figma Designer.'];
const specifiedOptions = { phrases: titles, characterMs: 100, pauseMs: 2000 };

function renderTypewriter(options: { phrases?: string[]; isPaused?: boolean } = {}) {
  return renderHook((props) => useTypewriter({ ...specifiedOptions, ...props }), {
    initialProps: options,
  });
}

test('types the titles in a loop, with pauses', async () => {
  const { result } = renderTypewriter({ phrases: ['ab', 'cde'] });
  await advance(2000 + 300);
  expect(result.current.text).toBe('cde');
  await advance(2000 + 100);
  expect(result.current.text).toBe('a');
});

test('typing resumes where it was paused', async () => {
  const { result, rerender } = renderTypewriter();
  await advance(2000 + 300);
  expect(result.current.text).toBe('Can');
  rerender({ isPaused: true });
  await advance(60_000);
  expect(result.current.text).toBe('Can');
  rerender({ isPaused: false });
  await advance(100);
  expect(result.current.text).toBe('Canv');
});

test('Tamil letters and emoji are typed as whole characters', async () => {
  const { result } = renderTypewriter({ phrases: ['', 'நன்றி👩🏽‍💻'] });
  await advance(2000);
  const seen = new Set<string>();
  for (let step = 0; step < 4; step += 1) {
    await advance(100);
    seen.add(result.current.text);
  }
  expect([...seen]).toEqual(['ந', 'நன்', 'நன்றி', 'நன்றி👩🏽‍💻']);
});

test('returns the complete phrase as well as the typed text', async () => {
  const { result } = renderTypewriter({ phrases: ['ab', 'cde'] });
  expect(result.current.phrase).toBe('ab');
  await advance(2000);
  expect(result.current).toEqual({ phrase: 'cde', text: '' });
});

test.each([[[]], [['ab']]])('does not type %j', async (phrases: string[]) => {
  const { result } = renderTypewriter({ phrases });
  await advance(5000);
  expect(result.current.text).toBe(phrases.join());
  expect(vi.getTimerCount()).toBe(0);
});
