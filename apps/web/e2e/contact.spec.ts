import { axeFaults } from './axe';
import { formOn, message, sentFields, test } from './forms';
import { expect, testWithoutScripts, sitePage } from './support';
import { rewriteTexts } from './translator';

test.beforeEach(({ page }) => page.chooseCookies('rejected'));

test('is sent once the terms are ticked: the nine fields under their names, all required', async ({
  page,
  contact,
  arrived,
}) => {
  await contact.open();
  await expect(page.getByText('Indicates required question.')).toBeVisible();
  const fields = await contact.values();
  expect(Object.keys(fields).filter((name) => !name.startsWith('_'))).toEqual(Object.keys(message));
  for (const name of Object.keys(message))
    await expect(page.locator(`#${name}`)).toHaveAttribute('required');
  await expect(contact.field('email')).toHaveAttribute('type', 'email');
  await expect(contact.field('mobile')).toHaveAttribute('type', 'tel');
  // Programs are asked to fill in a hidden field, since there is no bot check.
  await expect(page.getByText(/bot check/i)).toHaveCount(0);
  await expect(page.locator('[name=_honey]')).toHaveAttribute('tabindex', '-1');
  await contact.fill();
  await expect(contact.submit).toBeDisabled();
  await contact.terms.check();
  await expect(contact.submit).toBeEnabled();
  await contact.terms.uncheck();
  await expect(contact.submit).toBeDisabled();
  expect(arrived()).toHaveLength(0);
  await contact.send();
  await expect(contact.done).toBeFocused();
  await expect(page.locator('main form')).toBeHidden();
  expect(arrived()).toHaveLength(1);
  expect(sentFields(arrived())).toEqual(message);
  expect(await contact.stored()).toBeNull();

  await contact.done.getByRole('button', { name: 'Write another message' }).click();
  await expect(contact.textbox('Message')).toHaveValue('');
  await expect(contact.textbox('First name')).toBeFocused();
  await expect(contact.submit).toBeDisabled();
});

test('says in words what is wrong, at the field and in a summary that has the focus', async ({
  page,
  contact,
  arrived,
}) => {
  await contact.openFilled();
  await contact.textbox('Last name').fill('');
  await contact.textbox('Mobile').fill('98 76');
  await contact.textbox('Email').fill('meena@studio');
  // A press is not lost to the error that appears as the field before it is left.
  await contact.terms.click({ delay: 200 });
  await expect(contact.field('email')).toHaveAccessibleDescription(/a domain, like/);
  await expect(contact.terms).toBeChecked();
  await contact.submit.click();
  await expect(contact.summary).toBeFocused();
  await expect(contact.summary).toContainText('Please fix 3 fields');
  await expect(contact.summary.getByRole('link')).toHaveText(['Last name', 'Email', 'Mobile']);
  await expect(contact.field('lastName')).toHaveAccessibleDescription(
    'Error: Enter your last name.',
  );
  await expect(contact.field('email')).toHaveAccessibleDescription(/a domain, like/);
  await expect(contact.field('mobile')).toHaveAccessibleDescription(/the whole number/);

  await contact.summary.getByRole('link', { name: 'Email' }).click();
  await expect(contact.field('email')).toBeFocused();
  await contact.field('email').fill(message.email);
  await expect(contact.field('email')).not.toHaveAttribute('aria-invalid');
  await expect(contact.summary).toContainText('Please fix 2 fields');
  expect(arrived()).toHaveLength(0);
  await contact.expectKept();

  // The number is checked by its country code, which may be typed.
  await contact.textbox('Last name').fill(message.lastName);
  await contact.textbox('Mobile').fill('12345 67890');
  await contact.submit.click();
  await expect(contact.field('mobile')).toHaveAccessibleDescription(
    /not a valid mobile number for \+91 India/,
  );
  await page.getByRole('combobox', { name: 'Country code' }).fill('254');
  await contact.textbox('Mobile').fill('0712 123456');
  await contact.submit.click();
  await contact.expectSent();
  expect(sentFields(arrived())).toMatchObject({ countryCode: '+254', mobile: '0712 123456' });
});

