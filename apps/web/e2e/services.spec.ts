import type { Page } from '@playwright/test';
import { fillAndSend, formServices, isSent, notSent, reply } from './formServices';
import { agreeAndSubmit, expectMessageKept, fillContact, keptDraft, message } from './forms';
import { expect, test } from './sites';
import { turnstile } from './standIns';
import { open } from './support';

/** What a browser says by itself about failed requests is expected here; anything else is not. */
test.use({ expects: { errors: /Failed to load resource|CORS|net::/ } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'rejected'));
});

for (const [name, service] of Object.entries(formServices)) {
  test.describe(name, () => {
    test.use({ siteName: service.siteName });
    test.beforeEach(async ({ page }) => turnstile(page));

    test('takes the fields by script, without a page load', async ({ page }) => {
      let posted = '';
      await page.route(service.address, (route) => {
        posted = route.request().postData() ?? '';
        expect(route.request().headers()['accept']).toContain('application/json');
        return reply(route, service.yes);
      });
      await fillAndSend(page, service.form);
      await expect(page.getByText(isSent[service.form])).toBeVisible();
      expect(posted).toContain(service.form === 'contact' ? message.email : 'arun@example.com');
      if (service.form === 'feedback') expect(posted).toContain('name="_captcha"\r\n\r\nfalse');
      expect(await keptDraft(page, service.form)).toBeNull();
    });
  });
}

test.describe('Formspree', () => {
  test.use({ siteName: 'configured' });

  test('has its word on a field shown at the field', async ({ page }) => {
    await turnstile(page);
    const { address, no } = formServices.Formspree;
    await page.route(address, (route) => reply(route, no));
    await fillAndSend(page, 'feedback');
    await expect(page.getByText('It says: “The form has errors.”')).toBeVisible();
    await expect(page.locator('#email')).toHaveAccessibleDescription('Error: should be an email');
    await page.locator('#email').fill('arun@example.org');
    await expect(page.locator('#email')).not.toHaveAttribute('aria-invalid');
  });
});

