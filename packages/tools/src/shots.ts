import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser, launchArgs } from './browser';
import { readRoutes, routeName } from './routes';
import { serveFolder } from './serve';
import { startInbox } from './inbox';
import { contactSheet } from './gallery/sheet';
import { states, themes, widths, type Place, type State, type Theme } from './gallery/states';
import { main, messageOf, repoRoot, run, ToolError } from './workspace';

const folder = join(repoRoot, 'shots');
const siteFolder = join(repoRoot, 'apps/web/dist');
const printFolder = join(repoRoot, 'apps/print/dist');

/** Loaders, fades and entrances are over by then. */
const settledMs = 5000;
/** Noon of a day, so that nothing on a page depends on when the pictures are taken. */
const pictureTime = new Date('2026-03-10T12:00:00');
const shotTimeoutMs = 15_000;
/** One browser page for each of two cores. */
const workers = 2;

/** One picture to take. */
interface Shot {
  state: State;
  theme: Theme;
  width: number;
  /** Name of the file, without its ending. */
  name: string;
}

function shotsOf(state: State): Shot[] {
  return (state.themes ?? themes).flatMap((theme) =>
    (state.widths ?? widths).map((width) => ({
      state,
      theme,
      width,
      name: `${state.name}-${theme}-${width}`,
    })),
  );
}

/** A picture that stands for what a third party would draw. */
const standIn =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 450 195"><rect width="450" height="195" rx="6" fill="#8a94a0"/><path d="M30 150l90-70 70 40 110-80 120 60" fill="none" stroke="#fff" stroke-width="6"/></svg>';

/** Lets nothing but this machine answer, except with a picture where third parties are to be up. */
async function fenceIn(page: Page, thirdParties: 'up' | 'down'): Promise<void> {
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) =>
      thirdParties === 'up' && route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/svg+xml', body: standIn })
        : route.abort(),
  );
}

/** Whether React has taken the page over. Runs in the page. */
const isAlive = () =>
  Object.keys(document.getElementById('root') ?? {}).some((key) =>
    key.startsWith('__reactContainer'),
  );

/** Presses the theme button until the page is dark. */
async function turnDark(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  for (let attempt = 0; attempt < 20; attempt++) {
    if (await page.evaluate(() => document.body.classList.contains('dark'))) return;
    await toggle.click();
    await page.waitForTimeout(100);
  }
  throw new Error("The button 'Dark theme' does not turn the page dark.");
}

/** What a taken picture is followed by: a complaint where something is wrong with the page itself. */
async function complaintAbout(page: Page, width: number): Promise<string | undefined> {
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  return pageWidth > width ? `is ${pageWidth} px wide in a window of ${width} px` : undefined;
}

