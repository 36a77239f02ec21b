import type { BrowserContextOptions, Page } from 'playwright';
import type { Inbox } from '../inbox';
import { routeName } from '../routes';

/** The two themes, and the widths in px that every page is shown at. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const widths = [1280, 390] as const;

/** Which of the local servers a shot is of. */
export type Place = 'site' | 'print' | 'inbox';

/** What a shot's preparation may reach for. */
export interface Stage {
  page: Page;
  inbox: Inbox;
}

/** A state that is worth a look, and how to come to it. */
export interface State {
  /** Name of the picture, and what `--filter` is matched with. */
  name: string;
  path: string;
  place?: Place;
  themes?: readonly Theme[];
  /** In px; 1280 and 390 when absent. */
  widths?: readonly number[];
  /** Options of the browser, e.g. motion allowed or scripts off. */
  browser?: BrowserContextOptions;
  /** What the browser has stored. By default cookies were rejected, so that no banner stands over the page. */
  stored?: Record<string, string>;
  /** What third parties answer; nothing at all when absent, as if they were down. */
  thirdParties?: 'up' | 'down';
  /** How far the clock is moved once the page is alive, in ms: past loaders and entrances by default. */
  advanceMs?: number;
  /** Whether the clock stands still from the start, so that what is shown lasts. */
  isFrozen?: boolean;
  /** Whether the picture is of the window rather than of the whole page: for what is fixed to the window. */
  isWindow?: boolean;
  /** Done before the page is opened. */
  before?(stage: Stage): unknown;
  /** Done once the page is alive and the clock has been moved. */
  act?(stage: Stage): Promise<unknown>;
}

const accepted = { cookiesAccepted: 'true' };
const undecided = {};
const anyProject = '/projects/projectdetail/rfid-based-bus-number-announce-system-for-blind';

const openFilter = ({ page }: Stage) => page.locator('[aria-haspopup="listbox"]').first().click();
const search =
  (text: string) =>
  ({ page }: Stage) =>
    page.getByRole('searchbox').fill(text);
const submit = ({ page }: Stage) =>
  page
    .locator('main form')
    .getByRole('button', { name: /submit|send/i })
    .last()
    .click();

/** Answers by the field's label; whatever else asks for words gets the same ones. */
const answers: Record<string, string> = {
  'First name': 'Meena',
  'Last name': 'Krishnan',
  Name: 'Meena Krishnan',
  Email: 'meena@example.com',
  'Country code': '+91 India',
  Mobile: '98765 43210',
  State: 'Tamil Nadu',
  City: 'Coimbatore',
  Message: 'We run a small clinic and need an appointment page that works on old phones.',
};
const anyAnswer = 'The resume, and how quick everything is.';

/** Fills in the form on the page, the contact form or the survey; of a question's answers it takes the first. */
async function fillForm({ page }: Stage): Promise<void> {
  const form = page.locator('main form').last();
  for (const [label, text] of Object.entries(answers)) {
    // Required fields have a star behind their label.
    const field = form.getByLabel(new RegExp(`^${label}( \\*)?$`));
    if ((await field.count()) === 0) continue;
    const isList = (await field.getAttribute('role')) === 'combobox';
    await field.fill(isList ? text.replace(/^\+\d+ /, '') : text);
    if (isList) await form.getByRole('option', { name: text }).first().click();
  }
  for (const area of await form.locator('textarea').all()) {
    if ((await area.inputValue()) === '') await area.fill(anyAnswer);
  }
  for (const group of await form.getByRole('radiogroup').all()) {
    await group.getByRole('radio').first().check({ force: true });
  }
  for (const box of await form.getByRole('checkbox').all()) await box.check();
}

async function fillAndSubmit(stage: Stage): Promise<void> {
  await fillForm(stage);
  await submit(stage);
}

/** One way of looking at several pages. */
const on = (kind: string, paths: readonly string[], rest: Omit<State, 'name' | 'path'>): State[] =>
  paths.map((path) => ({ name: `${kind}-${routeName(path)}`, path, ...rest }));

