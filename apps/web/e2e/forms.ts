import { expect, type Page } from '@playwright/test';

/** A contact message that keeps every rule. */
export const message = {
  firstName: 'Meena',
  lastName: 'Sundaram',
  email: 'meena@example.com',
  countryCode: '+91',
  mobile: '98765 43210',
  country: 'IN',
  state: 'Tamil Nadu',
  city: 'Coimbatore',
  message: 'We are building a ticketing app.\nCould we talk about the announcer?',
};

/** Answers to the whole survey. */
export const survey = {
  name: 'Arun',
  email: 'arun@example.com',
  ...Object.fromEntries(Array.from({ length: 17 }, (_, at) => [`q${at + 1}`, 'Yes'])),
  q2: 'Very fast',
  q5: 'nothing',
  q7: 'nothing',
  q11: 'nothing',
  q12: 'Technical',
  queries: 'nothing',
};

/** Types into a list of options until the one meant is found, and chooses it. */
export async function choose(page: Page, label: string, text: string) {
  const list = page.getByRole('combobox', { name: label, exact: true });
  await list.fill(text);
  await page
    .getByRole('option', { name: new RegExp(`${text}$`) })
    .first()
    .click();
}

/** Fills the contact form in as a visitor would, all but the terms. */
export async function fillContact(page: Page, text = message.message) {
  await page.getByRole('textbox', { name: 'First name' }).fill(message.firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill(message.lastName);
  await page.getByRole('textbox', { name: 'Email' }).fill(message.email);
  await choose(page, 'Country code', 'India');
  await page.getByRole('textbox', { name: 'Mobile' }).fill(message.mobile);
  await page.getByRole('combobox', { name: 'State' }).fill('Tamil Nadu');
  await page.getByRole('combobox', { name: 'City' }).fill('Coimbatore');
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
}

/** Ticks the terms and sends. */
export async function agreeAndSubmit(page: Page) {
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
}

/** Answers the whole survey: the first answer of each question, and words where words are asked for. */
export async function fillSurvey(page: Page) {
  await page.getByRole('textbox', { name: 'Name' }).fill('Arun');
  await page.getByRole('textbox', { name: 'Email' }).fill('arun@example.com');
  for (const group of await page.getByRole('radiogroup').all()) {
    await group.getByRole('radio').first().check();
  }
  for (const area of await page.locator('form textarea').all()) await area.fill('nothing');
}

/** What the browser keeps of a form. */
export const keptDraft = (page: Page, name: 'contact' | 'feedback') =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, string> | null,
    `draft:${name}`,
  );

/** The fields of a page's form as they would be posted, by name. */
export const formFields = (page: Page) =>
  page
    .locator('main form')
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form).entries()));

/** What a message that has arrived says, by field. Forms send line breaks as two characters. */
export const sentFields = (arrived: { fields: readonly (readonly [string, string])[] }[]) =>
  Object.fromEntries(
    (arrived[0]?.fields ?? []).map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  );

/** That nothing of a message has been lost: it is in the form, and kept in the browser. */
export async function expectMessageKept(page: Page, text = message.message) {
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(text);
  await expect
    .poll(() => keptDraft(page, 'contact'))
    .toMatchObject({ email: message.email, message: text });
}
