import type { Fault } from '@portfolio/tools/inbox';
import { faultErrors, faults, loadingFaults, forEachFault, advanceUntilVisible } from './faults';
import { test } from './forms';
import { googleTranslate } from './mocks';
import { expect, withThirdParties } from './support';

// Tests faults in the local inbox and in third-party services. `sendForm.test.ts` tests all replies from form services.

test.use({ ...withThirdParties, expects: { errors: faultErrors } });

/** Part of the error message for each inbox fault. */
const inboxFaults: Partial<Record<Fault, string>> = {
  '500': 'form service is having problems',
  html: 'did not confirm your message',
  'success-false': 'It says: “This form needs Activation',
};

test('the typed message survives every inbox fault', async ({ page, contact, inbox, received }) => {
  inbox.simulateFault({ mode: '500' });
  await contact.openAndSend();
  for (const [mode, text] of Object.entries(inboxFaults)) {
    await test.step(mode, async () => {
      inbox.simulateFault({ mode: mode as Fault });
      await contact.retry.click();
      await contact.expectFailure(text);
    });
  }
  await test.step('drop-after-storing: the message may have arrived', async () => {
    inbox.simulateFault({ mode: 'drop-after-storing' });
    await contact.retry.click();
    await contact.expectFailure('may have arrived', 'There was no reply');
  });
  await test.step('sends nothing until the terms are accepted', async () => {
    await contact.terms.uncheck();
    await contact.retry.click();
    await expect(contact.terms).toBeFocused();
    await expect(page.getByText('Your message is being sent')).toHaveCount(0);
    await contact.terms.check();
  });
  inbox.simulateFault({ mode: 'slow', delayMs: 500 });
  await contact.retry.click();
  await expect(page.getByText('Your message is being sent')).toBeVisible();
  await contact.expectSent();
  // All attempts have the same id, so the inbox keeps only one message.
  expect(received()).toHaveLength(1);
});

test('without a form service, the message can be emailed', async ({ page, contact }) => {
  // A static host rejects form posts.
  await page.route('**/inbox/**', (route) => route.fulfill({ status: 405 }));
  await contact.openAndSend();
  await contact.expectFailure('could not find this form');
  await expect(contact.retry).toHaveCount(0);
});

test('translation can be retried without losing typed text', async ({ page, contact }) => {
  const serviceUrl = 'https://translate.google.com/**';
  await page.clock.install();
  await contact.openWithDraft();
  const languages = page.getByRole('combobox', { name: 'Read this site in' });
  const errorMessage = page.getByText('Translation is unavailable right now.');
  await forEachFault(page, serviceUrl, loadingFaults, async () => {
    const requested = page.waitForRequest(serviceUrl);
    await languages.selectOption('Deutsch');
    // Before this request, the error message of the previous fault may still be visible.
    await requested;
    await advanceUntilVisible(page, errorMessage);
    await expect(languages).toHaveValue('en');
  });
  await contact.expectDraftKept();
  await googleTranslate(page);
  await languages.selectOption('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test("the prerendered QR code replaces the service's failed image", async ({ page, contact }) => {
  const serviceUrl = 'https://api.qrserver.com/**';
  await page.clock.install();
  await contact.openWithDraft('/about');
  await forEachFault(page, serviceUrl, ['is blocked', 'never responds'], async () => {
    const requested = page.waitForRequest(serviceUrl);
    await page.goto('/resume', { waitUntil: 'domcontentloaded' });
    const code = page.getByRole('img', { name: 'QR code' });
    const picture = page.getByRole('figure').locator('img');
    // Before this request, the page shows the prerendered QR code.
    await requested;
    // The image times out after 8 s.
    await page.clock.fastForward(9_000);
    await expect(picture).toHaveCount(0);
    expect(await code.evaluate(({ tagName }) => tagName)).toBe('svg');
  });
  await page.footer.getByRole('link', { name: 'Contact', exact: true }).click();
  await contact.expectDraftKept();
});

const cards = {
  LeetCode: { service: 'LeetCode', figure: '142 of 906' },
  'GitHub stats': { service: 'GitHub', figure: '1,402' },
  'Top languages': { service: 'GitHub', figure: '11 repositories' },
};

test('failed cards show figures from the snapshot', async ({ page, contact }) => {
  const serviceUrls = /leetcard\.jacoblin\.cool|github-readme-stats\.vercel\.app/;
  const card = (title: string) =>
    page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const expectFigures = async () => {
    for (const [title, { service, figure }] of Object.entries(cards)) {
      await advanceUntilVisible(page, card(title).getByText(`${service} card did not load`));
      await expect(card(title).getByText(figure)).toBeVisible();
      await expect(card(title).getByText('Sample figures, as of 1 November 2025')).toBeVisible();
      await expect(card(title).getByRole('link', { name: /Open profile/ })).toBeVisible();
      await expect(card(title).locator('img')).toHaveCount(0);
    }
  };
  await page.clock.install();
  await page.route(serviceUrls, faults['responds with 500']);
  await contact.openWithDraft('/my-activity');
  await expectFigures();
  await page.unroute(serviceUrls);
  await forEachFault(page, serviceUrls, ['never responds'], async () => {
    for (const title of Object.keys(cards)) {
      await card(title).getByRole('button', { name: 'Try again' }).click();
    }
    await expectFigures();
  });
  for (const title of Object.keys(cards)) {
    await card(title).getByRole('button', { name: 'Try again' }).click();
    await expect(card(title).locator('img')).toBeVisible();
  }
  await page.footer.getByRole('link', { name: 'Contact', exact: true }).click();
  await contact.expectDraftKept();
});
