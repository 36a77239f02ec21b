import { test, type Locator, type Page, type Route } from '@playwright/test';
import { expect } from './support';

/** Services answer scripts of any site. What went wrong once is asked for anew, rather than taken from the browser's memory. */
export const cors = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };

const withStatus = (status: number) => (route: Route) =>
  route.fulfill({ status, headers: cors, body: 'no' });

const withBody = (contentType: string, body: string) => (route: Route) =>
  route.fulfill({ headers: cors, contentType, body });

/** Requests that hang. */
const unanswered: Route[] = [];

/** What can go wrong at another company's service, as it happens to a request. */
export const faults = {
  'is blocked': (route) => route.abort('blockedbyclient'),
  'drops the connection': (route) => route.abort('connectionreset'),
  'answers 404': withStatus(404),
  'answers 429': withStatus(429),
  'answers 500': withStatus(500),
  'answers with a page': withBody('text/html', '<!doctype html><title>Are you human?</title>'),
  'answers with nothing': withBody('text/plain', ''),
  'never answers': (route) => void unanswered.push(route),
} satisfies Record<string, (route: Route) => unknown>;

export type Fault = keyof typeof faults;

/**
 * The faults of a script or a picture, all of which look alike to a visitor. A browser tells a page of a connection that was dropped what
 * it tells of one that was blocked, and of one error status what it tells of another.
 */
export const loadingFaults = [
  'is blocked',
  'answers 500',
  'answers with a page',
  'answers with nothing',
  'never answers',
] as const satisfies Fault[];

/** What a browser says by itself of such requests, and what the page notes of a script that fails. */
export const faultErrors =
  /Failed to load resource|CORS|net::|did not load|Not there in time|Unexpected token/;

/**
 * Lets faults happen one after the other to all requests for an address, on one page.
 *
 * @param names the faults
 * @param meet makes the page ask, and checks what becomes of it
 */
export async function meetFaults(
  page: Page,
  address: string | RegExp,
  names: readonly Fault[],
  meet: (fault: Fault) => Promise<void>,
) {
  let now: Fault | undefined;
  // The route stays when the faults are over: taken away, it would hand a request that is still open to two answerers.
  await page.route(address, (route) => (now ? faults[now](route) : route.fallback()));
  for (const fault of names) {
    now = fault;
    await test.step(fault, () => Promise.all([page.waitForRequest(address), meet(fault)]));
    // The browser would have whoever asks again wait for the same request, for as long as it has not forgotten it.
    for (const route of unanswered.splice(0)) await route.abort('timedout');
  }
  now = undefined;
}

/** Lets time pass until something is to be seen: the page has waited long enough for a service. It has a clock. */
export const passTimeUntil = (page: Page, seen: Locator) =>
  expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(seen).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
