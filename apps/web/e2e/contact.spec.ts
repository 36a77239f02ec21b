import { axeFaults } from './axe';
import {
  agreeAndSubmit,
  choose,
  expectFailure,
  expectMessageKept,
  expectRetryWorks,
  fillContact,
  formFields,
  isSent,
  message,
  notSent,
  openAndSend,
  openWithDrafts,
  sentFields,
  storedDraft,
} from './forms';
import {
  blockStorage,
  chooseCookies,
  cookieBanner,
  expect,
  heading,
  holdRequests,
  open,
  test,
} from './support';
import { rewriteTexts } from './translator';

test.beforeEach(({ page }) => chooseCookies(page, 'rejected'));

test.describe('the form', () => {
  test('is sent once the terms are ticked: the nine fields under their names, all required', async ({
    page,
    arrived,
  }) => {
    await open(page, '/contact');
    await expect(page.getByText('Indicates required question.')).toBeVisible();
    const fields = await formFields(page);
    expect(Object.keys(fields).filter((name) => !name.startsWith('_'))).toEqual(
      Object.keys(message),
    );
    for (const name of Object.keys(message))
      await expect(page.locator(`#${name}`)).toHaveAttribute('required');
    await expect(page.locator('#email')).toHaveAttribute('type', 'email');
    await expect(page.locator('#mobile')).toHaveAttribute('type', 'tel');
    // Programs are asked to fill in a hidden field, since there is no bot check.
    await expect(page.getByText(/bot check/i)).toHaveCount(0);
    await expect(page.locator('[name=_honey]')).toHaveAttribute('tabindex', '-1');
    await fillContact(page);
    const submit = page.getByRole('button', { name: 'Submit' });
    await expect(submit).toBeDisabled();
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await expect(submit).toBeEnabled();
    await page.getByRole('checkbox', { name: /I agree/ }).uncheck();
    await expect(submit).toBeDisabled();
    expect(arrived()).toHaveLength(0);
    await agreeAndSubmit(page);
    const done = page.getByRole('group', { name: isSent.contact });
    await expect(done).toBeFocused();
    await expect(page.locator('main form')).toBeHidden();
    expect(arrived()).toHaveLength(1);
    expect(sentFields(arrived())).toEqual(message);
    expect(await storedDraft(page, 'contact')).toBeNull();

    await done.getByRole('button', { name: 'Write another message' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
    await expect(submit).toBeDisabled();
  });

  test('says in words what is wrong, at the field and in a summary that has the focus', async ({
    page,
    arrived,
  }) => {
    await openWithDrafts(page, '/contact');
    await page.getByRole('textbox', { name: 'Last name' }).fill('');
    await page.getByRole('textbox', { name: 'Mobile' }).fill('98 76');
    await page.getByRole('textbox', { name: 'Email' }).fill('meena@studio');
    // A press is not lost to the error that appears as the field before it is left.
    await page.getByRole('checkbox', { name: /I agree/ }).click({ delay: 200 });
    await expect(page.locator('#email')).toHaveAccessibleDescription(/a domain, like/);
    await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
    await page.getByRole('button', { name: 'Submit' }).click();
    const summary = page.getByRole('group', { name: /Please fix/ });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('Please fix 3 fields');
    await expect(summary.getByRole('link')).toHaveText(['Last name', 'Email', 'Mobile']);
    await expect(page.locator('#lastName')).toHaveAccessibleDescription(
      'Error: Enter your last name.',
    );
    await expect(page.locator('#email')).toHaveAccessibleDescription(/a domain, like/);
    await expect(page.locator('#mobile')).toHaveAccessibleDescription(/the whole number/);

    await summary.getByRole('link', { name: 'Email' }).click();
    await expect(page.locator('#email')).toBeFocused();
    await page.locator('#email').fill(message.email);
    await expect(page.locator('#email')).not.toHaveAttribute('aria-invalid');
    await expect(summary).toContainText('Please fix 2 fields');
    expect(arrived()).toHaveLength(0);
    await expectMessageKept(page);

    // The number is checked by its country code, which may be typed.
    await page.getByRole('textbox', { name: 'Last name' }).fill(message.lastName);
    await page.getByRole('textbox', { name: 'Mobile' }).fill('12345 67890');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.locator('#mobile')).toHaveAccessibleDescription(
      /not a valid mobile number for \+91 India/,
    );
    await page.getByRole('combobox', { name: 'Country code' }).fill('254');
    await page.getByRole('textbox', { name: 'Mobile' }).fill('0712 123456');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText(isSent.contact)).toBeVisible();
    expect(sentFields(arrived())).toMatchObject({ countryCode: '+254', mobile: '0712 123456' });
  });
});

