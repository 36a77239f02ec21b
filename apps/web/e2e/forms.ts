import { expect, type Page } from '@playwright/test';
import { open } from './support';

/** The two forms: their pages, and the names of their drafts. */
export type FormName = 'contact' | 'feedback';

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
const survey = {
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

/** How the page says that a form was not sent. */
export const notSent = {
  contact: 'Your message was not sent',
  feedback: 'Your feedback was not sent',
};

/** How the page says that a form was sent. */
export const isSent = {
  contact: 'Your message is on its way',
  feedback: 'Thank you for your answers',
};

/** Types into a list of options until the one meant is found, and chooses it. */
export async function choose(page: Page, label: string, text: string) {
  // Until the page is alive, it is a list of the browser's own.
  const list = page.getByRole('combobox', { name: label, exact: true }).and(page.locator('input'));
  await list.fill(text);
  await page
    .getByRole('option', { name: new RegExp(`${text}$`) })
    .first()
    .click();
}

/** Fills the contact form in as a visitor would, all but the terms. */
export async function fillContact(page: Page) {
  await page.getByRole('textbox', { name: 'First name' }).fill(message.firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill(message.lastName);
  await page.getByRole('textbox', { name: 'Email' }).fill(message.email);
  await choose(page, 'Country code', 'India');
  await page.getByRole('textbox', { name: 'Mobile' }).fill(message.mobile);
  await page.getByRole('combobox', { name: 'State' }).fill('Tamil Nadu');
  await page.getByRole('combobox', { name: 'City' }).fill('Coimbatore');
  await page.getByRole('textbox', { name: 'Message' }).fill(message.message);
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

/** Opens a page in the browser of a visitor who has filled the forms in before. */
export async function openWithDrafts(page: Page, path: string) {
  await page.addInitScript(
    (drafts) => {
      for (const [form, draft] of Object.entries(drafts)) {
        const key = `draft:${form}`;
        if (!sessionStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(draft));
        sessionStorage.setItem(key, 'written');
      }
    },
    { contact: message, feedback: survey },
  );
  await open(page, path, 'domcontentloaded');
  if (['/contact', '/feedback'].includes(path))
    await expect(page.getByText('Your draft is back')).toBeVisible();
}

/** Sends a form that has been filled in before. */
export async function openAndSend(page: Page, form: FormName) {
  await openWithDrafts(page, `/${form}`);
  if (form === 'contact') await agreeAndSubmit(page);
  else await page.getByRole('button', { name: 'Send feedback' }).click();
}

/** What the browser keeps of a form. */
export const storedDraft = (page: Page, form: FormName) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, string> | null,
    `draft:${form}`,
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

/** That nothing of a message has been lost: it is in the form, and stored in the browser. */
export async function expectMessageKept(page: Page) {
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message.message);
  await expect
    .poll(() => storedDraft(page, 'contact'))
    .toMatchObject({ email: message.email, message: message.message });
}

/** The visitor is told, has the focus there, finds everything still in place, and has ways out that lose nothing. */
export async function expectFailure(
  page: Page,
  form: FormName,
  text: string,
  title = notSent[form],
) {
  const notice = page.getByRole('group', { name: title });
  await expect(notice).toContainText(text);
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('What you wrote is still here.');
  const written = form === 'contact' ? message.message : 'nothing';
  await expect(notice.getByRole('link', { name: 'Send it as an email' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:[^?]+\\?subject=.+&body=.*${encodeURIComponent(written)}`),
  );
  await expect(notice.getByRole('button', { name: /Copy my/ })).toBeVisible();
  await expect(page.locator('main textarea').last()).toHaveValue(written);
  await expect.poll(() => storedDraft(page, form)).not.toBeNull();
}

/** The message goes when it is sent again, and only then the draft. */
export async function expectRetryWorks(page: Page, form: FormName) {
  await page.getByRole('button', { name: /Try again|Send it again/ }).click();
  await expect(page.getByText(isSent[form])).toBeVisible();
  expect(await storedDraft(page, form)).toBeNull();
}
