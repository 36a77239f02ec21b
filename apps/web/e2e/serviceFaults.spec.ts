import type { Locator, Page, Route } from '@playwright/test';
import type { Inbox, MisbehaviourMode } from '@portfolio/tools/inbox';
import { cors, formServices, isSent, notSent, reply, type FormServiceCase } from './formServices';
import { agreeAndSubmit, expectMessageKept, keptDraft, message, survey } from './forms';
import type { SiteName } from './siteNames';
import { expect, test } from './sites';
import { turnstile } from './standIns';
import { open } from './support';

/** What a browser says by itself about failed requests is expected here, and what the page notes of a script that fails. */
test.use({
  expects: {
    errors: /Failed to load resource|CORS|net::|did not load|Not there in time|Unexpected token/,
  },
});

/** What can go wrong at the other end, as it happens to a request; and for the local inbox, how it is told to do it. */
const faults = {
  'is slow': { inbox: 'slow' },
  'never answers': { answer: () => undefined, inbox: 'slow' },
  'is blocked': { answer: (route) => route.abort('blockedbyclient') },
  'drops the connection': { answer: (route) => route.abort('connectionreset'), inbox: 'drop' },
  'takes it, then drops the connection': { inbox: 'drop-after-storing' },
  'answers 403': { answer: withStatus(403), inbox: '403' },
  'answers 404': { answer: withStatus(404) },
  'answers 429': { answer: withStatus(429), inbox: '429' },
  'answers 500': { answer: withStatus(500), inbox: '500' },
  'answers 503': { answer: withStatus(503) },
  'answers with a page': { answer: withPage('A page'), inbox: 'html' },
  'asks for a captcha': { answer: withPage('Are you human?'), inbox: 'captcha' },
  'answers with nothing': {
    answer: (route) => route.fulfill({ headers: cors, body: '' }),
    inbox: 'empty',
  },
  'answers half a reply': {
    answer: (route) =>
      route.fulfill({ headers: cors, contentType: 'application/json', body: '{"success":"tr' }),
    inbox: 'malformed',
  },
  'says no with status 200': { inbox: 'success-false' },
  'draws an error with status 200': {
    answer: (route) => route.fulfill({ contentType: 'image/svg+xml', body: errorPicture }),
  },
} satisfies Record<string, { answer?: (route: Route) => unknown; inbox?: MisbehaviourMode }>;

type Fault = keyof typeof faults;

function withStatus(status: number) {
  return (route: Route) => route.fulfill({ status, headers: cors, body: 'no' });
}

function withPage(title: string) {
  return (route: Route) =>
    route.fulfill({
      headers: cors,
      contentType: 'text/html',
      body: `<!doctype html><title>${title}</title>`,
    });
}

/** As large as the one that github-readme-stats draws. */
const errorPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="576.5" height="120" viewBox="0 0 576.5 120"><text>Something went wrong</text></svg>';

// What the visitor is told, shortened to what tells one fault from another.
const unreachable = 'could not be reached, or the connection was lost';
const unreadable = 'replied, but did not confirm';
const formFaults = {
  'never answers': 'may have arrived',
  'is blocked': unreachable,
  'drops the connection': unreachable,
  'answers 403': 'refused the message',
  'answers 404': 'could not find this form',
  'answers 429': 'form service is busy',
  'answers 500': 'form service has a problem',
  'answers with a page': unreadable,
  'asks for a captcha': unreadable,
  'answers with nothing': unreadable,
  'answers half a reply': unreadable,
} satisfies Row;

/** Faults of a script that is to be loaded, all of which look alike to a visitor. */
const scriptFaults = (seen: string): Row => ({
  'never answers': seen,
  'is blocked': seen,
  'drops the connection': seen,
  'answers 429': seen,
  'answers 500': seen,
  'answers with a page': seen,
  'answers with nothing': seen,
});

/** Faults of a picture, likewise. */
const pictureFaults = (seen: string): Row => ({
  'never answers': seen,
  'is blocked': seen,
  'drops the connection': seen,
  'answers 429': seen,
  'answers 500': seen,
  'answers 503': seen,
  'answers with a page': seen,
  'answers with nothing': seen,
});

/** What the visitor sees, for each fault that a service can have. */
type Row = Partial<Record<Fault, string>>;

