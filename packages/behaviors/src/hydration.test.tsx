import { expect, test } from 'vitest';
import { useClientValue, useIsHydrated } from './environment/useClientValue';
import { useIsPrinting } from './environment/useIsPrinting';
import { oneOf } from './filters/queryFilters';
import { useFadeFilter } from './filters/useFadeFilter';
import { useQueryFilters } from './filters/useQueryFilters';
import { useFormFields } from './forms/useFormFields';
import { useSubmission } from './forms/useSubmission';
import { useConsent } from './storage/useConsent';
import { useDailyPopup } from './storage/useDailyPopup';
import { useScrollReveal } from './motion/useScrollReveal';
import { hydrate } from './testing/hydrate';
import { useTheme } from './theme/useTheme';
import { useCountUp } from './time/useCountUp';
import { useDelayedFlag } from './time/useDelayedFlag';
import { useTypewriter } from './time/useTypewriter';

const typing = { phrases: ['Developer.', 'Designer.'], characterMs: 100, pauseMs: 2000 };
const consent = { storageKey: 'cookies', hideDelayMs: 1000 };
const initial = { name: 'Asha' };
const category = oneOf(['All', 'Backend'], 'All');
const querySource = { search: '?category=Backend', setSearch: () => {} };
const sending = { send: async () => ({ status: 'sent' }) as const, timeoutMs: 9, onSent: () => {} };

test.each<[name: string, onServer: unknown, inBrowser: unknown, useHook: () => unknown]>([
  ['useClientValue', 2026, 2027, () => useClientValue(() => 2027, 2026)],
  ['useIsHydrated', false, true, useIsHydrated],
  ['useIsPrinting', false, false, useIsPrinting],
  ['useCountUp', 20, 0, () => useCountUp(20, 3000, true)],
  ['useScrollReveal', 'shown', 'shown', () => useScrollReveal().state],
  ['useDelayedFlag', false, false, () => useDelayedFlag(300)],
  ['useTypewriter', 'Developer.', 'Developer.', () => useTypewriter(typing).text],
  ['useTheme', 'light', 'light', () => useTheme({ initial: 'system', remember: true }).theme],
  ['useTheme, dark', 'dark', 'dark', () => useTheme({ initial: 'dark' }).theme],
  ['useDailyPopup', false, false, () => useDailyPopup('day', 90_000).isOpen],
  ['useConsent', false, true, () => useConsent(consent).isBannerShown],
  [
    'useQueryFilters',
    'All',
    'Backend',
    () => useQueryFilters({ category }, querySource).values.category,
  ],
  // The value from the URL applies without a fade after hydration.
  [
    'useFadeFilter',
    'All,false',
    'Backend,false',
    () => Object.values(useFadeFilter(useIsHydrated() ? 'Backend' : 'All', 400)),
  ],
  ['useFormFields', 'Asha', 'Asha', () => useFormFields(initial, async () => ({})).values['name']],
  ['useSubmission', 'idle', 'idle', () => useSubmission(sending).state.status],
])('%s hydrates without a warning: %s, then %s', async (_, onServer, inBrowser, useHook) => {
  const Probe = () => <p>{`${useHook()}`}</p>;
  const page = await hydrate(<Probe />);
  expect(page.serverText).toBe(`${onServer}`);
  expect(page.container.textContent).toBe(`${inBrowser}`);
});