test.describe('the inbox', () => {
  test('is out of reach while the visitor is offline: the message waits for their retry', async ({
    page,
    context,
    arrived,
  }) => {
    await open(page, '/contact');
    await fillContact(page);
    await context.setOffline(true);
    await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
    await agreeAndSubmit(page);
    const notice = page.getByRole('group', { name: notSent.contact });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText('You are offline. Send it again');
    await expectMessageKept(page);
    await context.setOffline(false);
    await expect(page.getByText('The network is back, so you can send it now.')).toBeVisible();
    expect(arrived()).toHaveLength(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(isSent.contact)).toBeVisible();
    expect(arrived()).toHaveLength(1);
  });

  test('fails, and the message can be copied', async ({ page, context, inbox }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    inbox.misbehave({ mode: '500' });
    await fillAndSend(page, 'contact');
    await page.getByRole('button', { name: 'Copy my message' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`Message:\n${message.message}`);
    expect(copied).toContain('Country: India');
  });
});

test.describe('a service that takes pages only', () => {
  test.use({ siteName: 'generic' });

  test('gets a page, after the rules; its thank-you page ends the draft', async ({
    page,
    baseURL,
  }) => {
    let posted = '';
    await page.route('https://forms.example.com/contact', (route) => {
      posted = route.request().postData() ?? '';
      return route.fulfill({ status: 303, headers: { Location: `${baseURL}/contact/thank-you` } });
    });
    await open(page, '/contact');
    await agreeAndSubmit(page);
    await expect(page.getByRole('group', { name: /Please fix/ })).toContainText(
      'Please fix nine fields',
    );
    expect(posted).toBe('');

    await fillContact(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/contact\/thank-you$/);
    expect(new URLSearchParams(posted).get('email')).toBe(message.email);
    await expect.poll(() => keptDraft(page, 'contact')).toBeNull();
  });

  test('fails, and going back finds everything', async ({ page }) => {
    await page.route('https://forms.example.com/contact', (route) =>
      route.fulfill({ status: 500, body: 'Broken' }),
    );
    await fillAndSend(page, 'contact');
    await expect(page.getByText('Broken')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message.message);
    expect(await keptDraft(page, 'contact')).toMatchObject({ message: message.message });
  });
});

test.describe('the bot check', () => {
  test.use({ siteName: 'configured' });

  const formSubmit = formServices.FormSubmit.address;
  const check = (page: Page) => page.getByText('A stand-in for the check');

  test('is loaded when the form is first touched, drawn light, and its token is sent', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await turnstile(page);
    let posted = '';
    await page.route(formSubmit, (route) => {
      posted = route.request().postData() ?? '';
      return reply(route, formServices.FormSubmit.yes);
    });
    await open(page, '/contact');
    await page.waitForTimeout(500);
    expect(asked.filter((url) => url.includes('cloudflare'))).toEqual([]);
    await fillContact(page);
    await expect(check(page)).toBeVisible();
    expect(await page.evaluate(() => window.turnstileLog.options)).toMatchObject({
      sitekey: '1x00000000000000000000AA',
      theme: 'light',
    });
    await agreeAndSubmit(page);
    await expect(page.getByText(isSent.contact)).toBeVisible();
    expect(posted).toContain('name="cf-turnstile-response"\r\n\r\nTOKEN.1');
    expect(posted).not.toContain('bot-check');
  });

  for (const [width, size] of [
    [320, 'compact'],
    [390, 'flexible'],
  ] as const) {
    test(`is ${size} on ${width} px, and makes no page wider than that`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await turnstile(page);
      await open(page, '/contact');
      await page.getByRole('textbox', { name: 'Message' }).focus();
      await expect(check(page)).toBeVisible();
      expect(await page.evaluate(() => window.turnstileLog.options['size'])).toBe(size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test('keeps Submit waiting for its token, then the message goes by itself', async ({ page }) => {
    await turnstile(page, 'waits');
    let posted = '';
    await page.route(formSubmit, (route) => {
      posted = route.request().postData() ?? '';
      return reply(route, formServices.FormSubmit.yes);
    });
    await fillAndSend(page, 'contact');
    await expect(page.getByText('Waiting for the bot check').last()).toBeVisible();
    expect(posted).toBe('');
    await page.evaluate(() => window.turnstileLog.solve());
    await expect(page.getByText(isSent.contact)).toBeVisible();
    expect(posted).toContain('TOKEN.1');
  });

  test('gives a new token after a failed attempt, and after one has expired', async ({ page }) => {
    await turnstile(page);
    const tokens: (string | undefined)[] = [];
    await page.route(formSubmit, (route) => {
      tokens.push(/TOKEN\.\d+/.exec(route.request().postData() ?? '')?.[0]);
      return reply(
        route,
        tokens.length < 3 ? formServices.FormSubmit.no : formServices.FormSubmit.yes,
      );
    });
    await fillAndSend(page, 'contact');
    await expect(page.getByText(notSent.contact)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => tokens.length).toBe(2);
    await expect(page.getByText(notSent.contact)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.turnstileLog.resets)).toBe(2);
    await page.evaluate(() => window.turnstileLog.expire());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(isSent.contact)).toBeVisible();
    expect(tokens).toEqual(['TOKEN.1', 'TOKEN.2', 'TOKEN.4']);
  });

  test('out of reach for 10 s, is looked for every 300 ms, and then the form goes without it', async ({
    page,
  }) => {
    let posted = '';
    await page.route(formSubmit, (route) => {
      posted = route.request().postData() ?? '';
      return reply(route, formServices.FormSubmit.yes);
    });
    await page.clock.install();
    await open(page, '/contact');
    await page.evaluate(() => {
      let looks = 0;
      Object.defineProperty(window, 'turnstile', {
        get: () => void (document.body.dataset['looks'] = String(++looks)),
      });
    });
    await fillContact(page);
    const looks = () => page.evaluate(() => Number(document.body.dataset['looks']));
    const before = await looks();
    await page.clock.runFor(3_000);
    const soon = await looks();
    expect(soon - before).toBeGreaterThanOrEqual(9);
    expect(soon - before).toBeLessThanOrEqual(11);
    await page.clock.runFor(8_000);
    await expect(
      page.getByText(/bot check is unavailable\. You can send the form anyway/),
    ).toBeVisible();
    await agreeAndSubmit(page);
    await expect(page.getByText(isSent.contact)).toBeVisible();
    expect(posted).toContain('name="bot-check"\r\n\r\nunavailable');
  });

  test('that fails, or is never solved, keeps no message back', async ({ page }) => {
    await turnstile(page, 'fails');
    let posted = '';
    await page.route(formSubmit, (route) => {
      posted = route.request().postData() ?? '';
      return reply(route, formServices.FormSubmit.yes);
    });
    await fillAndSend(page, 'contact');
    await expect(page.getByText(isSent.contact)).toBeVisible();
    expect(posted).toContain('name="bot-check"\r\n\r\nfailed');
  });

  test('that hangs can be gone without after 10 s', async ({ page }) => {
    await turnstile(page, 'waits');
    let posted = '';
    await page.route(formSubmit, (route) => {
      posted = route.request().postData() ?? '';
      return reply(route, formServices.FormSubmit.yes);
    });
    await page.clock.install();
    await fillAndSend(page, 'contact');
    const skip = page.getByRole('button', { name: 'Send it without the check' });
    await expect(skip).toBeHidden();
    await page.clock.runFor(11_000);
    await skip.click();
    await expect(page.getByText(isSent.contact)).toBeVisible();
    expect(posted).toContain('name="bot-check"\r\n\r\nnot solved');
  });
});

test.describe('without a bot check', () => {
  test('nothing of one is shown, and programs are asked to fill in a hidden field', async ({
    page,
    arrived,
  }) => {
    await open(page, '/contact');
    await expect(page.getByText(/bot check/i)).toHaveCount(0);
    await fillContact(page);
    const trap = page.locator('[name=_honey]');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await trap.evaluate((field: HTMLInputElement) => {
      field.value = 'I am a program';
    });
    await agreeAndSubmit(page);
    await expect(page.getByText(isSent.contact)).toBeVisible();
    expect(arrived()).toHaveLength(0);
  });
});