test('is filled in by the browser without a list that stays open, and knows countries by their names', async ({
  page,
}) => {
  await open(page, '/contact');
  await page.getByRole('textbox', { name: 'First name' }).focus();
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
  expect(await formFields(page)).toMatchObject({ ...filled, countryCode: '+998', country: 'UZ' });

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
  arrived,
}) => {
  await openWithDrafts(page, '/contact');
  const city = page.getByRole('combobox', { name: 'City' });
  const posted = page.locator('[name=city]');
  await choose(page, 'State', 'Kerala');
  await expect(posted).toHaveValue('');
  await city.click();
  await expect(page.getByRole('option', { name: 'Kochi' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Chennai' })).toHaveCount(0);
  await city.fill('Perumbavoor');
  await city.press('Tab');
  await expect(posted).toHaveValue('Perumbavoor');
  await choose(page, 'State', 'Tamil Nadu');
  await choose(page, 'City', 'Dharapuram');
  await expect(posted).toHaveValue('Coimbatore');
  await expect.poll(() => storedDraft(page, 'contact')).toMatchObject({ city: 'Dharapuram' });
  await page.reload();
  await expect(page.getByText('Your draft is back')).toBeVisible();
  await expect(city).toHaveValue('Dharapuram');
  await expect(posted).toHaveValue('Coimbatore');

  await choose(page, 'Country', 'Germany');
  await expect(posted).toHaveValue('');
  const state = page.getByRole('textbox', { name: 'State' });
  await expect(state).toHaveValue('');
  await state.fill('Bavaria');
  await page.getByRole('textbox', { name: 'City' }).fill('Munich');
  expect(await formFields(page)).toMatchObject({ country: 'DE', state: 'Bavaria', city: 'Munich' });

  await choose(page, 'Country', 'Canada');
  await page.getByRole('textbox', { name: 'Province' }).fill('Ontario');
  await choose(page, 'Country', 'Singapore');
  await expect(page.locator('[name=state]')).toHaveCount(0);
  await agreeAndSubmit(page);
  await expect(page.getByText(isSent.contact)).toBeVisible();
  expect(sentFields(arrived())).toMatchObject({ country: 'SG', city: 'Munich' });
  expect(sentFields(arrived())).not.toHaveProperty('state');
});

test('three questions have answers, one of which is open at a time, and stay in view', async ({
  page,
}) => {
  await open(page, '/contact');
  await expect(page.locator('main').getByText('24-48 hours').first()).toBeVisible();
  const questions = page.getByRole('main').getByRole('heading').getByRole('button');
  await expect(questions).toHaveCount(3);
  await questions.nth(0).click();
  await expect(page.getByText(/Within 24-48 hours/)).toBeVisible();
  await questions.nth(1).click();
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false');
  // Down to the end of the form.
  await page.getByRole('button', { name: 'Submit' }).scrollIntoViewIfNeeded();
  for (const question of await questions.all()) await expect(question).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Within 24-48 hours/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page posts itself and returns to a thank-you page', async ({ page, arrived }) => {
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
    await page.getByRole('button', { name: 'Submit' }).click();
    expect(arrived()).toHaveLength(0);

    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/contact\/thank-you$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(sentFields(arrived())).toEqual(message);
  });
});

