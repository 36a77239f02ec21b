import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { pass, reducedMotion, setMedia, setTabHidden, sleep } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { useTypewriter, type TypewriterOptions } from './useTypewriter';

const titles = ['Software Developer.', 'Canva Designer.', 'Freelancer.', 'Figma Designer.'];
const asSpecified = { phrases: titles, characterMs: 100, pauseMs: 2000 };

function renderTypewriter(options: Partial<TypewriterOptions> = {}) {
  return renderHook((props) => useTypewriter({ ...asSpecified, ...props }), {
    initialProps: options,
    wrapper: StrictMode,
  });
}

test('the server page has the first title in full, and it stays when the page comes alive', async () => {
  const Probe = () => <p>{useTypewriter(asSpecified).text}</p>;
  const page = await hydrate(<Probe />);
  expect(page.serverText).toBe('Software Developer.');
  expect(page.container.textContent).toBe('Software Developer.');
});

test('types one character each 100 ms', async () => {
  const { result } = renderTypewriter({ startsComplete: false });
  expect(result.current).toEqual({ text: '', phraseIndex: 0, isComplete: false });
  await pass(99);
  expect(result.current.text).toBe('');
  await pass(1);
  expect(result.current.text).toBe('S');
  await pass(100);
  expect(result.current.text).toBe('So');
  await pass(600);
  expect(result.current.text).toBe('Software');
});

test('a complete title stands for 2 s, is cleared, and the next one is typed', async () => {
  const { result } = renderTypewriter();
  expect(result.current).toEqual({
    text: 'Software Developer.',
    phraseIndex: 0,
    isComplete: true,
  });
  await pass(1999);
  expect(result.current.text).toBe('Software Developer.');
  await pass(1);
  expect(result.current).toEqual({ text: '', phraseIndex: 1, isComplete: false });
  await pass(100);
  expect(result.current.text).toBe('C');
  await pass(1400);
  expect(result.current).toEqual({ text: 'Canva Designer.', phraseIndex: 1, isComplete: true });
});

test('after the fourth title comes the first', async () => {
  const { result } = renderTypewriter();
  // Three titles typed, each with its pause, after the pause of the first.
  await pass(2000 + 1500 + 2000 + 1100 + 2000 + 1500);
  expect(result.current).toEqual({ text: 'Figma Designer.', phraseIndex: 3, isComplete: true });
  await pass(2000);
  expect(result.current).toEqual({ text: '', phraseIndex: 0, isComplete: false });
  await pass(1900);
  expect(result.current.text).toBe('Software Developer.');
});

test('the pause button holds the text, and typing goes on where it stopped', async () => {
  const { result, rerender } = renderTypewriter();
  await pass(2000 + 350);
  expect(result.current.text).toBe('Can');
  rerender({ isPaused: true });
  await pass(60_000);
  expect(result.current.text).toBe('Can');
  rerender({ isPaused: false });
  await pass(49);
  expect(result.current.text).toBe('Can');
  await pass(1);
  expect(result.current.text).toBe('Canv');
});

test('it stands still while the tab is hidden', async () => {
  const { result } = renderTypewriter();
  await pass(2300);
  setTabHidden(true);
  await pass(60_000);
  setTabHidden(false);
  expect(result.current.text).toBe('Can');
  await pass(100);
  expect(result.current.text).toBe('Canv');
});

test('a page that was too busy to type in time catches up', async () => {
  const { result } = renderTypewriter();
  await pass(2000);
  sleep(450);
  await pass(100);
  expect(result.current.text).toBe('Canva');
});

test('with reduced motion the first title stands there in full and nothing is typed', async () => {
  setMedia(reducedMotion, true);
  const { result } = renderTypewriter({ startsComplete: false });
  const still = { text: 'Software Developer.', phraseIndex: 0, isComplete: true };
  expect(result.current).toEqual(still);
  await pass(10_000);
  expect(result.current).toEqual(still);
  expect(vi.getTimerCount()).toBe(0);
});

test('a character is what a reader takes for one: Tamil letters and emoji come whole', async () => {
  const { result } = renderTypewriter({ phrases: ['நன்றி👩🏽‍💻'], startsComplete: false });
  const seen = new Set<string>();
  for (let step = 0; step < 4; step += 1) {
    await pass(100);
    seen.add(result.current.text);
  }
  expect([...seen]).toEqual(['ந', 'நன்', 'நன்றி', 'நன்றி👩🏽‍💻']);
});

test('without phrases there is nothing to type', async () => {
  const { result } = renderTypewriter({ phrases: [] });
  await pass(5000);
  expect(result.current).toEqual({ text: '', phraseIndex: 0, isComplete: true });
  expect(vi.getTimerCount()).toBe(0);
});
