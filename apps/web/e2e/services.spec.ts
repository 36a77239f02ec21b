import type { Page, Route } from '@playwright/test';
import type { MisbehaviourMode } from '@portfolio/tools/inbox';
import { agreeAndSubmit, fillContact, fillSurvey, keptDraft, message } from './forms';
import { expect, test } from './sites';
import type { SiteName } from './siteNames';
import { turnstile } from './standIns';
import { open } from './support';

/** What a browser says by itself about failed requests is expected here; anything else is not. */
test.use({ expects: { errors: /Failed to load resource|CORS|net::/ } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'rejected'));
});

interface Answer {
  status: number;
  body: string;
  type?: string;
}

const json = (status: number, value: unknown): Answer => ({
  status,
  body: JSON.stringify(value),
  type: 'application/json',
});

/** A service: where its form stands, where the fields go, and how it says yes and no. */
interface Service {
  name: string;
  siteName: SiteName;
  form: 'contact' | 'feedback';
  address: string;
  yes: Answer;
  no: Answer;
}

const services: readonly Service[] = [
  {
    name: 'FormSubmit',
    siteName: 'configured',
    form: 'contact',
    address: 'https://formsubmit.co/ajax/owner-alias',
    yes: json(200, { success: 'true', message: 'The form was submitted successfully.' }),
    no: json(200, { success: 'false', message: 'This form needs Activation.' }),
  },
  {
    name: 'Formspree',
    siteName: 'configured',
    form: 'feedback',
    address: 'https://formspree.io/f/abcdefgh',
    yes: json(200, { ok: true, next: '/thanks' }),
    no: json(422, {
      error: 'The form has errors.',
      errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
    }),
  },
  {
    name: 'a service of another kind',
    siteName: 'generic',
    form: 'feedback',
    address: 'https://api.example.com/feedback',
    yes: json(201, { id: 7 }),
    no: json(200, { success: false, message: 'Not today.' }),
  },
];

const page200 = '<!doctype html><title>Are you human?</title>';

/** What can go wrong on the way, and how the visitor is told. */
const faults: readonly {
  name: string;
  says: RegExp;
  answer: (route: Route, service: Service) => Promise<void>;
}[] = [
  {
    name: 'is blocked',
    says: /could not be reached, or the connection broke off/,
    answer: (route) => route.abort('blockedbyclient'),
  },
  {
    name: 'drops the connection',
    says: /could not be reached, or the connection broke off/,
    answer: (route) => route.abort('connectionreset'),
  },
  ...(
    [
      [403, /refuses to take it/],
      [429, /takes no more messages for now/],
      [500, /has a fault of its own/],
      [404, /Nothing takes messages/],
    ] as const
  ).map(([status, says]) => ({
    name: `answers ${status}`,
    says,
    answer: (route: Route) => route.fulfill({ status, headers: cors, body: 'no' }),
  })),
  {
    name: 'answers 200 with a page',
    says: /something else than a confirmation/,
    answer: (route) => route.fulfill({ headers: cors, contentType: 'text/html', body: page200 }),
  },
  {
    name: 'answers half a reply',
    says: /something else than a confirmation/,
    answer: (route) =>
      route.fulfill({ headers: cors, contentType: 'application/json', body: '{"success":"tr' }),
  },
  {
    name: 'says no in its body',
    says: /did not take it/,
    answer: (route, { no }) => reply(route, no),
  },
];

const cors = { 'Access-Control-Allow-Origin': '*' };
const reply = (route: Route, { status, body, type }: Answer) =>
  route.fulfill({ status, headers: cors, contentType: type, body });

const notSent = { contact: 'Your message was not sent', feedback: 'Your feedback was not sent' };
const isSent = { contact: 'Your message is on its way', feedback: 'Thank you for your answers' };

async function fillAndSend(page: Page, form: 'contact' | 'feedback') {
  await open(page, `/${form}`);
  if (form === 'contact') {
    await fillContact(page);
    await agreeAndSubmit(page);
  } else {
    await fillSurvey(page);
    await page.getByRole('button', { name: 'Send feedback' }).click();
  }
}

