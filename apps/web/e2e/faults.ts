import { test, type Locator, type Page, type Route } from '@playwright/test';
import { expect } from './support';

/** CORS headers that third-party services send. `no-store` makes each retry a new request. */
export const cors = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };

const hangingRequests: Route[] = [];

export const faults = {
  'is blocked': (route) => route.abort('blockedbyclient'),
  'responds with a page': (route) =>
    route.fulfill({
      headers: cors,
      contentType: 'text/html',
      body: '<!doctype html><title>Are you human?</title>',
    }),
  'never responds': (route) => void hangingRequests.push(route),
} satisfies Record<string, (route: Route) => unknown>;

export type Fault = keyof typeof faults;

/** One fault for each way a script can fail: an error event, a script that defines nothing, and no event at all. */
export const loadingFaults: readonly Fault[] = [
  'is blocked',
  'responds with a page',
  'never responds',
];

export const faultErrors =
  /Failed to load resource|CORS|net::|did not load|Timed out|Unexpected token/;

/** Applies each fault in turn to all requests for a URL, and calls `check` each time. */
export async function forEachFault(
  page: Page,
  url: string | RegExp,
  names: readonly Fault[],
  check: (fault: Fault) => Promise<void>,
) {
  let current: Fault | undefined;
  // All faults share one route, because two routes could respond to the same pending request.
  await page.route(url, (route) => (current ? faults[current](route) : route.fallback()));
  for (const fault of names) {
    current = fault;
    await test.step(fault, () => Promise.all([page.waitForRequest(url), check(fault)]));
    // Aborts pending requests, which a retry would otherwise reuse.
    for (const route of hangingRequests.splice(0)) await route.abort('timedout');
  }
  current = undefined;
}

/** Advances the clock until the element is visible. Requires an installed clock. */
export const advanceUntilVisible = (page: Page, locator: Locator) =>
  expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(locator).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
