import { readFile } from 'node:fs/promises';
import { faultErrors } from './faults';
import { message, sentFields, test } from './forms';
import { simulateTranslation } from './mocks';
import { expect } from './support';

test.beforeEach(({ page }) => page.chooseCookies('rejected'));

test('holding Enter sends all nine fields once', async ({ page, contact, received }) => {
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  await contact.open();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main form')).toBeHidden();
  await expect(page.getByText(/^Write to .+@.+\.$/)).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(page.getByText('Indicates required question.')).toBeVisible();
  expect(await page.locator('main form [required]:not([type=checkbox])').count()).toBe(9);
  // A hidden honeypot field replaces the bot check.
  await expect(page.getByText(/bot check/i)).toHaveCount(0);
  await expect(page.locator('[name=_honey]')).toHaveAttribute('tabindex', '-1');
  await contact.fill();
  await contact.choose('City', 'Dharapuram');
  await expect(contact.submit).toBeDisabled();
  await contact.terms.check();
  await expect(contact.submit).toBeEnabled();
  // Simulates holding Enter: submits the form repeatedly until it is hidden.
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      form.requestSubmit();
      if (!form.hidden) port2.postMessage('');
    };
    port2.postMessage('');
  });
  await expect(contact.confirmation).toBeFocused();
  await expect(page.locator('main form')).toBeHidden();
  await expect(contact.summary).toHaveCount(0);
  expect(posts).toBe(1);
  // Dharapuram is sent as Coimbatore.
  expect(sentFields(received())).toEqual(message);
  expect(await contact.storedDraft()).toBeNull();

  const kolam = 'A kolam drawn from the name Meena Sundaram';
  await expect(page.getByRole('img', { name: kolam, exact: true })).toBeVisible();
  for (const [type, signature] of [
    ['SVG', '<svg'],
    ['PNG', '\u0089PNG'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: `Save as ${type}` }).press('Enter');
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`kolam-meena-sundaram.${type.toLowerCase()}`);
    expect(await readFile(await file.path(), 'latin1')).toMatch(new RegExp(`^${signature}`));
  }
  await contact.confirmation.getByRole('button', { name: 'Write another message' }).click();
  await expect(contact.textbox('Message')).toHaveValue('');
  await expect(contact.textbox('First name')).toBeFocused();
  await expect(contact.submit).toBeDisabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the thank-you page', async ({ page, contact, received }) => {
    await page.goto('/contact');
    await contact.textbox('First name').fill(message.firstName);
    await contact.textbox('Last name').fill(message.lastName);
    await contact.textbox('Email').fill(message.email);
    await page.locator('[name=countryCode]').fill(message.countryCode);
    await contact.textbox('Mobile').fill(message.mobile);
    await page.locator('select[name=country]').selectOption({ label: 'India' });
    await page.locator('[name=state]').fill(message.state);
    await page.locator('[name=city]').fill(message.city);
    await contact.textbox('Message').fill(message.message);

    // Drafts need JavaScript, so the page does not mention them.
    await expect(page.main.getByText('in this browser')).toHaveCount(0);
    // The browser blocks sending until the terms are accepted.
    await contact.submit.click();
    expect(received()).toHaveLength(0);
    await contact.send();
    await expect(page).toHaveURL(/\/contact\/thank-you$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(sentFields(received())).toEqual(message);
  });
});

test('keeps text typed before hydration on a translated page', async ({ page, contact }) => {
  // Translated text fails to hydrate, so React renders the page again and logs an error.
  page.expectErrors(/Minified React error #418/);
  const release = await page.holdRequests('**/assets/ContactPage-*');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Early');
  await page.locator('select[name=country]').selectOption('DE');
  // Browsers autofill country codes without the plus sign.
  await page.locator('[name=countryCode]').fill('49');
  await contact.terms.check();
  await simulateTranslation(page);
  release();
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('Germany');
  await expect(page.getByLabel('First name')).toHaveValue('Early');
  await expect(contact.submit).toBeEnabled();
  await expect.poll(contact.storedDraft).toMatchObject({
    firstName: 'Early',
    countryCode: '+49',
    country: 'DE',
  });
});

// `useFormDraft.test.tsx` tests discarding, restoring and other tabs.
test('a draft survives reloading, but the accepted terms do not', async ({ page, contact }) => {
  await contact.open();
  await contact.fill();
  await expect(page.getByText('stays in this browser until you send it')).toBeVisible();
  await contact.terms.check();
  // "Write to me about this" keeps the typed message.
  await page.open('/contact?about=Kettles');
  await contact.expectRestored();
  await contact.expectDraftKept();
  await expect(contact.terms).not.toBeChecked();
});

test('warns that drafts will be lost if storage is blocked', async ({ page, contact }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await contact.open();
  await contact.textbox('Message').fill('Hello');
  await expect(page.getByText('this draft is lost when you leave the site')).toBeVisible();
});

test('a message written offline can be sent later', async ({
  page,
  context,
  contact,
  received,
}) => {
  page.expectErrors(/Failed to (load resource|fetch)/);
  // Without the rules for phone numbers, the message is sent unchecked.
  await page.route('**/assets/phone-*', (route) => route.abort());
  await contact.openWithDraft();
  await context.setOffline(true);
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await contact.send();
  await contact.expectFailure('You are offline. Send it again');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy my message' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Message:\n${message.message}`);
  expect(copied).toContain('Country: India');
  await context.setOffline(false);
  await expect(page.getByText('You are back online, so you can send it now.')).toBeVisible();
  expect(received()).toHaveLength(0);
  await contact.expectRetryWorks();
  expect(received()).toHaveLength(1);
});

// `sendForm.test.ts` tests all replies from form services.
test('the typed message survives failures', async ({ page, contact, inbox, received }) => {
  page.expectErrors(faultErrors);
  await test.step('without a form service, the message can be emailed', async () => {
    // A static host rejects form posts.
    await page.route('**/inbox/**', (route) => route.fulfill({ status: 405 }));
    await contact.openAndSend();
    await contact.expectFailure('could not find this form');
    await expect(contact.retry).toHaveCount(0);
    await page.unroute('**/inbox/**');
  });
  inbox.simulateFault({ mode: '500' });
  await contact.submit.click();
  await contact.expectFailure('form service is having problems');
  inbox.simulateFault({ mode: 'drop-after-storing' });
  await contact.retry.click();
  await contact.expectFailure('may have arrived', 'There was no reply');
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