/** Takes one picture, with servers of its own, so that no other picture's messages and faults are in it. */
async function take(browser: Browser, { state, theme, width, name }: Shot): Promise<string[]> {
  const { place = 'site', stored = { cookiesAccepted: 'rejected' } } = state;
  const hasScripts = state.browser?.javaScriptEnabled !== false;
  const inbox = await startInbox({ port: 0, file: ':memory:', siteUrl: 'http://127.0.0.1' });
  const root = place === 'print' ? printFolder : siteFolder;
  const site = await serveFolder({ root, port: 0, proxy: { '/inbox/': inbox.url } });
  const addresses: Record<Place, string> = { site: site.url, print: site.url, inbox: inbox.url };
  const origin = addresses[place];
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // The inbox follows the system; the site has a button.
    colorScheme: place === 'site' ? 'light' : theme,
    storageState: {
      cookies: [],
      origins: [
        {
          origin,
          localStorage: Object.entries(stored).map(([key, value]) => ({ name: key, value })),
        },
      ],
    },
    ...state.browser,
  });
  const complaints: string[] = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(shotTimeoutMs);
    page.on('pageerror', (error) => complaints.push(`throws: ${error.message}`));
    page.on('response', (response) => {
      const isPart = response.request().resourceType() !== 'document';
      if (isPart && response.status() >= 400 && response.request().method() === 'GET') {
        complaints.push(`lacks ${response.url().replace(origin, '')} (${response.status()})`);
      }
    });
    const stage = { page, inbox };
    await fenceIn(page, state.thirdParties ?? 'down');
    if (hasScripts) {
      await page.clock.install({ time: pictureTime });
      if (state.isFrozen) await page.clock.pauseAt(new Date(pictureTime.getTime() + 1000));
    }
    await state.before?.(stage);
    await page.goto(origin + state.path, { waitUntil: 'load' });
    if (hasScripts && place !== 'inbox') {
      await page.waitForFunction(isAlive);
      if (theme === 'dark' && place === 'site') await turnDark(page);
      const advanceMs = state.advanceMs ?? settledMs;
      if (!state.isFrozen) await page.clock.fastForward(advanceMs);
      // In steps: React sets the next timer only between them.
      else for (let ms = 0; ms < advanceMs; ms += 100) await page.clock.runFor(100);
    }
    await state.act?.(stage);
    // Lazy pictures load only where someone has looked.
    if (!state.isWindow && !state.isFrozen && hasScripts) await lookThrough(page);
    if (hasScripts && !state.isFrozen) await page.waitForTimeout(300);
    await page.screenshot({
      path: join(folder, `${name}.png`),
      fullPage: !state.isWindow,
      // 'disabled' jumps to the end of every animation, which is not what a state on its way looks like.
      animations: state.isFrozen ? 'allow' : 'disabled',
    });
    const complaint = await complaintAbout(page, width);
    if (complaint) complaints.push(complaint);
  } catch (error) {
    complaints.push(`could not be taken: ${messageOf(error).split('\n')[0]}`);
  } finally {
    await context.close();
    await site.close();
    await inbox.close();
  }
  return [...new Set(complaints)].map((text) => `${name} ${text}`);
}

/** Scrolls to the end and back, so that everything that waits to be seen has been. */
async function lookThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/**
 * The root's `shots`: pictures of every page in both themes and at both widths, and of every state in `gallery/states.ts`, as
 * the built site shows them, into `shots/`, with overviews. `--filter <pattern>` takes those alone whose name matches.
 */
await main(async () => {
  const { values } = parseArgs({
    options: { filter: { type: 'string' }, 'no-build': { type: 'boolean', default: false } },
  });
  const filter = new RegExp(values.filter ?? '');
  const executablePath = await findBrowser();
  const build = ['run', 'build', '--filter=@portfolio/web', '--filter=@portfolio/print'];
  if (!values['no-build'] && (await run('turbo', build)) !== 0) {
    throw new ToolError('The build failed: see above. No picture was taken.');
  }
  const pages = readRoutes(siteFolder).map(({ path }): State => ({ name: routeName(path), path }));
  const shots = [...pages, ...states].flatMap(shotsOf).filter(({ name }) => filter.test(name));
  if (shots.length === 0) throw new ToolError(`No picture's name matches ${filter}.`);
  if (values.filter === undefined) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const browser = await chromium.launch({ executablePath, args: launchArgs() });
  const complaints: string[] = [];
  try {
    const queue = shots.values();
    let taken = 0;
    const work = async () => {
      for (const shot of queue) {
        complaints.push(...(await take(browser, shot)));
        console.log(`${String(++taken).padStart(4)}/${shots.length} ${shot.name}`);
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
    for (const theme of themes) {
      for (const width of new Set(shots.map((shot) => shot.width))) {
        const group = shots.filter((shot) => shot.theme === theme && shot.width === width);
        if (group.length > 0) {
          await contactSheet(browser, {
            folder,
            file: `_sheet-${theme}-${width}.png`,
            names: group.map(({ name }) => name),
            isDark: theme === 'dark',
            isNarrow: width < 600,
          });
        }
      }
    }
  } finally {
    await browser.close();
  }
  console.log(`\n${shots.length} pictures in ${folder}`);
  if (complaints.length > 0) {
    console.log(`\n${complaints.length} complaints:\n  ${complaints.sort().join('\n  ')}`);
    process.exitCode = 1;
  }
});
