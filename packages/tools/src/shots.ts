import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findBrowser, launchArgs } from './browser';
import { runTasks } from './content';
import { readRoutes } from './routes';
import { serveFolder } from './serve';
import { main, repoRoot, ToolError } from './workspace';

const folder = join(repoRoot, 'shots');
const dist = join(repoRoot, 'apps/web/dist');

/** Noon of a day, so that nothing on a page depends on when the pictures are taken. */
const pictureTime = new Date('2026-03-10T12:00:00');

/** `/` → `home`, `/projects/projectdetail/rfid-bus` → `projects-projectdetail-rfid-bus`: a name for a file. */
function routeName(path: string): string {
  return path.replace(/^\/|\/$/g, '').replace(/[^\w.-]+/g, '-') || 'home';
}

/** Whether React has taken the page over. Runs in the page. */
const isAlive = () =>
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'));

/**
 * The root's `shots`: pictures of every page in both themes and at both widths, as the built site shows them with less motion and the
 * cookies rejected, into `shots/`. `--filter <pattern>` takes those alone whose name matches.
 */
await main(async () => {
  const { values } = parseArgs({ options: { filter: { type: 'string' } } });
  const filter = new RegExp(values.filter ?? '');
  const executablePath = await findBrowser();
  if ((await runTasks(['build', '--filter=@portfolio/web'])) !== 0) {
    throw new ToolError('The build failed: see above. No picture was taken.');
  }
  const shots = readRoutes(dist)
    .flatMap(({ path }) =>
      ['light', 'dark'].flatMap((theme) =>
        [1280, 390].map((width) => {
          const name = `${routeName(path)}-${theme}-${width}`;
          return { name, path, theme, width };
        }),
      ),
    )
    .filter(({ name }) => filter.test(name));
  if (shots.length === 0) throw new ToolError(`No picture's name matches ${filter}.`);
  if (values.filter === undefined) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const site = await serveFolder({ root: dist });
  const browser = await chromium.launch({ executablePath, args: launchArgs() });
  const localStorage = [{ name: 'cookiesAccepted', value: 'rejected' }];
  for (const { name, path, theme, width } of shots) {
    const page = await browser.newPage({
      viewport: { width, height: width < 600 ? 844 : 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
    });
    await page.clock.install({ time: pictureTime });
    await page.goto(site.url + site.base + path.slice(1));
    await page.waitForFunction(isAlive);
    // The toggle's name is in the owner's language.
    if (theme === 'dark') await page.locator('header button[aria-pressed]').click();
    await page.evaluate(async () => {
      // Lazy pictures load only where someone has looked.
      for (const image of document.images) {
        if (!image.checkVisibility()) continue;
        image.scrollIntoView();
        await image.decode();
      }
      window.scrollTo(0, 0);
      await document.fonts.ready;
    });
    await page.waitForLoadState('networkidle');
    await page.screenshot({
      path: join(folder, `${name}.png`),
      fullPage: true,
      animations: 'disabled',
    });
    console.log(name);
    await page.close();
  }
  await browser.close();
  await site.close();
  console.log(`\n${shots.length} pictures in ${folder}`);
});