/** The visitor is told, has the focus there, and finds everything still in place. */
async function expectToldAndKept(page: Page, form: 'contact' | 'feedback', says: RegExp) {
  const notice = page.getByRole('group', { name: notSent[form] });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(says);
  await expect(notice).toContainText('What you wrote is still here.');
  const mail = notice.getByRole('link', { name: 'Send it as an email' });
  const wanted = form === 'contact' ? message.message : 'nothing';
  await expect(mail).toHaveAttribute(
    'href',
    new RegExp(`^mailto:[^?]+\\?subject=.+&body=.*${encodeURIComponent(wanted)}`),
  );
  await expect(page.locator('main textarea').last()).toHaveValue(wanted);
  await expect.poll(() => keptDraft(page, form)).not.toBeNull();
}

for (const service of services) {
  test.describe(`${service.name}`, () => {
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

    for (const fault of faults) {
      test(`${fault.name}: the visitor is told, nothing is lost, and trying again works`, async ({
        page,
      }) => {
        await page.route(service.address, (route) => fault.answer(route, service));
        await fillAndSend(page, service.form);
        await expectToldAndKept(page, service.form, fault.says);
        await page.unroute(service.address);
        await page.route(service.address, (route) => reply(route, service.yes));
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText(isSent[service.form])).toBeVisible();
        expect(await keptDraft(page, service.form)).toBeNull();
      });
    }
  });
}

test.describe('Formspree', () => {
  test.use({ siteName: 'configured' });

  test('has its word on a field shown at the field', async ({ page }) => {
    await turnstile(page);
    const [, formspree] = services;
    await page.route(formspree!.address, (route) => reply(route, formspree!.no));
    await fillAndSend(page, 'feedback');
    await expect(page.getByText('It says: “The form has errors.”')).toBeVisible();
    await expect(page.locator('#email')).toHaveAccessibleDescription('Error: should be an email');
    await page.locator('#email').fill('arun@example.org');
    await expect(page.locator('#email')).not.toHaveAttribute('aria-invalid');
  });
});

test.describe('the inbox', () => {
  /** Each misbehaviour that the inbox knows, and how the visitor is told. */
  const modes: readonly (readonly [Exclude<MisbehaviourMode, 'slow'>, RegExp])[] = [
    ['403', /refuses to take it/],
    ['429', /takes no more messages for now/],
    ['500', /has a fault of its own/],
    ['html', /something else than a confirmation/],
    ['malformed', /something else than a confirmation/],
    ['empty', /something else than a confirmation/],
    ['captcha', /something else than a confirmation/],
    ['success-false', /It says: “This form needs Activation/],
    ['drop', /could not be reached, or the connection broke off/],
    ['drop-after-storing', /could not be reached, or the connection broke off/],
  ];

  for (const [mode, says] of modes) {
    test(`misbehaves (${mode}): the visitor is told, nothing is lost, and trying again works`, async ({
      page,
      inbox,
      arrived,
    }) => {
      inbox.misbehave({ mode });
      await fillAndSend(page, 'contact');
      await expectToldAndKept(page, 'contact', says);
      const before = arrived().length;
      inbox.misbehave(undefined);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(isSent.contact)).toBeVisible();
      expect(arrived()).toHaveLength(before + 1);
    });
  }

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
    await expectToldAndKept(page, 'contact', /You are offline\. Send it again/);
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
    await expect(page.getByRole('alert')).toContainText('Nine answers need another look');
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

test.describe('the bot check (Decision 18)', () => {
  test.use({ siteName: 'configured' });

  const formSubmit = 'https://formsubmit.co/ajax/owner-alias';
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
      return reply(route, services[0]!.yes);
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

  test('keeps Submit waiting for its token, then the message goes by itself', async ({ page }) => {
    await turnstile(page, 'waits');
    let posted = '';
    await page.route(formSubmit, (route) => {
      posted = route.request().postData() ?? '';
      return reply(route, services[0]!.yes);
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
      return reply(route, tokens.length < 3 ? services[0]!.no : services[0]!.yes);
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
      return reply(route, services[0]!.yes);
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
      page.getByText(/cannot be reached\. You can send the form all the same/),
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
      return reply(route, services[0]!.yes);
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
      return reply(route, services[0]!.yes);
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