/** Every service, and what the visitor sees when it fails. */
const table = {
  'the contact form at FormSubmit': {
    ...formFaults,
    'says no with status 200': 'It says: “This form needs Activation.”',
  },
  'the contact form at the local inbox': {
    'is slow': 'Your message is being sent',
    'never answers': 'may have arrived',
    'drops the connection': unreachable,
    'takes it, then drops the connection': unreachable,
    'answers 403': 'refused the message',
    'answers 429': 'form service is busy',
    'answers 500': 'form service has a problem',
    'answers with a page': unreadable,
    'asks for a captcha': unreadable,
    'answers with nothing': unreadable,
    'answers half a reply': unreadable,
    'says no with status 200': 'It says: “This form needs Activation',
  },
  'the feedback form at Formspree': {
    ...formFaults,
    'says no with status 200': 'It says: “The form has errors.”',
  },
  'the feedback form at a service of another kind': {
    ...formFaults,
    'says no with status 200': 'It says: “Not today.”',
  },
  'the bot check': scriptFaults('The bot check is unavailable. You can send the form anyway'),
  'the chatbot': scriptFaults('Chat is unavailable right now.'),
  'the translation': scriptFaults('Translation is unavailable right now.'),
  'the QR code': pictureFaults('the code that the page draws'),
  'the LeetCode card': pictureFaults('LeetCode did not answer'),
  'the GitHub cards': {
    ...pictureFaults('GitHub did not answer'),
    'draws an error with status 200': 'GitHub did not answer',
  },
  'the policies site': {
    'is blocked': 'it opens beside the page, which stays',
    'answers 500': 'it opens beside the page, which stays',
  },
} satisfies Record<string, Row>;

/** What a row works with. */
interface Scene {
  page: Page;
  inbox: Inbox;
  fault: Fault;
  /** What the visitor sees. */
  seen: string;
}

/** A service that can fail: on which site it stands, and what happens to the visitor who meets the fault. */
interface Subject {
  siteName: SiteName;
  play(scene: Scene): Promise<void>;
}

/** Lets a fault happen to all requests for an address. */
const breakAddress = (page: Page, address: string, fault: Fault) =>
  page.route(address, async (route) => {
    const { answer } = faults[fault] as { answer?(route: Route): unknown };
    await answer?.(route);
  });

/** Time passes quickly until something is to be seen: the page has waited long enough for a service. */
const passTimeUntil = (page: Page, seen: Locator) =>
  expect(async () => {
    await page.clock.runFor(5_000);
    await expect(seen).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });

const subjects: Record<keyof typeof table, Subject> = {
  'the contact form at FormSubmit': formAt(formServices.FormSubmit),
  'the contact form at the local inbox': {
    siteName: 'built',
    async play({ page, inbox, fault, seen }) {
      const { inbox: mode } = faults[fault] as { inbox: MisbehaviourMode };
      inbox.misbehave({ mode, delayMs: fault === 'is slow' ? 1_500 : 5_000 });
      await openAndSend(page, 'contact');
      if (fault === 'is slow') {
        await expect(page.getByText(seen)).toBeVisible();
        await expect(page.getByText(isSent.contact)).toBeVisible();
        return;
      }
      await expectToldAndKept(page, 'contact', fault, seen);
      if (fault === 'never answers') return;
      inbox.misbehave(undefined);
      await expectRetryWorks(page, 'contact');
    },
  },
  'the feedback form at Formspree': formAt(formServices.Formspree),
  'the feedback form at a service of another kind': formAt(
    formServices['a service of another kind'],
  ),
  'the bot check': {
    siteName: 'configured',
    async play({ page, fault, seen }) {
      let posted = '';
      const { address, yes } = formServices.FormSubmit;
      await page.route(address, (route) => {
        posted = route.request().postData() ?? '';
        return reply(route, yes);
      });
      await breakAddress(page, 'https://challenges.cloudflare.com/**', fault);
      await openWithMessage(page);
      await page.getByRole('textbox', { name: 'Message' }).focus();
      await passTimeUntil(page, page.getByText(seen));
      await expectMessageKept(page);
      await agreeAndSubmit(page);
      await expect(page.getByText(isSent.contact)).toBeVisible();
      expect(posted).toContain('name="bot-check"\r\n\r\nunavailable');
    },
  },
  'the chatbot': footerService('Chat', 'https://embed.tawk.to/**'),
  'the translation': footerService('Translate', 'https://translate.google.com/**'),
  'the QR code': {
    siteName: 'built',
    async play({ page, fault }) {
      await breakAddress(page, 'https://api.qrserver.com/**', fault);
      await openWithMessage(page, '/resume');
      // The picture's eight seconds.
      await page.clock.runFor(9_000);
      await expect(page.getByRole('figure').locator('img')).toHaveCount(0);
      const code = page.getByRole('img', { name: 'QR code' });
      expect(await code.evaluate(({ tagName }) => tagName)).toBe('svg');
      await expectMessageThere(page);
    },
  },
  'the LeetCode card': cards('https://leetcard.jacoblin.cool/**', { LeetCode: '142 of 906' }),
  'the GitHub cards': cards('https://github-readme-stats.vercel.app/**', {
    'GitHub stats': '1,402',
    'Top languages': '11 repositories',
  }),
  'the policies site': {
    siteName: 'built',
    async play({ page, fault }) {
      await breakAddress(page, 'https://policies.example.com/**', fault);
      await openWithMessage(page);
      const opened = page.context().waitForEvent('page');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
      await (await opened).close();
      await expectMessageKept(page);
    },
  },
};

