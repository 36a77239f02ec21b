import type { Page, Route } from '@playwright/test';
import { cors, faultErrors, forEachFault, advanceUntilVisible } from '../faults';
import { message, test } from '../forms';
import { turnstile } from '../mocks';
import { expect, withThirdParties } from '../support';

test.use({ ...withThirdParties, expects: { errors: faultErrors } });
test.beforeEach(async ({ page }) => {
  await page.optOutOfTracking();
  await page.chooseCookies('rejected');
});

const formspree = 'https://formspree.io/f/abcdefgh';
const reply = (route: Route, status: number, value: unknown) =>
  route.fulfill({ status, headers: cors, json: value });
const accept = (route: Route) => reply(route, 200, { ok: true, next: '/thanks' });

/** Returns a getter for the latest message. */
async function acceptMessages(page: Page) {
  let lastMessage = '';
  await page.route(formspree, (route) => {
    lastMessage = route.request().postData() ?? '';
    return accept(route);
  });
  return () => lastMessage;
}

// `sendForm.test.ts` and `contact.spec.ts` test other replies.
test('a message can be sent again after a Formspree error', async ({ page, contact }) => {
  await turnstile(page);
  await page.clock.install();
  await page.route(formspree, (route) =>
    reply(route, 422, {
      error: 'The form has errors.',
      errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
    }),
  );
  await contact.openAndSend();
  await contact.expectFailure('It says: “The form has errors.”');
  await expect(contact.field('email')).toHaveAccessibleDescription('Error: should be an email');
  await contact.field('email').fill('meena@example.org');
  await expect(contact.field('email')).toHaveAttribute('aria-invalid', 'false');
  await contact.field('email').fill(message.email);
  await page.unroute(formspree);
  await forEachFault(page, formspree, ['never responds'], async () => {
    await contact.retry.click();
    await advanceUntilVisible(page, page.getByRole('group', { name: 'There was no reply' }));
    await contact.expectFailure('may have arrived', 'There was no reply');
  });
  await acceptMessages(page);
  await contact.expectRetryWorks();
});

test('answers to a service without CORS are kept until they arrive', async ({
  page,
  baseURL,
  feedback,
}) => {
  const serviceUrl = 'https://forms.example.com/feedback';
  const posts: URLSearchParams[] = [];
  await turnstile(page);
  await page.route(serviceUrl, async (route) => {
    posts.push(new URLSearchParams(route.request().postData() ?? ''));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fulfill({ status: 500, body: 'Broken' });
  });
  await feedback.open();
  await feedback.submit.click();
  await expect(feedback.summary).toContainText('20 fields');
  expect(posts).toEqual([]);

  await feedback.fill();
  // Enter is held.
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    setInterval(() => form.requestSubmit(), 30);
  });
  await expect(page.getByText('Broken')).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]?.get('email')).toBe('arun@example.com');

  await page.goBack();
  await feedback.expectRestored();
  await feedback.expectDraftKept();
  await page.unroute(serviceUrl);
  await page.route(serviceUrl, (route) =>
    route.fulfill({ status: 303, headers: { Location: `${baseURL}/feedback/thank-you` } }),
  );
  await feedback.submit.click();
  await expect(page).toHaveURL(/\/feedback\/thank-you$/);
  await expect.poll(feedback.storedDraft).toBeNull();
});

test.describe('the bot check', () => {
  const check = (page: Page) => page.getByText('A mock of the check');

  test('loads when the form is focused', async ({ page, contact }) => {
    const formRequest = page.waitForRequest(formspree);
    const hosts = page.recordThirdPartyHosts();
    await turnstile(page);
    const lastMessage = await acceptMessages(page);
    await contact.open();
    await page.waitForLoadState('networkidle');
    expect(hosts).toEqual([]);
    await contact.fill();
    await expect(check(page)).toBeVisible();
    expect(hosts).toEqual(['challenges.cloudflare.com']);
    expect(await page.evaluate(() => window.turnstileLog.options)).toMatchObject({
      sitekey: '1x00000000000000000000AA',
      theme: 'light',
      size: 'flexible',
    });
    await contact.send();
    await contact.expectSent();
    expect((await formRequest).headers()['accept']).toContain('application/json');
    expect(lastMessage()).toContain(message.email);
    expect(lastMessage()).toContain('name="cf-turnstile-response"\r\n\r\nTOKEN.1');
    expect(lastMessage()).not.toContain('bot-check');
    expect(await contact.storedDraft()).toBeNull();
  });

  test('renews its token after expiry or a failed submission', async ({ page, contact }) => {
    await turnstile(page);
    const tokens: (string | undefined)[] = [];
    await page.route(formspree, (route) => {
      tokens.push(/TOKEN\.\d+/.exec(route.request().postData() ?? '')?.[0]);
      return tokens.length < 3 ? reply(route, 500, {}) : accept(route);
    });
    await contact.openAndSend();
    for (const attempt of [1, 2]) {
      await expect.poll(() => tokens.length).toBe(attempt);
      await contact.expectFailure('form service is having problems');
      await expect.poll(() => page.evaluate(() => window.turnstileLog.resets)).toBe(attempt);
      if (attempt === 2) await page.evaluate(() => window.turnstileLog.expire());
      await contact.retry.click();
    }
    await contact.expectSent();
    expect(tokens).toEqual(['TOKEN.1', 'TOKEN.2', 'TOKEN.4']);
  });

  test('does not block the message if its script does not load', async ({ page, contact }) => {
    const lastMessage = await acceptMessages(page);
    await page.clock.install();
    await contact.openWithDraft();
    await contact.textbox('Message').focus();
    const notice = page.getByText(/bot check is unavailable\. You can still send the form/);
    await advanceUntilVisible(page, notice);
    await contact.expectDraftKept();
    await contact.send();
    await contact.expectSent();
    expect(lastMessage()).toContain('name="bot-check"\r\n\r\nunavailable');
  });

  test('does not block the message if the check fails', async ({ page, contact }) => {
    await turnstile(page, 'fails');
    const lastMessage = await acceptMessages(page);
    await contact.openAndSend();
    await contact.expectSent();
    expect(lastMessage()).toContain('name="bot-check"\r\n\r\nfailed');
  });

  test('delays the message, and can be skipped after 10 s', async ({ page, contact }) => {
    await turnstile(page, 'waits');
    const lastMessage = await acceptMessages(page);
    await page.clock.install();
    await page.setViewportSize({ width: 320, height: 700 });
    await contact.openAndSend();
    const skip = page.getByRole('button', { name: 'Send it without the check' });
    await expect(page.getByText('Waiting for the bot check').last()).toBeVisible();
    // Waits until the script has loaded. If loading timed out, the message would be sent without a click on the button.
    await expect(check(page)).toBeVisible();
    expect(await page.evaluate(() => window.turnstileLog.options['size'])).toBe('compact');
    await expect(skip).toBeHidden();
    expect(lastMessage()).toBe('');
    await advanceUntilVisible(page, skip);
    await skip.click();
    await contact.expectSent();
    expect(lastMessage()).toContain('name="bot-check"\r\n\r\nnot solved');
  });
});
