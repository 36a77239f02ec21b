import { readFile } from 'node:fs/promises';
import { formOn, message, sentFields, test } from './forms';
import { simulateTranslation } from './mocks';
import { expect, testWithoutScripts, sitePage } from './support';

test.beforeEach(({ page }) => page.chooseCookies('rejected'));

test('sends all nine fields after the terms are accepted', async ({ page, contact, received }) => {
  await contact.open();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main form')).toBeHidden();
  await expect(page.getByText(/^Write to .+@.+\.$/)).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(page.getByText('Indicates required question.')).toBeVisible();
  const fields = await contact.values();
  expect(Object.keys(fields).filter((name) => !name.startsWith('_'))).toEqual(Object.keys(message));
  for (const name of Object.keys(message))
    await expect(page.locator(`#${name}`)).toHaveAttribute('required');
  await expect(contact.field('email')).toHaveAttribute('type', 'email');
  await expect(contact.field('mobile')).toHaveAttribute('type', 'tel');
  // A hidden honeypot field replaces the bot check.
  await expect(page.getByText(/bot check/i)).toHaveCount(0);
  await expect(page.locator('[name=_honey]')).toHaveAttribute('tabindex', '-1');
  await contact.fill();
  await expect(contact.submit).toBeDisabled();
  await contact.terms.check();
  await expect(contact.submit).toBeEnabled();
  await contact.terms.uncheck();
  await expect(contact.submit).toBeDisabled();
  expect(received()).toHaveLength(0);
  await contact.send();
  await expect(contact.confirmation).toBeFocused();
  await expect(page.locator('main form')).toBeHidden();
  expect(received()).toHaveLength(1);
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
    const content = await readFile(await file.path(), 'latin1');
    expect(content.slice(0, signature.length)).toBe(signature);
  }
  await contact.confirmation.getByRole('button', { name: 'Write another message' }).click();
  await expect(contact.textbox('Message')).toHaveValue('');
  await expect(contact.textbox('First name')).toBeFocused();
  await expect(contact.submit).toBeDisabled();
});

test('an error summary lists invalid fields and receives focus', async ({ contact, received }) => {
  await contact.openWithDraft();
  await contact.textbox('Last name').fill('');
  await contact.textbox('Mobile').fill('98 76');
  await contact.textbox('Email').fill('meena@studio');
  // An error that appears during a click must not move the click's target.
  await contact.terms.click({ delay: 200 });
  await expect(contact.field('email')).toHaveAccessibleDescription(/a domain, like/);
  await expect(contact.terms).toBeChecked();
  await contact.submit.click();
  await expect(contact.summary).toBeFocused();
  await expect(contact.summary).toContainText('Please fix 3 fields');
  await expect(contact.summary.getByRole('link')).toHaveText(['Last name', 'Email', 'Mobile']);
  await expect(contact.field('mobile')).toHaveAccessibleDescription(/your full number/);
  await contact.summary.getByRole('link', { name: 'Email' }).click();
  await expect(contact.field('email')).toBeFocused();
  await contact.field('email').fill(message.email);
  await expect(contact.field('email')).toHaveAttribute('aria-invalid', 'false');
  await expect(contact.summary).toContainText('Please fix 2 fields');
  expect(received()).toHaveLength(0);
  await contact.expectDraftKept();
});

// `SearchableSelect.stories.tsx` and `contact.test.ts` cover autofill, aliases, and each rule for states and cities.
test('offers states and cities that match the country', async ({ page, contact, received }) => {
  await contact.openWithDraft();
  const postedCity = page.locator('[name=city]');
  await contact.choose('State', 'Kerala');
  await expect(postedCity).toHaveValue('');
  await page.getByRole('combobox', { name: 'City' }).click();
  await expect(page.getByRole('option', { name: 'Kochi' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Chennai' })).toHaveCount(0);
  await contact.choose('State', 'Tamil Nadu');
  await contact.choose('City', 'Dharapuram');
  await expect.poll(contact.storedDraft).toMatchObject({ city: 'Dharapuram' });
  await page.reload();
  await contact.expectRestored();
  await expect(postedCity).toHaveValue('Coimbatore');

  await contact.choose('Country', 'Canada');
  await expect(postedCity).toHaveValue('');
  await contact.textbox('Province').fill('Ontario');
  await contact.textbox('City').fill('Toronto');
  await contact.choose('Country', 'Singapore');
  await contact.send();
  await contact.expectSent();
  expect(sentFields(received())).toMatchObject({ country: 'SG', city: 'Toronto' });
  expect(sentFields(received())).not.toHaveProperty('state');
});

test('holding Enter sends one message and shows the confirmation', async ({ page, contact }) => {
  await contact.openWithDraft();
  await contact.terms.check();
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  // Simulates holding Enter: submits the form repeatedly until it is hidden.
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      form.requestSubmit();
      if (!form.hidden) port2.postMessage('');
    };
    port2.postMessage('');
  });
  await contact.expectSent();
  await expect(contact.summary).toHaveCount(0);
  expect(posts).toBe(1);
});

testWithoutScripts(
  'without JavaScript, the form leads to the thank-you page',
  async ({ page, received }) => {
    await page.goto('/contact');
    await page.getByLabel('First name').fill(message.firstName);
    await page.getByLabel('Last name').fill(message.lastName);
    await page.getByLabel('Email').fill(message.email);
    await page.locator('[name=countryCode]').fill(message.countryCode);
    await page.getByLabel('Mobile').fill(message.mobile);
    await page.locator('select[name=country]').selectOption({ label: 'India' });
    await page.locator('[name=state]').fill(message.state);
    await page.locator('[name=city]').fill(message.city);
    await page.getByLabel('Message').fill(message.message);

    // Drafts need JavaScript, so the page does not mention them.
    await expect(page.main.getByText('in this browser')).toHaveCount(0);
    // The browser blocks sending until the terms are accepted.
    const contact = formOn(page, 'contact');
    await contact.submit.click();
    expect(received()).toHaveLength(0);
    await contact.send();
    await expect(page).toHaveURL(/\/contact\/thank-you$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(sentFields(received())).toEqual(message);
  },
);

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
test('a draft survives reloading and closing the tab', async ({ page, context, contact }) => {
  await contact.open();
  await contact.fill();
  await expect(page.getByText('stays in this browser until you send it')).toBeVisible();
  await contact.terms.check();
  await page.reload();
  await contact.expectRestored();
  await contact.expectDraftKept();
  await expect(contact.terms).not.toBeChecked();
  // "Write to me about this" keeps the typed message.
  await page.open('/contact?about=Kettles');
  await contact.expectDraftKept();
  await page.footer.getByRole('link', { name: 'About' }).click();
  await expect(page.heading('About')).toBeVisible();
  await page.close();
  const reopened = formOn(sitePage(await context.newPage()), 'contact');
  await reopened.open();
  await reopened.expectDraftKept();
});

test('sends the message if phone validation fails to load', async ({ page, contact }) => {
  page.expectErrors(/Failed to load resource/);
  await page.route('**/assets/phone-*', (route) => route.abort());
  await contact.openAndSend();
  await contact.expectSent();
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
  await page.cookieBanner.getByRole('button', { name: 'Reject' }).click();
  await expect(page.cookieBanner).toBeHidden();
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
