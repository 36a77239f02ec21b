import { expect, routes, test as base } from '../support';
import { otherEngines, type Browser } from './webDriver';

// Opens every page in Firefox and WebKit, and uses the main features once.

/** Turns off the console check, which needs a Playwright page. */
const test = base.extend({ consoleCheck: ({}, use) => use() });

const enterKey = '\uE007';
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

function visitor({ send }: Browser, siteUrl: string) {
  const run = (script: string, ...args: unknown[]) => send('ExecuteScript', { script, args });
  const until = async (expression: string, ...args: unknown[]) => {
    let value: unknown;
    const evaluate = async () => (value = await run(`return ${expression}`, ...args));
    await expect.poll(evaluate, `${expression} ${args.join()}`).toBeTruthy();
    return value;
  };
  const elementId = (element: unknown) => (element as Record<string, string>)[elementKey];
  const findElement = async (expression: string, ...args: unknown[]) => {
    const id = elementId(await until(expression, ...args));
    await run('arguments[0].scrollIntoView({ block: "center" })', { [elementKey]: id });
    return id;
  };
  /** Clicks an element, or presses Enter on it if the driver cannot click. Fails if the element is covered. */
  const clickOn = async (id: unknown) => {
    await send('ElementClick', { id }).catch(async (error: unknown) => {
      const isCovered = await run(
        `const [one] = arguments;
        const { x, y, width, height } = one.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top !== null && !one.contains(top) && !one.labels?.[0]?.contains(top);`,
        { [elementKey]: id },
      );
      if (isCovered) throw error;
      await send('ElementSendKeys', { id, text: enterKey });
    });
  };
  return {
    siteUrl,
    run,
    until,
    /** Resizes the window if the display allows it. Returns true if the window is narrow. */
    async resize(width: number, height: number) {
      await send('SetWindowRect', { width, height }).catch(() => undefined);
      return run('return innerWidth < 600');
    },
    async open(path: string) {
      await send('Navigate', { url: siteUrl + path });
      await until('history.scrollRestoration === "manual"');
    },
    /** Clicks a visible button or option by its label. */
    press: async (name: string, selector = 'button') =>
      clickOn(
        await findElement(
          `[...document.querySelectorAll(arguments[1])].find((one) => (one.getAttribute("aria-label") ?? one.textContent).trim().startsWith(arguments[0]) && one.checkVisibility({ visibilityProperty: true }))`,
          name,
          selector,
        ),
      ),
    click: async (selector: string) =>
      clickOn(await findElement('document.querySelector(arguments[0])', selector)),
    type: async (selector: string, text: string) =>
      send('ElementSendKeys', {
        id: await findElement('document.querySelector(arguments[0])', selector),
        text,
      }),
  };
}

type Visitor = ReturnType<typeof visitor>;
const isVisibleExpression = (text: string) =>
  `document.body.innerText.includes(${JSON.stringify(text)})`;

async function openEveryPage({ siteUrl, open, until }: Visitor) {
  for (const { path } of routes) {
    await open(path);
    const html = await (await fetch(siteUrl + path)).text();
    const [, title = ''] = /<title>([^<]*)</.exec(html) ?? [];
    await until(
      'document.title === arguments[0]',
      title.replaceAll('&amp;', '&').replaceAll('&#39;', "'"),
    );
    await until('document.querySelectorAll("h1").length === 1', path);
    await until('document.documentElement.scrollWidth <= innerWidth', path);
  }
}

async function checkShell({ open, press, resize, run, until }: Visitor) {
  const isNarrow = await resize(400, 844);
  await open('/about');
  await press('Reject');
  await until('localStorage.cookiesAccepted === "rejected"');
  if (isNarrow) {
    await press('Open menu');
    await press('Close menu');
    await open('/');
    await until(
      `(([first, ...others]) => others.every(({ offsetTop }) => offsetTop === first.offsetTop))(
        [...document.querySelector('h1').parentElement.lastElementChild.children])`,
    );
    await open('/about');
  } else console.warn('  the window cannot be narrowed here, so the menu was not tested');
  await press('Dark theme');
  await until('document.body.classList.contains("dark")');
  // Advances the clock by 90 s, after which the popup appears.
  await run(
    'const now = performance.now.bind(performance); performance.now = () => now() + 90000; document.dispatchEvent(new Event("visibilitychange"))',
  );
  await until(isVisibleExpression('Give Feedback'));
  await press('Close');
  await resize(1280, 900);
}

async function filterSkills({ open, press, click, type, until }: Visitor) {
  await open('/skills');
  await type('[type=search]', 'SQL');
  await until('document.querySelectorAll("[role=meter], meter").length === 1');
  await press('Clear Filter');
  await click('main [role=combobox]');
  await press('Database', '[role=option]');
  await until('location.search.includes("category=Database")');
}

async function fillForms({ open, press, click, type, until }: Visitor) {
  await open('/contact');
  await click('main summary');
  await until('document.querySelector("main details[open]") !== null');
  for (const [name, text] of Object.entries({
    firstName: 'Meena',
    lastName: 'Sundaram',
    email: 'meena@example.com',
    countryCode: `+91${enterKey}`,
    mobile: '98765 43210',
    state: `Tamil Nadu${enterKey}`,
    city: `Coimbatore${enterKey}`,
    message: 'Hello from another engine.',
  }))
    await type(`#${name}`, text);
  await until('document.querySelector("[name=country]").value === "IN"');
  await type('#message', ' And so on.'.repeat(200));
  await until('(({ clientHeight }) => clientHeight > 300)(document.querySelector("#message"))');
  await click('#terms');
  await press('Submit');
  await until(isVisibleExpression('Your message is on its way'));

  await open('/feedback');
  await type('#name', 'Arun');
  await type('#email', 'arun@example.com');
  for (let question = 1; question <= 17; question += 1) {
    if ([5, 7, 11].includes(question)) await type(`#q${question}`, 'nothing');
    else await click(`[name=q${question}]`);
  }
  await type('#queries', 'none');
  await press('Send feedback');
  await until(isVisibleExpression('Thank you for your answers'));
}

for (const { name, advice, start } of otherEngines()) {
  test(`the site works in ${name}`, async ({ site, received }) => {
    if (!start) console.warn(`${name}: ${advice}`);
    test.skip(!start);
    const browser = await start!();
    try {
      for (const step of [checkShell, openEveryPage, filterSkills, fillForms]) {
        await test.step(step.name, () => step(visitor(browser, site.url)));
      }
      expect(received()).toHaveLength(2);
    } finally {
      await browser.close();
    }
  });
}
