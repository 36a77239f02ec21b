import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { breakStorage, setMedia, writeInOtherTab } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { useTheme } from './useTheme';

const systemDark = '(prefers-color-scheme: dark)';
const isDark = () => document.body.classList.contains('dark');
const renderTheme = (initial: 'light' | 'system', remember = false) =>
  renderHook(() => useTheme({ initial, remember }));

beforeEach(() => {
  document.body.className = 'site';
});

test('all components see the same theme', () => {
  const button = renderTheme('light');
  const card = renderTheme('light');
  act(() => button.result.current.toggle());
  expect(card.result.current.theme).toBe('dark');
});

test('what an earlier version of the site has stored is ignored unless remember is on', () => {
  localStorage.setItem('theme', 'dark');
  expect(renderTheme('light').result.current.theme).toBe('light');
  expect(renderTheme('light', true).result.current.theme).toBe('dark');
});

test("initial 'system' follows the system until the visitor chooses", () => {
  setMedia(systemDark, true);
  const { result } = renderTheme('system');
  expect(result.current.theme).toBe('dark');
  expect(isDark()).toBe(true);
  setMedia(systemDark, false);
  expect(result.current.theme).toBe('light');
  act(() => result.current.toggle());
  expect(result.current.theme).toBe('dark');
  setMedia(systemDark, true);
  setMedia(systemDark, false);
  expect(result.current.theme).toBe('dark');
});

test('remember keeps the choice for later visits, in all tabs', () => {
  const { result } = renderTheme('light', true);
  act(() => result.current.toggle());
  expect(localStorage.getItem('theme')).toBe('dark');
  writeInOtherTab('theme', 'light');
  expect(result.current.theme).toBe('light');
  expect(isDark()).toBe(false);
});

test('a remembered text that is no theme counts as none', () => {
  localStorage.setItem('theme', 'sepia');
  expect(renderTheme('light', true).result.current.theme).toBe('light');
});

test('with storage blocked the choice holds until the page is left', () => {
  breakStorage('blocked');
  const { result } = renderTheme('light', true);
  act(() => result.current.toggle());
  expect(result.current.theme).toBe('dark');
  expect(isDark()).toBe(true);
});

test('never takes away what a before-paint script has set, not even for a moment', async () => {
  localStorage.setItem('theme', 'dark');
  document.body.classList.add('dark');
  const classesBefore: (string | null)[] = [];
  const watcher = new MutationObserver((changes) =>
    classesBefore.push(...changes.map(({ oldValue }) => oldValue)),
  );
  watcher.observe(document.body, { attributeFilter: ['class'], attributeOldValue: true });
  const Probe = () => <p>{useTheme({ initial: 'light', remember: true }).theme}</p>;
  const page = await hydrate(<Probe />);
  watcher.disconnect();
  expect(page.container.textContent).toBe('dark');
  expect(document.body.className).toBe('site dark');
  expect(classesBefore).not.toContain('site');
});
