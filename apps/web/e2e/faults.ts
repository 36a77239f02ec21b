import { test, type Locator, type Page, type Route } from '@playwright/test';
import { expect } from './support';

/** CORS headers of third-party services. `no-store` makes each retry a new request. */
export const cors = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };

const withStatus = (status: number) => (route: Route) =>
  route.fulfill({ status, headers: cors, body: 'no' });

const withBody = (contentType: string, body: string) => (route: Route) =>
  route.fulfill({ headers: cors, contentType, body });

const hangingRequests: Route[] = [];

export const faults = {
  'is blocked': (route) => route.abort('blockedbyclient'),
  'drops the connection': (route) => route.abort('connectionreset'),
  'answers 404': withStatus(404),
  'answers 429': withStatus(429),
  'answers 500': withStatus(500),
  'answers with a page': withBody('text/html', '<!doctype html><title>Are you human?</title>'),
  'answers with nothing': withBody('text/plain', ''),
  'never answers': (route) => void hangingRequests.push(route),
} satisfies Record<string, (route: Route) => unknown>;

export type Fault = keyof typeof faults;

/** Ways in which a script or image can fail. */
export const loadingFaults = [
  'is blocked',
  'answers 500',
  'answers with a page',
  'answers with nothing',
  'never answers',
] as const satisfies Fault[];

export const faultErrors =
  /Failed to load resource|CORS|net::|did not load|Timed out|Unexpected token/;

/** Applies each fault in turn to all requests for an address. */
export async function forEachFault(
  page: Page,
  address: string | RegExp,
  names: readonly Fault[],
  check: (fault: Fault) => Promise<void>,
) {
  let current: Fault | undefined;
  // Removing the route would let two handlers answer an open request.
  await page.route(address, (route) => (current ? faults[current](route) : route.fallback()));
  for (const fault of names) {
    current = fault;
    await test.step(fault, () => Promise.all([page.waitForRequest(address), check(fault)]));
    // Otherwise the browser would reuse the open request for a retry.
    for (const route of hangingRequests.splice(0)) await route.abort('timedout');
  }
  current = undefined;
}

/** Advances the clock until the locator is visible. Requires an installed clock. */
export const advanceUntilVisible = (page: Page, locator: Locator) =>
  expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(locator).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
