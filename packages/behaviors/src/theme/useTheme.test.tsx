import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { play, setMedia, writeInOtherTab } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { useTheme } from './useTheme';

const setSystemDark = (isDark: boolean) => () => setMedia('(prefers-color-scheme: dark)', isDark);
type Themed = ReturnType<typeof useTheme>;
const toggle = ({ toggle }: Themed) => toggle();
const light = () => expect(document.body.className).toBe('site');
const dark = () => expect(document.body.className).toBe('site dark');
const renderTheme = (initial: 'light' | 'system', remember = false) =>
  renderHook(() => useTheme({ initial, remember })).result;

beforeEach(() => {
  document.body.className = 'site';
});

test('all components see the same theme', async () => {
  const button = renderTheme('light');
  const card = renderTheme('light');
  await play(button, [light, toggle, dark]);
  expect(card.current.theme).toBe('dark');
});

test('a stored choice is ignored unless `remember` is on', () => {
  localStorage.setItem('theme', 'dark');
  expect(renderTheme('light').current.theme).toBe('light');
  expect(renderTheme('light', true).current.theme).toBe('dark');
});

test('a choice is stored only if `remember` is on', async () => {
  await play(renderTheme('light'), [toggle, dark]);
  expect(localStorage).toHaveLength(0);
});

test("with initial 'system', the theme follows the system until toggled", () =>
  play(renderTheme('system'), [
    setSystemDark(true),
    dark,
    setSystemDark(false),
    light,
    toggle,
    setSystemDark(true),
    setSystemDark(false),
    dark,
    { theme: 'dark' },
  ]));

test('`remember` keeps the choice for later visits, in all tabs', async () => {
  const result = renderTheme('light', true);
  await play(result, [toggle, () => expect(localStorage.getItem('theme')).toBe('dark')]);
  await play(result, [() => writeInOtherTab('theme', 'light'), light, { theme: 'light' }]);
});

test('an invalid stored value is ignored', () => {
  localStorage.setItem('theme', 'sepia');
  expect(renderTheme('light', true).current.theme).toBe('light');
});

test('hydration keeps the theme applied before the first paint', async () => {
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
