import type { Page, Route } from '@playwright/test';
import { cors, faultErrors, meetFaults, passTimeUntil, type Fault } from '../faults';
import { message, test } from '../forms';
import { turnstile } from '../mocks';
import { expect, withOthers } from '../support';

test.use({ ...withOthers, expects: { errors: faultErrors } });
test.beforeEach(({ page }) => page.chooseCookies('rejected'));

const formspree = 'https://formspree.io/f/abcdefgh';
const reply = (route: Route, status: number, value: unknown) =>
  route.fulfill({ status, headers: cors, json: value });
const yes = (route: Route) => reply(route, 200, { ok: true, next: '/thanks' });

/** Lets Formspree take every message; returns how to read the last one. */
async function takeMessages(page: Page) {
  let posted = '';
  await page.route(formspree, (route) => {
    posted = route.request().postData() ?? '';
    return yes(route);
  });
  return () => posted;
}

/** What the visitor is told, shortened. How other replies are read: sendForm.test.ts; how each is told: serviceFaults.spec.ts. */
const told: Partial<Record<Fault, string>> = {
  'answers 429': 'form service is busy',
  'answers with a page': 'replied, but did not confirm',
};

test('a message to Formspree is met by faults, shows its words at the field, and goes in the end', async ({
  page,
  contact,
}) => {
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
  await expect(contact.field('email')).not.toHaveAttribute('aria-invalid');
  await contact.field('email').fill(message.email);
  await page.unroute(formspree);
  await meetFaults(page, formspree, Object.keys(told) as Fault[], async (fault) => {
    await contact.retry.click();
    await contact.expectFailure(told[fault]!);
  });
  const unsure: Fault[] = ['never answers', 'is blocked', 'drops the connection'];
  await meetFaults(page, formspree, unsure, async (fault) => {
    await contact.retry.click();
    const notice = page.getByRole('group', { name: 'There was no reply' });
    if (fault === 'never answers') await passTimeUntil(page, notice);
    await contact.expectFailure('may have arrived', 'There was no reply');
  });
  await takeMessages(page);
  await contact.expectRetryWorks();
});

test.describe('a form at a service that takes pages only', () => {
  const address = 'https://forms.example.com/feedback';
  test.beforeEach(({ page }) => turnstile(page));

  test('is posted by the page, after the rules; its thank-you page ends the draft', async ({
    page,
    baseURL,
    feedback,
  }) => {
    let posted = '';
    await page.route(address, (route) => {
      posted = route.request().postData() ?? '';
      return route.fulfill({ status: 303, headers: { Location: `${baseURL}/feedback/thank-you` } });
    });
    await feedback.open();
    await feedback.submit.click();
    await expect(feedback.summary).toContainText('20 fields');
    expect(posted).toBe('');

    await feedback.fill();
    await feedback.submit.click();
    await expect(page).toHaveURL(/\/feedback\/thank-you$/);
    expect(new URLSearchParams(posted).get('email')).toBe('arun@example.com');
    await expect.poll(feedback.stored).toBeNull();
  });

  test('that fails finds everything again when the visitor goes back', async ({
    page,
    feedback,
  }) => {
    await page.route(address, (route) => route.fulfill({ status: 500, body: 'Broken' }));
    await feedback.openAndSend();
    await expect(page.getByText('Broken')).toBeVisible();
    await page.goBack();
    await expect(page.locator('main textarea').last()).toHaveValue('nothing');
    expect(await feedback.stored()).toMatchObject({ queries: 'nothing' });
  });
});

