import type { Fault } from '@portfolio/tools/inbox';
import { faultErrors, faults, loadingFaults, meetFaults, passTimeUntil } from './faults';
import { test } from './forms';
import { googleTranslate } from './mocks';
import { expect, testWithoutScripts, withOthers } from './support';

// How each service's replies are read: src/forms/sendForm.test.ts. Services that the built site does without: configured/.

test.use({ ...withOthers, expects: { errors: faultErrors } });

/** What the inbox can do wrong, and what the visitor is told, shortened to what tells one fault from another. */
const inboxFaults: Partial<Record<Fault, string>> = {
  '403': 'refused the message',
  '429': 'form service is busy',
  '500': 'form service has a problem',
  html: 'replied, but did not confirm',
  captcha: 'replied, but did not confirm',
  empty: 'replied, but did not confirm',
  malformed: 'replied, but did not confirm',
  'success-false': 'It says: “This form needs Activation',
};

test('the inbox fails in every way it can: the message stays, and goes when it has recovered', async ({
  page,
  contact,
  inbox,
  arrived,
}) => {
  inbox.misbehave({ mode: '500' });
  await contact.openAndSend();
  for (const [mode, text] of Object.entries(inboxFaults)) {
    await test.step(mode, async () => {
      inbox.misbehave({ mode: mode as Fault });
      await contact.retry.click();
      await contact.expectFailure(text);
    });
  }
  await test.step('nobody is there', async () => {
    await page.route('**/inbox/**', faults['answers 404']);
    await contact.retry.click();
    await contact.expectFailure('could not find this form');
    await page.unroute('**/inbox/**');
  });
  for (const mode of ['drop', 'drop-after-storing', 'is blocked'] as const) {
    await test.step(`${mode}: it may have arrived`, async () => {
      if (mode === 'is blocked') await page.route('**/inbox/**', faults['is blocked']);
      else inbox.misbehave({ mode });
      await contact.retry.click();
      await contact.expectFailure('may have arrived', 'There was no reply');
    });
  }
  await page.unroute('**/inbox/**');
  await test.step('the terms are unticked: nothing is sent', async () => {
    await contact.terms.uncheck();
    await contact.retry.click();
    await expect(contact.terms).toBeFocused();
    await expect(page.getByText('Your message is being sent')).toHaveCount(0);
    await contact.terms.check();
  });
  inbox.misbehave({ mode: 'slow', delayMs: 500 });
  await contact.retry.click();
  await expect(page.getByText('Your message is being sent')).toBeVisible();
  await contact.expectSent();
  // Sent again and again, and by the browser itself too: each copy bears the number of the first.
  expect(arrived()).toHaveLength(1);
});

test('so does it where the feedback goes', async ({ feedback, inbox }) => {
  inbox.misbehave({ mode: '500' });
  await feedback.openAndSend();
  await feedback.expectFailure('form service has a problem');
  inbox.misbehave(undefined);
  await feedback.expectRetryWorks();
});

test('a message of endless words leaves the inbox as narrow as its window', async ({
  page,
  inbox,
}) => {
  await page.route(`${inbox.url}/**`, (route) => route.continue());
  await page.setViewportSize({ width: 390, height: 844 });
  const form = { firstName: 'x'.repeat(5000), email: 'a@example.com', message: 'y'.repeat(5000) };
  await page.request.post(`${inbox.url}/contact`, { form, maxRedirects: 0 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.goto(inbox.url);
  expect(await width()).toBe(390);
  await page.getByText('yyy').first().click();
  await expect(page.getByText('yyy').last()).toBeVisible();
  expect(await width()).toBe(390);
});

test('the translation fails in every way: the page says so, keeps the message, and offers it again', async ({
  page,
  contact,
}) => {
  const address = 'https://translate.google.com/**';
  await page.clock.install();
  await contact.openFilled();
  const languages = page.getByRole('combobox', { name: 'Read this site in' });
  const told = page.getByText('Translation is unavailable right now.');
  await meetFaults(page, address, loadingFaults, async () => {
    await languages.selectOption('Deutsch');
    await passTimeUntil(page, told);
    await expect(languages).toHaveValue('en');
  });
  await contact.expectKept();
  await googleTranslate(page);
  await languages.selectOption('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the QR code that does not come is drawn by the page', async ({ page, contact }) => {
  await page.clock.install();
  await contact.openFilled('/about');
  await meetFaults(page, 'https://api.qrserver.com/**', loadingFaults, async () => {
    await page.goto('/resume', { waitUntil: 'domcontentloaded' });
    const code = page.getByRole('img', { name: 'QR code' });
    const picture = page.getByRole('figure').locator('img');
    await expect(picture.or(code).first()).toBeVisible();
    // The picture's eight seconds.
    await page.clock.runFor(9_000);
    await expect(picture).toHaveCount(0);
    expect(await code.evaluate(({ tagName }) => tagName)).toBe('svg');
  });
  // The message that was begun is still there.
  await page.footer.getByRole('link', { name: 'Contact', exact: true }).click();
  await contact.expectKept();
});

/** The cards of Activity by their headings, each with one of the figures that the content has for it. */
const cards = {
  LeetCode: { service: 'LeetCode', figure: '142 of 906' },
  'GitHub stats': { service: 'GitHub', figure: '1,402' },
  'Top languages': { service: 'GitHub', figure: '11 repositories' },
};

test('cards that do not come show the figures of the content, and are asked for again', async ({
  page,
  contact,
}) => {
  const services = /leetcard\.jacoblin\.cool|github-readme-stats\.vercel\.app/;
  const card = (title: string) =>
    page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const expectFigures = async () => {
    for (const [title, { service, figure }] of Object.entries(cards)) {
      await passTimeUntil(page, card(title).getByText(`${service} card did not load`));
      await expect(card(title).getByText(figure)).toBeVisible();
      await expect(card(title).getByText('Sample figures, as of 1 November 2025')).toBeVisible();
      await expect(card(title).getByRole('link', { name: /Open profile/ })).toBeVisible();
      await expect(card(title).locator('img')).toHaveCount(0);
    }
  };
  await page.clock.install();
  await page.route(services, faults['answers 500']);
  await contact.openFilled('/my-activity');
  await expectFigures();
  await page.unroute(services);
  await meetFaults(page, services, loadingFaults, async () => {
    for (const title of Object.keys(cards)) {
      await card(title).getByRole('button', { name: 'Try again' }).click();
    }
    await expectFigures();
  });
  for (const title of Object.keys(cards)) {
    await card(title).getByRole('button', { name: 'Try again' }).click();
    await expect(card(title).locator('img')).toBeVisible();
  }
  await test.step('draws an error with status 200', async () => {
    // As large as the one that github-readme-stats draws.
    const body =
      '<svg xmlns="http://www.w3.org/2000/svg" width="576.5" height="120" viewBox="0 0 576.5 120"/>';
    await page.route(/github-readme-stats/, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body }),
    );
    await page.reload();
    await expect(card('GitHub stats').getByText('GitHub card did not load')).toBeVisible();
  });
  // The message that was begun is still there.
  await page.footer.getByRole('link', { name: 'Contact', exact: true }).click();
  await contact.expectKept();
});

testWithoutScripts(
  'the figures of the content stand in the place of the cards without JavaScript',
  async ({ page }) => {
    await page.goto('/my-activity');
    await expect(page.getByText('Sample figures, as of 1 November 2025')).toHaveCount(3);
    await expect(page.getByText('142 of 906')).toBeVisible();
    await expect(page.getByText('Loading GitHub card').first()).toBeHidden();
  },
);
