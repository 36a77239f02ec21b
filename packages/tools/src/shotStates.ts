import type { BrowserContextOptions, Page } from 'playwright';
import type { Inbox } from './inbox';
import { routeName } from './routes';

/** What brings a page into a state. */
type Act = (page: Page, inbox: Inbox) => unknown;

/** A state that is worth a look, and how to come to it. */
export interface State {
  /** Name of the picture, and what `--filter` is matched with. */
  name: string;
  path: string;
  /** The print app or the inbox in place of the site. */
  place?: 'print' | 'inbox';
  themes?: readonly ('light' | 'dark')[];
  /** In px. */
  widths?: readonly number[];
  /** Options of the browser, e.g. motion allowed or scripts off. */
  browser?: BrowserContextOptions;
  /** What the visitor has said of cookies; they were rejected by default, so that no banner stands over the page. */
  cookies?: 'true' | 'undecided';
  /** Whether third parties answer with a picture; else they are down. */
  hasThirdParties?: boolean;
  /** How far the clock is moved once the page is alive, in ms: past loaders and entrances by default. */
  advanceMs?: number;
  /** Whether the clock stands still from the start, so that what is shown lasts. */
  isFrozen?: boolean;
  /** Whether the picture is of the window rather than of the whole page: for what is fixed to the window. */
  isWindow?: boolean;
  /** Done before the page is opened. */
  before?: Act;
  /** Done once the page is alive and the clock has been moved. */
  act?: Act;
}

const anyProject = '/projects/projectdetail/rfid-based-bus-number-announce-system-for-blind';
const motion: BrowserContextOptions = { reducedMotion: 'no-preference' };

const openFilter: Act = (page) => page.locator('[aria-haspopup="listbox"]').first().click();
const search =
  (text: string): Act =>
  (page) =>
    page.getByRole('searchbox').fill(text);
const submit: Act = (page) =>
  page
    .locator('main form')
    .getByRole('button', { name: /submit|send/i })
    .last()
    .click();

/** What the fields of a list take, by their label; whatever else asks for words gets the same ones. */
const choices: Record<string, string> = {
  'Country code': '+91 India',
  State: 'Tamil Nadu',
  City: 'Coimbatore',
};
const answers: Record<string, string> = { email: 'meena@example.com', tel: '98765 43210' };

/** Fills in the form on the page, the contact form or the survey; of a question's answers it takes the first. */
const fillForm: Act = async (page) => {
  const form = page.locator('main form').last();
  for (const [label, text] of Object.entries(choices)) {
    // Required fields have a star behind their label.
    const field = form.getByLabel(new RegExp(`^${label}( \\*)?$`));
    if ((await field.count()) === 0) continue;
    await field.fill(text.replace(/^\+\d+ /, ''));
    await form.getByRole('option', { name: text }).first().click();
  }
  for (const field of await form.locator('input:not([role]), textarea').all()) {
    const type = (await field.getAttribute('type')) ?? 'text';
    if (type === 'checkbox') await field.check({ force: true });
    else if (/text|email|tel/.test(type) && (await field.isVisible())) {
      await field.fill(answers[type] ?? 'Meena Krishnan');
    }
  }
  for (const group of await form.getByRole('radiogroup').all()) {
    await group.getByRole('radio').first().check({ force: true });
  }
};
const send: Act = async (page, inbox) => {
  await fillForm(page, inbox);
  await submit(page, inbox);
};

/** One way of looking at several pages. */
const on = (kind: string, paths: readonly string[], rest: Omit<State, 'name' | 'path'>): State[] =>
  paths.map((path) => ({ name: `${kind}-${routeName(path)}`, path, ...rest }));

/** The contact form after it was sent to a service that behaves in this way. */
const contactAfter = (mode: Parameters<Inbox['misbehave']>[0] & object): State => ({
  name: `contact-after-${mode.mode}`,
  path: '/contact',
  before: (_, inbox) => inbox.misbehave({ ...mode, times: 1 }),
  act: send,
});

