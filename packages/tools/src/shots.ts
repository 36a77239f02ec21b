import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser, launchArgs } from './browser';
import { startInbox } from './inbox';
import { readRoutes, routeName } from './routes';
import { serveFolder } from './serve';
import { states, type State } from './shotStates';
import { main, messageOf, repoRoot, run, ToolError } from './workspace';

const folder = join(repoRoot, 'shots');
const builtFolders = {
  site: join(repoRoot, 'apps/web/dist'),
  print: join(repoRoot, 'apps/print/dist'),
};

/** Loaders, fades and entrances are over by then. */
const entrancesMs = 5000;
/** Noon of a day, so that nothing on a page depends on when the pictures are taken. */
const pictureTime = new Date('2026-03-10T12:00:00');

/** One picture to take. */
interface Shot {
  state: State;
  theme: 'light' | 'dark';
  width: number;
  /** Name of the file, without its ending. */
  name: string;
}

const shotsOf = (state: State): Shot[] =>
  (state.themes ?? (['light', 'dark'] as const)).flatMap((theme) =>
    (state.widths ?? [1280, 390]).map((width) => ({
      state,
      theme,
      width,
      name: `${state.name}-${theme}-${width}`,
    })),
  );

/** What stands for a picture that a third party would draw. */
const thirdPartyPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 450 195"><rect width="450" height="195" rx="6" fill="#8a94a0"/></svg>';

/** Whether React has taken the page over. Runs in the page. */
const isAlive = () =>
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'));

/** Opens the state's page and brings it into the state. */
async function bringAbout(page: Page, { state, theme }: Shot, origin: string): Promise<void> {
  const { place = 'site', isFrozen = false, advanceMs = entrancesMs } = state;
  if (state.browser?.javaScriptEnabled === false) {
    await page.goto(origin + state.path);
    return;
  }
  await page.clock.install({ time: pictureTime });
  if (isFrozen) await page.clock.pauseAt(new Date(pictureTime.getTime() + 1000));
  await page.goto(origin + state.path);
  if (place === 'inbox') return;
  await page.waitForFunction(isAlive);
  if (theme === 'dark' && place === 'site') {
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await page.waitForFunction(() => document.body.classList.contains('dark'));
  }
  if (!isFrozen) await page.clock.fastForward(advanceMs);
  // In steps: React sets the next timer only between them.
  else for (let ms = 0; ms < advanceMs; ms += 100) await page.clock.runFor(100);
}

/** Takes one picture, with servers of its own, so that no other picture's messages and faults are in it. */
async function take(browser: Browser, shot: Shot): Promise<string[]> {
  const { state, theme, width, name } = shot;
  const { place = 'site', cookies = 'rejected' } = state;
  const inbox = await startInbox({ port: 0, file: ':memory:', siteUrl: 'http://127.0.0.1' });
  const root = builtFolders[place === 'print' ? 'print' : 'site'];
  const site = await serveFolder({ root, proxy: { '/inbox/': inbox.url } });
  const origin = place === 'inbox' ? inbox.url : site.url;
  const stored = cookies === 'undecided' ? [] : [{ name: 'cookiesAccepted', value: cookies }];
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // The inbox follows the system; the site has a button.
    colorScheme: place === 'site' ? 'light' : theme,
    storageState: { cookies: [], origins: [{ origin, localStorage: stored }] },
    ...state.browser,
  });
  const complaints: string[] = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(`throws: ${error.message}`));
    await page.route(
      (url) => url.hostname !== '127.0.0.1',
      (route) =>
        state.hasThirdParties && route.request().resourceType() === 'image'
          ? route.fulfill({ contentType: 'image/svg+xml', body: thirdPartyPicture })
          : route.abort(),
    );
    await state.before?.(page, inbox);
    await bringAbout(page, shot, origin);
    await state.act?.(page, inbox);
    const scrollWidth = await page.evaluate(async () => {
      // Lazy pictures load only where someone has looked.
      for (const image of document.querySelectorAll('img')) image.loading = 'eager';
      await document.fonts.ready;
      return document.documentElement.scrollWidth;
    });
    if (!state.isFrozen) await page.waitForLoadState('networkidle');
    // What sticks to the window is seen where a visitor first sees it.
    if (!state.isWindow) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.screenshot({
      path: join(folder, `${name}.png`),
      fullPage: !state.isWindow,
      // 'disabled' jumps to the end of every animation, which is not what a state on its way looks like.
      animations: state.isFrozen ? 'allow' : 'disabled',
    });
    if (scrollWidth > width) complaints.push(`is ${scrollWidth} px wide`);
  } catch (error) {
    complaints.push(`could not be taken: ${messageOf(error).split('\n')[0]}`);
  } finally {
    await context.close();
    await site.close();
    await inbox.close();
  }
  return [...new Set(complaints)].map((text) => `${name} ${text}`);
}

/**
 * The root's `shots`: pictures of every page in both themes and at both widths, and of every state in `shotStates.ts`, as the
 * built site shows them, into `shots/`. `--filter <pattern>` takes those alone whose name matches.
 */
await main(async () => {
  const { values } = parseArgs({ options: { filter: { type: 'string' } } });
  const filter = new RegExp(values.filter ?? '');
  const executablePath = await findBrowser();
  const build = ['run', 'build', '--filter=@portfolio/web', '--filter=@portfolio/print'];
  if ((await run('turbo', build)) !== 0) {
    throw new ToolError('The build failed: see above. No picture was taken.');
  }
  const pages = readRoutes(builtFolders.site).map(({ path }) => ({ name: routeName(path), path }));
  const shots = [...pages, ...states].flatMap(shotsOf).filter(({ name }) => filter.test(name));
  if (shots.length === 0) throw new ToolError(`No picture's name matches ${filter}.`);
  if (values.filter === undefined) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const browser = await chromium.launch({ executablePath, args: launchArgs() });
  const complaints: string[] = [];
  const queue = shots.values();
  const work = async () => {
    for (const shot of queue) {
      complaints.push(...(await take(browser, shot)));
      console.log(shot.name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await browser.close();
  console.log(`\n${shots.length} pictures in ${folder}`);
  if (complaints.length > 0) {
    console.log(`\n${complaints.length} complaints:\n  ${complaints.sort().join('\n  ')}`);
    process.exitCode = 1;
  }
});
