import { expect } from '@playwright/test';
import { test as base, type SitePage } from './support';

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

/** What a visitor has filled in before: the message, and answers to the whole survey. */
const drafts = {
  contact: message,
  feedback: {
    name: 'Arun',
    email: 'arun@example.com',
    ...Object.fromEntries(Array.from({ length: 17 }, (_, at) => [`q${at + 1}`, 'Yes'])),
    q2: 'Very fast',
    q5: 'nothing',
    q7: 'nothing',
    q11: 'nothing',
    q12: 'Technical',
    queries: 'nothing',
  },
};

/** What the last field of each form holds, and what its button and its page say. */
const words = {
  contact: {
    written: message.message,
    button: 'Submit',
    isSent: 'Your message is on its way',
    notSent: 'Your message was not sent',
  },
  feedback: {
    written: 'nothing',
    button: 'Send feedback',
    isSent: 'Thank you for your answers',
    notSent: 'Your feedback was not sent',
  },
};

/** What a message that has arrived says, by field. Forms send line breaks as two characters. */
export const sentFields = (arrived: { fields: readonly (readonly [string, string])[] }[]) =>
  Object.fromEntries(
    (arrived[0]?.fields ?? []).map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  );

/** One of the two forms, as a visitor uses it on a page. */
export function formOn(page: SitePage, form: keyof typeof drafts) {
  const { written, button, isSent, notSent } = words[form];
  const textbox = (name: string) => page.getByRole('textbox', { name });
  return {
    textbox,
    field: (name: string) => page.locator(`#${name}`),
    terms: page.getByRole('checkbox', { name: /I agree/ }),
    submit: page.getByRole('button', { name: button }),
    retry: page.getByRole('button', { name: /^(Try|Send it) again$/ }),
    /** The list of fields that are to be put right. */
    summary: page.getByRole('group', { name: /Please fix/ }),
    /** Where the page says that it was sent. */
    done: page.getByRole('group', { name: isSent }),

    /** Opens its page and waits until that is alive. */
    open: () => page.open(`/${form}`),

    /** Opens a page, its own unless told otherwise, in the browser of a visitor who has filled both forms in before. */
    async openFilled(path = `/${form}`) {
      await page.addInitScript((values) => {
        for (const [name, draft] of Object.entries(values)) {
          const key = `draft:${name}`;
          if (!sessionStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(draft));
          sessionStorage.setItem(key, 'written');
        }
      }, drafts);
      await page.open(path, 'domcontentloaded');
      if (path.slice(1) in drafts) await this.expectRestored();
    },

    /** Types into a list of options until the one meant is found, and chooses it. */
    async choose(label: string, text: string) {
      const list = page.getByRole('combobox', { name: label, exact: true });
      // Until the page is alive, it is a list of the browser's own.
      await list.and(page.locator('input')).fill(text);
      const option = page.getByRole('option', { name: new RegExp(`${text}$`) });
      await option.first().click();
    },

    /** Fills everything in, but for the terms. Of answers it takes the first. */
    async fill() {
      if (form === 'feedback') {
        await textbox('Name').fill('Arun');
        await textbox('Email').fill('arun@example.com');
        for (const group of await page.getByRole('radiogroup').all()) {
          await group.getByRole('radio').first().check();
        }
        for (const area of await page.locator('form textarea').all()) await area.fill(written);
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

    /** Ticks the terms, if there are any, and sends. */
    async send() {
      if (form === 'contact') await this.terms.check();
      await this.submit.click();
    },

    /** Sends what was filled in before. */
    async openAndSend() {
      await this.openFilled();
      await this.send();
    },

    /** The fields as they would be posted, by name. */
    values: () =>
      page
        .locator('main form')
        .evaluate((one: HTMLFormElement) => Object.fromEntries(new FormData(one).entries())),

    /** What the browser keeps of it. */
    stored: () =>
      page.evaluate(
        (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, string> | null,
        `draft:${form}`,
      ),

    expectRestored: () => expect(page.getByText('Your draft is back')).toBeVisible(),
    expectSent: () => expect(page.getByText(isSent)).toBeVisible(),

    /** That nothing of it has been lost: it is in the form, and stored in the browser. */
    async expectKept() {
      await expect(page.locator('main textarea').last()).toHaveValue(written);
      const { email } = drafts[form];
      const last = form === 'contact' ? { message: written } : { queries: written };
      await expect.poll(this.stored).toMatchObject({ email, ...last });
    },

    /** The visitor is told, has the focus there, finds everything still in place, and has ways out that lose nothing. */
    async expectFailure(text: string, title = notSent) {
      const notice = page.getByRole('group', { name: title });
      await expect(notice).toContainText(text);
      await expect(notice).toBeFocused();
      await expect(notice).toContainText('What you wrote is still here.');
      await expect(notice.getByRole('link', { name: 'Send it as an email' })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:[^?]+\\?subject=.+&body=.*${encodeURIComponent(written)}`),
      );
      await expect(notice.getByRole('button', { name: /Copy my/ })).toBeVisible();
      await this.expectKept();
    },

    /** It goes when it is sent again, and only then the draft. */
    async expectRetryWorks() {
      await this.retry.click();
      await this.expectSent();
      expect(await this.stored()).toBeNull();
    },
  };
}

/** A test with both forms. */
export const test = base.extend<Record<keyof typeof drafts, ReturnType<typeof formOn>>>({
  contact: ({ page }, use) => use(formOn(page, 'contact')),
  feedback: ({ page }, use) => use(formOn(page, 'feedback')),
});