/** Opens a page in the browser of a visitor who has filled the forms in before. */
async function openWithMessage(page: Page, path = '/contact') {
  await page.addInitScript(
    (drafts) => {
      for (const [form, draft] of Object.entries(drafts)) {
        localStorage.setItem(`draft:${form}`, JSON.stringify(draft));
      }
    },
    { contact: message, feedback: survey },
  );
  await page.clock.install();
  await open(page, path, 'domcontentloaded');
}

/** Sends a form that has been filled in before. */
async function openAndSend(page: Page, form: 'contact' | 'feedback') {
  await openWithMessage(page, `/${form}`);
  await expect(page.getByText('Your draft is back')).toBeVisible();
  if (form === 'contact') await agreeAndSubmit(page);
  else await page.getByRole('button', { name: 'Send feedback' }).click();
}

/** Goes to the form and finds the message that was begun. */
async function expectMessageThere(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expectMessageKept(page);
}

/** The visitor is told, has the focus there, finds everything still in place, and has ways out that lose nothing. */
async function expectToldAndKept(
  page: Page,
  form: 'contact' | 'feedback',
  fault: Fault,
  seen: string,
) {
  const isUnknown = fault === 'never answers';
  const notice = page.getByRole('group', {
    name: isUnknown ? 'There was no reply' : notSent[form],
  });
  if (isUnknown) await passTimeUntil(page, notice);
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(seen);
  await expect(notice).toContainText('What you wrote is still here.');
  const wanted = form === 'contact' ? message.message : 'nothing';
  await expect(notice.getByRole('link', { name: 'Send it as an email' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:[^?]+\\?subject=.+&body=.*${encodeURIComponent(wanted)}`),
  );
  await expect(notice.getByRole('button', { name: /Copy my/ })).toBeVisible();
  await expect(page.locator('main textarea').last()).toHaveValue(wanted);
  await expect.poll(() => keptDraft(page, form)).not.toBeNull();
}

/** The other end has recovered: the message goes, and only then the draft. */
async function expectRetryWorks(page: Page, form: 'contact' | 'feedback') {
  await page.getByRole('button', { name: /Try again|Send it again/ }).click();
  await expect(page.getByText(isSent[form])).toBeVisible();
  expect(await keptDraft(page, form)).toBeNull();
}

/** A form whose fields go to a service. */
function formAt({ siteName, form, address, yes, no }: FormServiceCase): Subject {
  return {
    siteName,
    async play({ page, fault, seen }) {
      await turnstile(page);
      if (fault === 'says no with status 200')
        await page.route(address, (route) => reply(route, no));
      else await breakAddress(page, address, fault);
      await openAndSend(page, form);
      await expectToldAndKept(page, form, fault, seen);
      await page.unroute(address);
      await page.route(address, (route) => reply(route, yes));
      await expectRetryWorks(page, form);
    },
  };
}

/** A service that the visitor asks for at the foot of the page, on the page with the form. */
function footerService(label: string, address: string): Subject {
  return {
    siteName: 'configured',
    async play({ page, fault, seen }) {
      await breakAddress(page, address, fault);
      await openWithMessage(page);
      await page.getByRole('contentinfo').getByRole('button', { name: label }).click();
      await passTimeUntil(page, page.getByText(seen));
      await expectMessageKept(page);
    },
  };
}

/** Cards that another site draws, by their headings, each with one of the figures that are kept for it. */
function cards(address: string, figures: Record<string, string>): Subject {
  return {
    siteName: 'built',
    async play({ page, fault, seen }) {
      await breakAddress(page, address, fault);
      await openWithMessage(page, '/my-activity');
      for (const [heading, figure] of Object.entries(figures)) {
        const card = page
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
        await passTimeUntil(page, card.getByText(seen));
        await expect(card.getByText(figure)).toBeVisible();
        await expect(card.getByText('As of 1 November 2025')).toBeVisible();
        await expect(card.getByRole('link', { name: /Open profile/ })).toBeVisible();
        await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible();
        await expect(card.locator('img')).toHaveCount(0);
      }
      await expectMessageThere(page);
    },
  };
}

for (const [service, row] of Object.entries(table)) {
  const { siteName, play } = subjects[service as keyof typeof table];
  test.describe(service, () => {
    test.use({ siteName });
    for (const [fault, seen] of Object.entries(row)) {
      test(`${fault}: “${seen}”, and the message is still there`, async ({ page, inbox }) => {
        await play({ page, inbox, fault: fault as Fault, seen });
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the figures that are kept stand in for the cards', async ({ page }) => {
    await page.goto('/my-activity');
    await expect(page.getByText('As of 1 November 2025')).toHaveCount(3);
    await expect(page.getByText('142 of 906')).toBeVisible();
    await expect(page.getByText('Asking GitHub').first()).toBeHidden();
  });
});
