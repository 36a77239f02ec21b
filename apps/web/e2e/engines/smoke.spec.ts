import { documentOf, expect, routes, test as base } from '../support';
import { otherEngines, type Browser } from './browsers';

// Opens every page in Firefox and WebKit, and uses the main features once.

/** Turns off the console check, which needs a Playwright page. */
const test = base.extend({ consoleCheck: ({}, use) => use() });

function visitor(browser: Browser, siteUrl: string) {
  /** Waits until a function returns true in the page. */
  const until = (script: (...args: string[]) => boolean, ...args: string[]) =>
    expect
      .poll(() => browser.run(script, ...args), `${script.toString()} ${args.join()}`)
      .toBe(true);
  const click = async (selector: string) => {
    await until((one) => {
      const element = document.querySelector(one);
      element?.scrollIntoView({ block: 'center' });
      return element !== null;
    }, selector);
    await browser.click(selector);
  };
  return {
    ...browser,
    until,
    click,
    async open(path: string) {
      await browser.open(siteUrl + path);
      await until(() => history.scrollRestoration === 'manual');
    },
    /** Clicks a visible button or option by its label. */
    async press(name: string, selector = 'button') {
      await until(
        (label, candidates) => {
          const found = [...document.querySelectorAll(candidates)].find(
            (one) =>
              (one.getAttribute('aria-label') ?? one.textContent).trim().startsWith(label) &&
              one.checkVisibility({ visibilityProperty: true }),
          );
          document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
          found?.setAttribute('data-pressed', '');
          return found !== undefined;
        },
        name,
        selector,
      );
      await click('[data-pressed]');
    },
    untilVisible: (text: string) => until((one) => document.body.innerText.includes(one), text),
  };
}

type Visitor = ReturnType<typeof visitor>;

async function openEveryPage({ open, until }: Visitor) {
  for (const { path } of routes) {
    await open(path);
    await until((title) => document.title === title, documentOf('dist', path).title);
    await until(() => document.querySelectorAll('h1').length === 1);
    await until(() => document.documentElement.scrollWidth <= innerWidth);
  }
}

async function checkShell({ open, press, resize, run, until, untilVisible }: Visitor) {
  // Some window managers refuse to resize; the width is read below.
  await resize(400, 844).catch(() => undefined);
  await open('/about');
  await press('Reject');
  await until(() => localStorage.getItem('cookiesAccepted') === 'rejected');
  if (await run(() => innerWidth < 600)) {
    await press('Open menu');
    await press('Close menu');
  } else console.warn('  the window cannot be narrowed here, so the menu was not tested');
  await press('Dark theme');
  await until(() => document.body.classList.contains('dark'));
  // Advances the clock by 90 s, after which the popup appears.
  await run(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 90_000;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await untilVisible('Give Feedback');
  await press('Close');
  await resize(1280, 900).catch(() => undefined);
}

/** Checks that the security policy allows prefetching a link that opens in a new tab. */
async function prefetchNewTabLink({ open, run, until }: Visitor) {
  await open('/certificates');
  await until(() => document.querySelector('main a[target=_blank]') !== null);
  await run(() =>
    document
      .querySelector('main a[target=_blank]')!
      .dispatchEvent(new Event('pointerover', { bubbles: true })),
  );
  await until(() =>
    performance.getEntriesByType('resource').some(({ name }) => /certificatedetail/i.test(name)),
  );
}

async function filterSkills({ open, press, type, until }: Visitor) {
  await open('/skills');
  await type('[type=search]', 'SQL');
  await until(() => document.querySelectorAll('[role=meter], meter').length === 1);
  await press('Clear Filter');
  // Typing in a native list selects an option.
  await type('main select', 'Database');
  await until(() => location.search.includes('category=Database'));
}

async function fillForms({ open, press, click, type, until, untilVisible }: Visitor) {
  await open('/contact');
  await click('main summary');
  await until(() => document.querySelector('main details[open]') !== null);
  for (const [name, text] of Object.entries({
    firstName: 'Meena',
    lastName: 'Sundaram',
    email: 'meena@example.com',
    countryCode: '+91\n',
    mobile: '98765 43210',
    state: 'Tamil Nadu\n',
    city: 'Coimbatore\n',
    message: 'Hello from another engine.',
  }))
    await type(`#${name}`, text);
  await until(() => document.querySelector<HTMLInputElement>('[name=country]')?.value === 'IN');
  await click('#terms');
  await press('Submit');
  await untilVisible('Your message is on its way');

  await open('/feedback');
  await type('#name', 'Arun');
  await type('#email', 'arun@example.com');
  for (let question = 1; question <= 17; question += 1) {
    if ([5, 7, 11].includes(question)) await type(`#q${question}`, 'nothing');
    else await click(`[name=q${question}]`);
  }
  await type('#queries', 'none');
  await press('Send feedback');
  await untilVisible('Thank you for your answers');
}

for (const { name, packages, program, start } of otherEngines) {
  test(`the site works in ${name}`, async ({ site, received }) => {
    const advice = `${name} not found. Debian: apt-get install ${packages}`;
    if (!program) console.warn(advice);
    test.skip(!program, advice);
    const browser = await start(program!);
    try {
      for (const step of [checkShell, openEveryPage, prefetchNewTabLink, filterSkills, fillForms]) {
        await test.step(step.name, () => step(visitor(browser, site.url)));
      }
      expect(received()).toHaveLength(2);
    } finally {
      await browser.close();
    }
  });
}