/** Every state beyond the plain pages. A new state is a new entry. */
export const states: readonly State[] = [
  {
    name: 'menu-open',
    path: '/',
    widths: [390],
    isWindow: true,
    act: (page) => page.getByRole('button', { name: /menu/i }).first().click(),
  },
  ...on('cookie-banner', ['/', '/contact'], { cookies: 'undecided', isWindow: true }),
  { name: 'popup', path: '/skills', isWindow: true, advanceMs: 91_000 },
  { name: 'popup-waits', path: '/', cookies: 'undecided', isWindow: true, advanceMs: 91_000 },
  { name: 'skip-link', path: '/about', isWindow: true, act: (page) => page.keyboard.press('Tab') },
  {
    name: 'footer',
    path: '/about',
    isWindow: true,
    act: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
  },

  // Loading, and what moves
  ...on('loading', ['/projects', '/internships', '/certificates'], {
    // Without motion there is no loader.
    browser: motion,
    advanceMs: 400,
    isFrozen: true,
  }),
  // The first title is there at once and stays for 2 s; then the next one is typed.
  {
    name: 'home-typing',
    path: '/',
    isWindow: true,
    browser: motion,
    advanceMs: 2900,
    isFrozen: true,
  },
  {
    name: 'about-counting',
    path: '/about',
    isWindow: true,
    browser: motion,
    isFrozen: true,
    act: async (page) => {
      await page.getByText('Certificates').last().scrollIntoViewIfNeeded();
      await page.clock.runFor(1200);
    },
  },

  // Filters and lists
  ...on('filter-open', ['/projects', '/skills'], { isWindow: true, act: openFilter }),
  {
    name: 'projects-filtered',
    path: '/projects',
    act: async (page, inbox) => {
      await openFilter(page, inbox);
      await page.getByRole('option', { name: 'Upcoming' }).click();
      await page.clock.runFor(1000);
    },
  },
  { name: 'skills-search', path: '/skills', act: search('java') },
  ...on('nothing-found', ['/skills', '/blogs'], { act: search('zzzz') }),
  {
    name: 'blogs-all',
    path: '/blogs',
    act: async (page) => {
      const more = page.getByRole('button', { name: 'Load More' });
      while (await more.isVisible()) await more.click();
    },
  },

  // Forms
  {
    name: 'contact-faq-open',
    path: '/contact',
    act: (page) => page.locator('main summary, main h3 button').first().click(),
  },
  {
    name: 'contact-errors',
    path: '/contact',
    act: async (page, inbox) => {
      await page.getByRole('checkbox').last().check();
      await submit(page, inbox);
    },
  },
  ...on('filled', ['/contact', '/feedback'], { act: fillForm }),
  ...on('sent', ['/contact', '/feedback'], { act: send }),
  ...(['slow', '500', '429', 'success-false', 'drop-after-storing'] as const).map((mode) =>
    contactAfter({ mode }),
  ),
  {
    name: 'contact-offline',
    path: '/contact',
    act: async (page, inbox) => {
      await fillForm(page, inbox);
      await page.context().setOffline(true);
      await submit(page, inbox);
    },
  },
  {
    name: 'contact-draft-restored',
    path: '/contact',
    act: async (page, inbox) => {
      await fillForm(page, inbox);
      await page.clock.runFor(2000);
      await page.reload();
      await page.clock.runFor(2000);
    },
  },
  { name: 'feedback-errors', path: '/feedback', act: submit },

  // Third parties
  { name: 'activity-asks-first', path: '/my-activity' },
  ...on('services-down', ['/my-activity', '/resume'], { cookies: 'true', advanceMs: 15_000 }),
  ...on('services-up', ['/my-activity', '/resume'], { cookies: 'true', hasThirdParties: true }),

  // Addresses that lead nowhere, and code that does not come
  { name: 'not-found', path: '/no/such/page' },
  {
    name: 'error-screen',
    path: '/',
    widths: [1280],
    before: (page) => page.route(/\/assets\/.*Skills.*\.js/, (route) => route.abort()),
    act: async (page) => {
      await page.getByRole('link', { name: 'Skills' }).first().click();
      await page.clock.runFor(1000);
    },
  },

  // Other ways of looking
  ...on('rtl', ['/', '/projects', anyProject, '/contact', '/skills', '/resume', '/feedback'], {
    themes: ['light'],
    act: (page) => page.evaluate(() => void (document.documentElement.dir = 'rtl')),
  }),
  ...on('narrow', ['/', '/about', '/projects', anyProject, '/skills', '/contact', '/resume'], {
    themes: ['light'],
    widths: [320],
  }),
  ...on('text-200', ['/', '/projects', '/contact', '/resume'], {
    themes: ['light'],
    act: (page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%')),
  }),
  ...on('no-script', ['/', '/projects', anyProject, '/contact', '/skills'], {
    themes: ['light'],
    browser: { javaScriptEnabled: false },
  }),
  ...on('forced-colours', ['/', '/contact', '/skills', '/projects'], {
    browser: { forcedColors: 'active' },
  }),
  ...on('print', ['/', '/about', anyProject, '/resume', '/contact'], {
    widths: [794],
    act: (page) => page.emulateMedia({ media: 'print' }),
  }),
  ...on('motion', ['/', anyProject, '/skills'], { browser: motion }),

  // The other two
  { name: 'print-app', path: '/', place: 'print' },
  { name: 'inbox-empty', path: '/', place: 'inbox' },
  {
    name: 'inbox-with-messages',
    path: '/messages/2',
    place: 'inbox',
    before: async (_, inbox) => {
      for (const name of ['Meena Krishnan', 'Arun Raj', 'Claire Dubois']) {
        const body = new URLSearchParams({ name, email: 'someone@example.com', message: 'Hello.' });
        await fetch(`${inbox.url}/ajax/contact`, { method: 'POST', body });
      }
    },
  },
];
