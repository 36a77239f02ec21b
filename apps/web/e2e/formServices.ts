import type { Page, Route } from '@playwright/test';
import { agreeAndSubmit, fillContact, fillSurvey } from './forms';
import type { SiteName } from './siteNames';
import { open } from './support';

/** What a service answers. */
interface Answer {
  status: number;
  body: string;
  type?: string;
}

const json = (status: number, value: unknown): Answer => ({
  status,
  body: JSON.stringify(value),
  type: 'application/json',
});

/** Services answer scripts of any site. */
export const cors = { 'Access-Control-Allow-Origin': '*' };

/** Answers in a form service's place. */
export const reply = (route: Route, { status, body, type }: Answer) =>
  route.fulfill({ status, headers: cors, contentType: type, body });

/** A service that takes a form: where its form stands, where the fields go, and how it says yes and no. */
export interface FormServiceCase {
  siteName: SiteName;
  form: 'contact' | 'feedback';
  address: string;
  yes: Answer;
  no: Answer;
}

/** Services that take their fields by script, as their documentation describes them. */
export const formServices = {
  FormSubmit: {
    siteName: 'configured',
    form: 'contact',
    address: 'https://formsubmit.co/ajax/owner-alias',
    yes: json(200, { success: 'true', message: 'The form was submitted successfully.' }),
    no: json(200, { success: 'false', message: 'This form needs Activation.' }),
  },
  Formspree: {
    siteName: 'configured',
    form: 'feedback',
    address: 'https://formspree.io/f/abcdefgh',
    yes: json(200, { ok: true, next: '/thanks' }),
    no: json(422, {
      error: 'The form has errors.',
      errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
    }),
  },
  'a service of another kind': {
    siteName: 'generic',
    form: 'feedback',
    address: 'https://api.example.com/feedback',
    yes: json(201, { id: 7 }),
    no: json(200, { success: false, message: 'Not today.' }),
  },
} as const satisfies Record<string, FormServiceCase>;

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

/** Fills a form in as a visitor would, and sends it. */
export async function fillAndSend(page: Page, form: 'contact' | 'feedback') {
  await open(page, `/${form}`);
  if (form === 'contact') {
    await fillContact(page);
    await agreeAndSubmit(page);
  } else {
    await fillSurvey(page);
    await page.getByRole('button', { name: 'Send feedback' }).click();
  }
}