const everyKindOfPage = [
  '/',
  '/about',
  '/projects',
  anyProject,
  '/internships',
  '/certificates',
  '/certificates/certificatedetail/google-certificates',
  '/skills',
  '/blogs',
  '/contact',
  '/feedback',
  '/resume',
  '/my-activity',
];

/** The contact form after a post to a service that behaves in this way. */
const contactAfter = (
  name: string,
  act: (stage: Stage) => Promise<unknown>,
  before?: State['before'],
): State => ({ name: `contact-${name}`, path: '/contact', before, act });

/** Every state beyond the plain pages. A new state is a new entry. */
export const states: readonly State[] = [
  // Chrome
  {
    name: 'menu-open',
    path: '/',
    widths: [390],
    isWindow: true,
    act: ({ page }) => page.getByRole('button', { name: /menu/i }).first().click(),
  },
  { name: 'cookie-banner-home', path: '/', stored: undecided, isWindow: true },
  { name: 'cookie-banner-contact', path: '/contact', stored: undecided, isWindow: true },
  { name: 'popup', path: '/skills', isWindow: true, advanceMs: 91_000 },
  {
    name: 'popup-waits-for-banner',
    path: '/',
    stored: undecided,
    isWindow: true,
    advanceMs: 91_000,
  },
  {
    name: 'focus-skip-link',
    path: '/projects',
    isWindow: true,
    act: ({ page }) => page.keyboard.press('Tab'),
  },
  {
    name: 'focus-navigation',
    path: '/projects',
    widths: [1280],
    isWindow: true,
    act: async ({ page }) => {
      for (let index = 0; index < 5; index++) await page.keyboard.press('Tab');
    },
  },
  {
    name: 'footer-chat-and-translate',
    path: '/about',
    isWindow: true,
    act: ({ page }) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
  },

  // Loading, and what moves
  { name: 'projects-loading', path: '/projects', advanceMs: 400, isFrozen: true },
  { name: 'internships-loading', path: '/internships', advanceMs: 400, isFrozen: true },
  { name: 'certificates-loading', path: '/certificates', advanceMs: 400, isFrozen: true },
  {
    name: 'home-typing',
    path: '/',
    isWindow: true,
    browser: { reducedMotion: 'no-preference' },
    // The first title is there at once and stays for 2 s; then the next one is typed.
    advanceMs: 2900,
    isFrozen: true,
  },
  {
    name: 'about-counting',
    path: '/about',
    isWindow: true,
    browser: { reducedMotion: 'no-preference' },
    isFrozen: true,
    act: async ({ page }) => {
      await page.getByText('Certificates', { exact: false }).last().scrollIntoViewIfNeeded();
      await page.clock.runFor(1200);
    },
  },

  // Filters and lists
  { name: 'projects-filter-open', path: '/projects', isWindow: true, act: openFilter },
  {
    name: 'projects-filtered',
    path: '/projects',
    act: async (stage) => {
      await openFilter(stage);
      await stage.page.getByRole('option', { name: 'Upcoming' }).click();
      await stage.page.clock.runFor(1000);
    },
  },
  { name: 'skills-filter-open', path: '/skills', isWindow: true, act: openFilter },
  { name: 'skills-search', path: '/skills', act: search('java') },
  { name: 'skills-empty', path: '/skills', act: search('zzzz') },
  { name: 'blogs-empty', path: '/blogs', act: search('zzzz') },
  {
    name: 'blogs-all',
    path: '/blogs',
    act: async ({ page }) => {
      const more = page.getByRole('button', { name: 'Load More' });
      while (await more.isVisible()) await more.click();
    },
  },

  // Forms
  {
    name: 'contact-faq-open',
    path: '/contact',
    act: ({ page }) => page.locator('main summary, main h3 button').first().click(),
  },
  {
    name: 'contact-errors',
    path: '/contact',
    act: async (stage) => {
      await stage.page.getByRole('checkbox').last().check();
      await submit(stage);
    },
  },
  contactAfter('filled', fillForm),
  contactAfter('sending', fillAndSubmit, ({ inbox }) =>
    inbox.misbehave({ mode: 'slow', times: 1 }),
  ),
  contactAfter('sent', fillAndSubmit),
  contactAfter('failed-500', fillAndSubmit, ({ inbox }) =>
    inbox.misbehave({ mode: '500', times: 1 }),
  ),
  contactAfter('failed-429', fillAndSubmit, ({ inbox }) =>
    inbox.misbehave({ mode: '429', times: 1 }),
  ),
  contactAfter('failed-refused', fillAndSubmit, ({ inbox }) =>
    inbox.misbehave({ mode: 'success-false', times: 1 }),
  ),
  contactAfter('failed-dropped', fillAndSubmit, ({ inbox }) =>
    inbox.misbehave({ mode: 'drop-after-storing', times: 1 }),
  ),
  contactAfter('offline', async (stage) => {
    await fillForm(stage);
    await stage.page.context().setOffline(true);
    await submit(stage);
  }),
  contactAfter('draft-restored', async (stage) => {
    await fillForm(stage);
    await stage.page.clock.runFor(2000);
    await stage.page.reload();
    await stage.page.clock.runFor(2000);
  }),
  { name: 'feedback-errors', path: '/feedback', act: submit },
  { name: 'feedback-filled', path: '/feedback', act: fillForm },
  { name: 'feedback-sent', path: '/feedback', act: fillAndSubmit },
  { name: 'contact-thank-you', path: '/contact/thank-you' },

  // Third parties
  { name: 'activity-waiting-for-click', path: '/my-activity' },
  { name: 'activity-down', path: '/my-activity', stored: accepted, advanceMs: 15_000 },
  { name: 'activity-up', path: '/my-activity', stored: accepted, thirdParties: 'up' },
  { name: 'resume-qr-down', path: '/resume', stored: accepted, advanceMs: 15_000 },
  { name: 'resume-qr-up', path: '/resume', stored: accepted, thirdParties: 'up' },

  // Addresses that lead nowhere, and code that does not come
  { name: 'not-found', path: '/no/such/page' },
  { name: 'coming-soon', path: '/Blogdetail/more-projects-coming-soon' },
  {
    name: 'error-screen',
    path: '/',
    widths: [1280],
    before: ({ page }) =>
      // The page's own code comes; the code of the next page does not.
      page.route(/\/assets\/.*Skills.*\.js/, (route) => route.abort()),
    act: async ({ page }) => {
      await page.getByRole('link', { name: 'Skills' }).first().click();
      await page.clock.runFor(1000);
    },
  },

  // Other ways of looking
  ...on('rtl', ['/', '/projects', anyProject, '/contact', '/skills', '/resume', '/feedback'], {
    themes: ['light'],
    act: ({ page }) => page.evaluate(() => void (document.documentElement.dir = 'rtl')),
  }),
  ...on('narrow', everyKindOfPage, { themes: ['light'], widths: [320] }),
  ...on('text-200', ['/', '/projects', '/contact', '/resume'], {
    themes: ['light'],
    act: ({ page }) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%')),
  }),
  ...on('no-script', ['/', '/projects', anyProject, '/contact', '/skills'], {
    themes: ['light'],
    browser: { javaScriptEnabled: false },
  }),
  ...on('forced-colours', ['/', '/contact', '/skills', '/projects'], {
    browser: { forcedColors: 'active' },
  }),
  ...on('print', ['/', anyProject, '/resume', '/contact'], {
    widths: [794],
    act: ({ page }) => page.emulateMedia({ media: 'print' }),
  }),
  ...on('motion', ['/', anyProject, '/skills'], { browser: { reducedMotion: 'no-preference' } }),

  // The other two
  { name: 'print-app', path: '/', place: 'print' },
  { name: 'inbox-empty', path: '/', place: 'inbox' },
  {
    name: 'inbox-with-messages',
    path: '/messages/2',
    place: 'inbox',
    before: async ({ inbox }) => {
      for (const name of ['Meena Krishnan', 'Arun Raj', 'Claire Dubois']) {
        const message = 'We run a small clinic.\n\nCould we talk on Thursday?';
        await fetch(`${inbox.url}/ajax/contact`, {
          method: 'POST',
          body: new URLSearchParams({ name, email: 'someone@example.com', message }),
        });
      }
    },
  },
];
