import { expect } from '@playwright/test';
import { test as base, type SitePage } from './support';

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

const forms = {
  contact: {
    draft: message as Record<string, string>,
    lastField: 'message',
    button: 'Submit',
    sentTitle: 'Your message is on its way',
    failedTitle: 'Your message was not sent',
  },
  feedback: {
    draft: {
      name: 'Arun',
      email: 'arun@example.com',
      ...Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`q${index + 1}`, 'Yes'])),
      q2: 'Very fast',
      ...{ q5: 'nothing', q7: 'nothing', q11: 'nothing', queries: 'nothing' },
      q12: 'Technical',
    } as Record<string, string>,
    lastField: 'queries',
    button: 'Send feedback',
    sentTitle: 'Thank you for your answers',
    failedTitle: 'Your feedback was not sent',
  },
};

/** Returns the fields of the latest message received, with normalised line breaks. */
export const sentFields = (received: { fields: readonly (readonly [string, string])[] }[]) =>
  Object.fromEntries(
    (received[0]?.fields ?? []).map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  );

function formOn(page: SitePage, form: keyof typeof forms) {
  const { draft, lastField, button, sentTitle, failedTitle } = forms[form];
  const lastAnswer = draft[lastField]!;
  const textbox = (name: string) => page.getByRole('textbox', { name });
  return {
    textbox,
    field: (name: string) => page.locator(`#${name}`),
    terms: page.getByRole('checkbox', { name: /I agree/ }),
    submit: page.getByRole('button', { name: button }),
    retry: page.getByRole('button', { name: /^(Try|Send it) again$/ }),
    summary: page.getByRole('group', { name: /Please fix/ }),
    confirmation: page.getByRole('group', { name: sentTitle }),

    open: () => page.open(`/${form}`),

    /** Opens the form's page with a stored draft. */
    async openWithDraft() {
      await page.addInitScript(
        ([key, value]) => {
          if (!sessionStorage.getItem(key)) localStorage.setItem(key, value);
          sessionStorage.setItem(key, 'stored');
        },
        [`draft:${form}`, JSON.stringify(draft)] as const,
      );
      await this.open();
      await this.expectRestored();
    },

    async choose(label: string, text: string) {
      const list = page.getByRole('combobox', { name: label, exact: true });
      // Waits for hydration, which replaces the native select with an input.
      await list.and(page.locator('input')).fill(text);
      const option = page.getByRole('option', { name: new RegExp(`${text}$`) });
      await option.first().click();
    },

    /** Fills in every field except the terms. */
    async fill() {
      if (form === 'feedback') {
        await textbox('Name').fill('Arun');
        await textbox('Email').fill('arun@example.com');
        for (const group of await page.getByRole('radiogroup').all()) {
          await group.getByRole('radio').first().check();
        }
        for (const area of await page.locator('form textarea').all()) await area.fill(lastAnswer);
        return;
      }
      await textbox('First name').fill(message.firstName);
      await textbox('Last name').fill(message.lastName);
      await textbox('Email').fill(message.email);
      await this.choose('Country code', 'India');
      await textbox('Mobile').fill(message.mobile);
      await page.getByRole('combobox', { name: 'State' }).fill(message.state);
      await page.getByRole('combobox', { name: 'City' }).fill(message.city);
      await textbox('Message').fill(message.message);
    },

    async send() {
      if (form === 'contact') await this.terms.check();
      await this.submit.click();
    },

    async openAndSend() {
      await this.openWithDraft();
      await this.send();
    },

    storedDraft: () =>
      page.evaluate(
        (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, string> | null,
        `draft:${form}`,
      ),

    expectRestored: () => expect(page.getByText('Your draft is back')).toBeVisible(),
    expectSent: () => expect(page.getByText(sentTitle)).toBeVisible(),

    async expectDraftKept() {
      await expect(page.locator('main textarea').last()).toHaveValue(lastAnswer);
      await expect
        .poll(this.storedDraft)
        .toMatchObject({ email: draft['email'], [lastField]: lastAnswer });
    },

    async expectFailure(text: string, title = failedTitle) {
      const notice = page.getByRole('group', { name: title });
      await expect(notice).toContainText(text);
      await expect(notice).toBeFocused();
      await expect(notice).toContainText('What you wrote is still here.');
      await expect(notice.getByRole('link', { name: 'Send it as an email' })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:[^?]+\\?subject=.+&body=.*${encodeURIComponent(lastAnswer)}`),
      );
      await expect(notice.getByRole('button', { name: /Copy my/ })).toBeVisible();
      await this.expectDraftKept();
    },

    async expectRetryWorks() {
      await this.retry.click();
      await this.expectSent();
      expect(await this.storedDraft()).toBeNull();
    },
  };
}

export const test = base.extend<Record<keyof typeof forms, ReturnType<typeof formOn>>>({
  contact: ({ page }, use) => use(formOn(page, 'contact')),
  feedback: ({ page }, use) => use(formOn(page, 'feedback')),
});