test.describe('the bot check', () => {
  const check = (page: Page) => page.getByText('A mock of the check');

  test('is loaded when the form is first touched, drawn light, and its token is sent, without a page load', async ({
    page,
    contact,
  }) => {
    const asked = page.waitForRequest(formspree);
    const others = page.noteOthers();
    await turnstile(page);
    const posted = await takeMessages(page);
    await contact.open();
    await page.waitForLoadState('networkidle');
    expect(others).toEqual([]);
    await contact.fill();
    await expect(check(page)).toBeVisible();
    expect(others).toEqual(['challenges.cloudflare.com']);
    expect(await page.evaluate(() => window.turnstileLog.options)).toMatchObject({
      sitekey: '1x00000000000000000000AA',
      theme: 'light',
      size: 'flexible',
    });
    await contact.send();
    await contact.expectSent();
    expect((await asked).headers()['accept']).toContain('application/json');
    expect(posted()).toContain(message.email);
    expect(posted()).toContain('name="cf-turnstile-response"\r\n\r\nTOKEN.1');
    expect(posted()).not.toContain('bot-check');
    expect(await contact.stored()).toBeNull();
  });

  test('is compact on 320 px, and makes the page no wider than that', async ({ page, contact }) => {
    await turnstile(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await contact.open();
    await contact.textbox('Message').focus();
    await expect(check(page)).toBeVisible();
    expect(await page.evaluate(() => window.turnstileLog.options['size'])).toBe('compact');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('keeps Submit waiting for its token, then the message goes by itself', async ({
    page,
    contact,
  }) => {
    await turnstile(page, 'waits');
    const posted = await takeMessages(page);
    await contact.openAndSend();
    await expect(page.getByText('Waiting for the bot check').last()).toBeVisible();
    expect(posted()).toBe('');
    await page.waitForFunction(() => 'turnstileLog' in window);
    await page.evaluate(() => window.turnstileLog.solve());
    await contact.expectSent();
    expect(posted()).toContain('TOKEN.1');
  });

  test('gives a new token after a failed attempt, and after one has expired', async ({
    page,
    contact,
  }) => {
    await turnstile(page);
    const tokens: (string | undefined)[] = [];
    await page.route(formspree, (route) => {
      tokens.push(/TOKEN\.\d+/.exec(route.request().postData() ?? '')?.[0]);
      return tokens.length < 3 ? reply(route, 500, {}) : yes(route);
    });
    await contact.openAndSend();
    for (const attempt of [1, 2]) {
      await expect.poll(() => tokens.length).toBe(attempt);
      await contact.expectFailure('form service has a problem');
      await expect.poll(() => page.evaluate(() => window.turnstileLog.resets)).toBe(attempt);
      if (attempt === 2) await page.evaluate(() => window.turnstileLog.expire());
      await contact.retry.click();
    }
    await contact.expectSent();
    expect(tokens).toEqual(['TOKEN.1', 'TOKEN.2', 'TOKEN.4']);
  });

  test('is looked for every 300 ms for 10 s, and then the form goes without it', async ({
    page,
    contact,
  }) => {
    const posted = await takeMessages(page);
    await page.clock.install();
    await contact.openFilled();
    await page.evaluate(() => {
      let looks = 0;
      Object.defineProperty(window, 'turnstile', {
        get: () => void (document.body.dataset['looks'] = String(++looks)),
      });
    });
    const looks = () => page.evaluate(() => Number(document.body.dataset['looks']));
    // From here on only the test moves the clock: a busy machine must not add looks.
    await page.clock.pauseAt(Date.now() + 60_000);
    await contact.textbox('Message').focus();
    // The script comes in its own time.
    await expect(async () => {
      await page.clock.runFor(300);
      expect(await looks()).toBeGreaterThan(0);
    }).toPass();
    const before = await looks();
    await page.clock.runFor(3_000);
    const soon = await looks();
    expect(soon - before).toBeGreaterThanOrEqual(9);
    expect(soon - before).toBeLessThanOrEqual(11);
    await page.clock.runFor(8_000);
    await expect(
      page.getByText(/bot check is unavailable\. You can send the form anyway/),
    ).toBeVisible();
    await contact.expectKept();
    await contact.send();
    await contact.expectSent();
    expect(posted()).toContain('name="bot-check"\r\n\r\nunavailable');
  });

  test('counts as unavailable whatever comes in the place of its script', async ({
    page,
    contact,
  }) => {
    await page.clock.install();
    await contact.openFilled('/about');
    const names: Fault[] = ['is blocked', 'answers 500', 'answers with a page'];
    await meetFaults(page, 'https://challenges.cloudflare.com/**', names, async () => {
      await contact.open();
      await contact.textbox('Message').focus();
      await passTimeUntil(page, page.getByText(/bot check is unavailable\. You can send the form/));
      await contact.expectKept();
    });
  });

  test('that fails keeps no message back', async ({ page, contact }) => {
    await turnstile(page, 'fails');
    const posted = await takeMessages(page);
    await contact.openAndSend();
    await contact.expectSent();
    expect(posted()).toContain('name="bot-check"\r\n\r\nfailed');
  });

  test('that hangs can be gone without after 10 s', async ({ page, contact }) => {
    await turnstile(page, 'waits');
    const posted = await takeMessages(page);
    await page.clock.install();
    await contact.openAndSend();
    const skip = page.getByRole('button', { name: 'Send it without the check' });
    await expect(page.getByText('Waiting for the bot check').last()).toBeVisible();
    // Were the script still on its way, the message would go by itself in the end.
    await expect(check(page)).toBeVisible();
    await expect(skip).toBeHidden();
    await passTimeUntil(page, skip);
    await skip.click();
    await contact.expectSent();
    expect(posted()).toContain('name="bot-check"\r\n\r\nnot solved');
  });
});