test.describe('what has been typed', () => {
  for (const isTranslated of [false, true]) {
    test.describe(isTranslated ? 'on a page that a translator has changed' : 'at once', () => {
      // React draws the page anew, and says so.
      if (isTranslated) test.use({ expects: { errors: /Minified React error #418/ } });

      test('before the page came alive counts', async ({ page }) => {
        const release = await holdRequests(page, '**/assets/ContactPage-*');
        await page.goto('/contact', { waitUntil: 'commit' });
        await page.getByLabel('First name').fill('Early');
        await page.locator('select[name=country]').selectOption('DE');
        await page.getByRole('checkbox', { name: /I agree/ }).check();
        if (isTranslated) await rewriteTexts(page);
        release();
        await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue(
          'Germany',
        );
        await expect(page.getByLabel('First name')).toHaveValue('Early');
        await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
        await expect
          .poll(() => storedDraft(page, 'contact'))
          .toMatchObject({ firstName: 'Early', country: 'DE' });
      });
    });
  }

  test('survives a reload, says so, can be discarded and brought back, and survives the tab', async ({
    page,
    context,
  }) => {
    await open(page, '/contact');
    await fillContact(page);
    await expect(page.getByText('stays in this browser until you send it')).toBeVisible();
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.reload();
    await expect(page.getByText('Your draft is back')).toBeVisible();
    await expectMessageKept(page);
    await expect(page.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('India');

    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    expect(await storedDraft(page, 'contact')).toBeNull();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message.message);
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();

    // It survives leaving the page and closing the tab too.
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(heading(page, 'About')).toBeVisible();
    await page.close();
    const later = await context.newPage();
    await open(later, '/contact');
    await expectMessageKept(later);
  });

  test('in two tabs is not overwritten silently', async ({ page, context }) => {
    await open(page, '/contact');
    await page.getByRole('textbox', { name: 'Message' }).fill('In the first tab');
    await expect.poll(() => storedDraft(page, 'contact')).not.toBeNull();
    const other = await context.newPage();
    await open(other, '/contact');
    await expect(other.getByRole('textbox', { name: 'Message' })).toHaveValue('In the first tab');
    await other.getByRole('textbox', { name: 'Message' }).fill('In the second tab');
    await expect(page.getByText('There is a different draft of this form')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('In the first tab');
    await page.getByRole('button', { name: 'Use the other one' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('In the second tab');
    await other.getByRole('button', { name: 'Discard draft' }).click();
    await expect(page.getByText('You sent or discarded this draft in another tab')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('In the second tab');
  });
});

test.describe('with the tables of numbers out of reach', () => {
  test.use({ expects: { errors: /Failed to load resource/ } });

  test('the message still goes, once by a double click', async ({ page, arrived, inbox }) => {
    await page.route('**/assets/phone-*', (route) => route.abort());
    inbox.misbehave({ mode: 'slow', delayMs: 500 });
    await openWithDrafts(page, '/contact');
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.getByRole('button', { name: 'Submit' }).dblclick();
    await expect(page.getByText('Your message is being sent')).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click({ force: true });
    await expect(page.getByText(isSent.contact)).toBeVisible();
    expect(arrived()).toHaveLength(1);
  });
});

test('where storage is blocked the choice about cookies holds for the visit, and the text until the site is left', async ({
  page,
}) => {
  await blockStorage(page);
  await open(page, '/contact');
  await cookieBanner(page).getByRole('button', { name: 'Reject' }).click();
  await expect(cookieBanner(page)).toBeHidden();
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await expect(page.getByText('your draft is lost when you leave the site')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expects: { errors: /Failed to (load resource|fetch)/ } });

  test('the message waits for its visitor to send it again', async ({ page, context, arrived }) => {
    await openWithDrafts(page, '/contact');
    await context.setOffline(true);
    await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
    await agreeAndSubmit(page);
    await expectFailure(page, 'contact', 'You are offline. Send it again');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy my message' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`Message:\n${message.message}`);
    expect(copied).toContain('Country: India');
    await context.setOffline(false);
    await expect(page.getByText('The network is back, so you can send it now.')).toBeVisible();
    expect(arrived()).toHaveLength(0);
    await expectRetryWorks(page, 'contact');
    expect(arrived()).toHaveLength(1);
  });
});

test('a time-out is no failure: the message may have arrived, and a late answer decides', async ({
  page,
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
  await openAndSend(page, 'contact');
  await expect.poll(() => arrived().length).toBe(1);
  await expect(page.getByText('Your message is being sent')).toBeInViewport({ ratio: 1 });
  await page.clock.fastForward(20_000);
  const notice = page.getByRole('group', { name: 'There was no reply' });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('may have arrived');
  await expectMessageKept(page);
  answer();
  await expect(page.getByText(isSent.contact)).toBeVisible();
  expect(await storedDraft(page, 'contact')).toBeNull();
});

test('no state of the form has a fault that axe can find', async ({ page, inbox }) => {
  await open(page, '/contact');
  const expectNoFaults = async () => {
    // What the navigation covers would count as too small a target.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await axeFaults(page, 'all', 'main')).toEqual([]);
  };
  await agreeAndSubmit(page);
  await expect(page.getByRole('group', { name: /Please fix/ })).toBeFocused();
  await expectNoFaults();

  await fillContact(page);
  await page.getByRole('combobox', { name: 'City' }).click();
  await expectNoFaults();
  inbox.misbehave({ mode: 'success-false' });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(notSent.contact)).toBeVisible();
  inbox.misbehave(undefined);
  await expectNoFaults();

  await page.reload();
  await expect(page.getByText('Your draft is back')).toBeVisible();
  await expectNoFaults();
  await agreeAndSubmit(page);
  await expect(page.getByText(isSent.contact)).toBeVisible();
  await expectNoFaults();
});