test('is filled in by the browser without a list that stays open, and knows countries by their names', async ({
  page,
  contact,
}) => {
  await contact.open();
  await contact.textbox('First name').focus();
  const filled = {
    countryCode: '998',
    country: 'Uzbekistan',
    state: 'Samarkand',
    city: 'Urgut',
  };
  for (const [name, value] of Object.entries(filled)) {
    await page.locator(`#${name}`).evaluate((input: HTMLInputElement, text) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      set!.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  }
  await expect(page.getByRole('listbox')).toHaveCount(0);
  expect(await contact.values()).toMatchObject({ ...filled, countryCode: '+998', country: 'UZ' });

  // A country is found by what people call it, and is never guessed.
  const country = page.getByRole('combobox', { name: 'Country', exact: true });
  const posted = page.locator('[name=country]');
  for (const [typed, code] of [
    ['USA', 'US'],
    ['UK', 'GB'],
    ['Korea', 'KR'],
    ['de', 'DE'],
  ] as const) {
    await country.fill(typed);
    await country.press('Tab');
    await expect(posted, typed).toHaveValue(code);
  }
});

test('in India states are a list, and cities are those of the state or typed; elsewhere both are text, under their names there', async ({
  page,
  contact,
  arrived,
}) => {
  await contact.openFilled();
  const city = page.getByRole('combobox', { name: 'City' });
  const posted = page.locator('[name=city]');
  await contact.choose('State', 'Kerala');
  await expect(posted).toHaveValue('');
  await city.click();
  await expect(page.getByRole('option', { name: 'Kochi' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Chennai' })).toHaveCount(0);
  await city.fill('Perumbavoor');
  await city.press('Tab');
  await expect(posted).toHaveValue('Perumbavoor');
  await contact.choose('State', 'Tamil Nadu');
  await contact.choose('City', 'Dharapuram');
  await expect(posted).toHaveValue('Coimbatore');
  await expect.poll(contact.stored).toMatchObject({ city: 'Dharapuram' });
  await page.reload();
  await contact.expectRestored();
  await expect(city).toHaveValue('Dharapuram');
  await expect(posted).toHaveValue('Coimbatore');

  await contact.choose('Country', 'Germany');
  await expect(posted).toHaveValue('');
  const state = contact.textbox('State');
  await expect(state).toHaveValue('');
  await state.fill('Bavaria');
  await contact.textbox('City').fill('Munich');
  expect(await contact.values()).toMatchObject({ country: 'DE', state: 'Bavaria', city: 'Munich' });

  await contact.choose('Country', 'Canada');
  await contact.textbox('Province').fill('Ontario');
  await contact.choose('Country', 'Singapore');
  await expect(page.locator('[name=state]')).toHaveCount(0);
  await contact.send();
  await contact.expectSent();
  expect(sentFields(arrived())).toMatchObject({ country: 'SG', city: 'Munich' });
  expect(sentFields(arrived())).not.toHaveProperty('state');
});

test('three questions have answers, one of which is open at a time, and stay in view', async ({
  page,
  contact,
}) => {
  await contact.open();
  await expect(page.locator('main').getByText('24-48 hours').first()).toBeVisible();
  const questions = page.main.getByRole('heading').getByRole('button');
  await expect(questions).toHaveCount(3);
  await questions.nth(0).click();
  await expect(page.getByText(/Within 24-48 hours/)).toBeVisible();
  await questions.nth(1).click();
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false');
  // Down to the end of the form.
  await contact.submit.scrollIntoViewIfNeeded();
  for (const question of await questions.all()) await expect(question).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Within 24-48 hours/)).toBeVisible();
});

testWithoutScripts(
  'without JavaScript the page posts itself and returns to a thank-you page',
  async ({ page, arrived }) => {
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

    // The browser's own check stands in for the rules: the terms are required.
    const contact = formOn(page, 'contact');
    await contact.submit.click();
    expect(arrived()).toHaveLength(0);
    await contact.send();
    await expect(page).toHaveURL(/\/contact\/thank-you$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(sentFields(arrived())).toEqual(message);
  },
);

for (const isTranslated of [false, true]) {
  const where = isTranslated ? ', on a page that a translator has changed too' : '';
  test(`what was typed before the page came alive counts${where}`, async ({ page, contact }) => {
    // React draws the page anew, and says so.
    if (isTranslated) page.expectErrors(/Minified React error #418/);
    const release = await page.holdRequests('**/assets/ContactPage-*');
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel('First name').fill('Early');
    await page.locator('select[name=country]').selectOption('DE');
    await contact.terms.check();
    if (isTranslated) await rewriteTexts(page);
    release();
    await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue(
      'Germany',
    );
    await expect(page.getByLabel('First name')).toHaveValue('Early');
    await expect(contact.submit).toBeEnabled();
    await expect.poll(contact.stored).toMatchObject({ firstName: 'Early', country: 'DE' });
  });
}

test('what was typed survives a reload, says so, can be discarded and brought back, and survives the tab', async ({
  page,
  context,
  contact,
}) => {
  await contact.open();
  await contact.fill();
  await expect(page.getByText('stays in this browser until you send it')).toBeVisible();
  await contact.terms.check();
  await page.reload();
  await contact.expectRestored();
  await contact.expectKept();
  await expect(contact.terms).not.toBeChecked();
  await expect(contact.submit).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('India');

  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(contact.textbox('Message')).toHaveValue('');
  expect(await contact.stored()).toBeNull();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(contact.textbox('Message')).toHaveValue(message.message);
  await expect(contact.textbox('First name')).toBeFocused();

  // It survives leaving the page and closing the tab too.
  await page.footer.getByRole('link', { name: 'About' }).click();
  await expect(page.heading('About')).toBeVisible();
  await page.close();
  const later = formOn(sitePage(await context.newPage()), 'contact');
  await later.open();
  await later.expectKept();
});

test('what was typed in two tabs is not overwritten silently', async ({
  page,
  context,
  contact,
}) => {
  const here = contact.textbox('Message');
  await contact.open();
  await here.fill('In the first tab');
  await expect.poll(contact.stored).not.toBeNull();
  const tab = sitePage(await context.newPage());
  const other = formOn(tab, 'contact');
  const there = other.textbox('Message');
  await other.open();
  await expect(there).toHaveValue('In the first tab');
  await there.fill('In the second tab');
  await expect(page.getByText('There is a different draft of this form')).toBeVisible();
  await expect(here).toHaveValue('In the first tab');
  await page.getByRole('button', { name: 'Use the other one' }).click();
  await expect(here).toHaveValue('In the second tab');
  await tab.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('You sent or discarded this draft in another tab')).toBeVisible();
  await expect(here).toHaveValue('In the second tab');
});

test('with the tables of numbers out of reach the message still goes, once by a double click', async ({
  page,
  contact,
  inbox,
  arrived,
}) => {
  page.expectErrors(/Failed to load resource/);
  await page.route('**/assets/phone-*', (route) => route.abort());
  inbox.misbehave({ mode: 'slow', delayMs: 2_000 });
  await contact.openFilled();
  await contact.terms.check();
  await contact.submit.dblclick();
  await expect(page.getByText('Your message is being sent')).toBeVisible();
  await contact.submit.click({ force: true });
  await contact.expectSent();
  expect(arrived()).toHaveLength(1);
});

test('where storage is blocked the choice about cookies holds for the visit, and the text until the site is left', async ({
  page,
  contact,
}) => {
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
  await expect(page.getByText('your draft is lost when you leave the site')).toBeVisible();
});

test('without a network the message waits for its visitor to send it again', async ({
  page,
  context,
  contact,
  arrived,
}) => {
  page.expectErrors(/Failed to (load resource|fetch)/);
  await contact.openFilled();
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
  await expect(page.getByText('The network is back, so you can send it now.')).toBeVisible();
  expect(arrived()).toHaveLength(0);
  await contact.expectRetryWorks();
  expect(arrived()).toHaveLength(1);
});

test('a time-out is no failure: the message may have arrived, and a late answer decides', async ({
  page,
  contact,
  arrived,
}) => {
  let answer = () => {};
  const isTime = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/inbox/**', async (route) => {
    const response = await route.fetch();
    await isTime;
    await route.fulfill({ response });
  });
  await page.clock.install();
  await contact.openAndSend();
  await expect.poll(() => arrived().length).toBe(1);
  await expect(page.getByText('Your message is being sent')).toBeInViewport({ ratio: 1 });
  await page.clock.fastForward(20_000);
  const notice = page.getByRole('group', { name: 'There was no reply' });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('may have arrived');
  await contact.expectKept();
  answer();
  await contact.expectSent();
  expect(await contact.stored()).toBeNull();
});

test('no state of the form has a fault that axe can find', async ({ page, contact, inbox }) => {
  await contact.open();
  const expectNoFaults = async () => {
    // What the navigation covers would count as too small a target.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await axeFaults(page, 'all', 'main')).toEqual([]);
  };
  await contact.send();
  await expect(contact.summary).toBeFocused();
  await expectNoFaults();

  await contact.fill();
  await page.getByRole('combobox', { name: 'City' }).click();
  await expectNoFaults();
  inbox.misbehave({ mode: 'success-false' });
  await contact.submit.click();
  await expect(page.getByText('Your message was not sent')).toBeVisible();
  inbox.misbehave(undefined);
  await expectNoFaults();

  await page.reload();
  await contact.expectRestored();
  await expectNoFaults();
  await contact.send();
  await contact.expectSent();
  await expectNoFaults();
});
