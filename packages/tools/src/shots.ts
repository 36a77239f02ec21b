import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { findBrowser, launchArgs } from './programs';
import { readRoutes } from './routes';
import { serveFolder } from './serve';
import { demoFolder, main, repoRoot, ToolError, runTasks } from './workspace';

const folder = join(repoRoot, 'shots');
const dist = join(repoRoot, 'apps/web/dist');

const readmeScreenshot = join(repoRoot, 'docs/home.webp');

/** Pages must not depend on when the screenshots are taken. */
const screenshotTime = new Date('2026-03-10T12:00:00');

/** Turns a path into a file name: `/` → `home`, `/projects/projectdetail/rfid-bus` → `projects-projectdetail-rfid-bus`. */
function routeName(path: string): string {
  return path.replace(/^\/|\/$/g, '').replace(/[^\w.-]+/g, '-') || 'home';
}

/**
 * Runs `pnpm shots`: saves screenshots of every page to `shots/`, in the light and dark themes, at widths of 1280 and 390 px. Motion is
 * reduced and cookies are rejected. `--filter` takes only screenshots whose name matches, like `home` or `-dark-390`. `--readme` takes only the
 * README's, of the demo's home page.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      filter: { type: 'string', default: '' },
      readme: { type: 'boolean', default: false },
    },
  });
  const filter = new RegExp(values.readme ? '^home-.*-1280$' : values.filter);
  const executablePath = await findBrowser();
  const variables = values.readme ? { PORTFOLIO_CONTENT: demoFolder } : {};
  if ((await runTasks(['build', '--filter=@portfolio/web'], variables)) !== 0) {
    throw new ToolError('The build failed, so no screenshots were taken. The errors are above.');
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
  if (shots.length === 0) throw new ToolError(`No screenshot name matches ${filter}.`);
  if (!values.filter && !values.readme) rmSync(folder, { recursive: true, force: true });

  const site = await serveFolder({ root: dist });
  const browser = await chromium.launch({ executablePath, args: launchArgs() });
  const localStorage = [{ name: 'cookiesAccepted', value: 'rejected' }];
  for (const { name, path, theme, width } of shots) {
    const page = await browser.newPage({
      viewport: { width, height: width < 600 ? 844 : 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      // Allows the style sheet that `screenshot` adds below.
      bypassCSP: true,
      storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
    });
    await page.clock.install({ time: screenshotTime });
    await page.goto(site.url + site.base + path.slice(1));
    // Waits for hydration, which turns off scroll restoration.
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    // The theme toggle's name depends on the site's language, but its attribute does not.
    if (theme === 'dark') await page.locator('header button[aria-pressed]').click();
    await page.mouse.move(0, 0);
    await page.evaluate(async () => {
      // Lazy images load only when they are scrolled into view.
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
      fullPage: !values.readme,
      animations: 'disabled',
      // Without this rule, browsers skip content far below the window, even in a full-page screenshot.
      style: '* { content-visibility: visible !important; }',
    });
    console.log(name);
    await page.close();
  }
  await browser.close();
  await site.close();
  if (values.readme) {
    // Both screenshots have the same size and stand side by side.
    const halves = shots.map(({ name }) => join(folder, `${name}.png`));
    const joined = await sharp(halves, { join: { across: halves.length } }).toBuffer();
    await sharp(joined).resize({ width: 1600 }).webp({ quality: 80 }).toFile(readmeScreenshot);
  }
  console.log(`\n${shots.length} screenshots in ${folder}`);
});
