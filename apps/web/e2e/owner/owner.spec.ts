/** Another owner's site, below a path: `packages/content/fixtures/berlin`, built by `build.setup.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFile } from '../../prerender/siteFiles';
import { chooseCookies, expect, hydrated, inApp, readRoutes, test } from '../support';

/** The path of the owner's address, `https://mira.example.org/site`. */
const base = '/site';

test.beforeEach(({ page }) => chooseCookies(page, 'rejected'));

const fileOf = (folder: string, path: string) => readFileSync(join(inApp(folder), path), 'utf8');
const pathsOf = (folder: string) =>
  readRoutes(folder)
    .filter(({ status }) => status === 200)
    .map(({ path }) => path);

/** Words of the demo that an owner who has replaced all of it must not find again. */
const demoWords =
  /Portfolio Owner|Coimbatore|Infosys|GUVI|HackerRank|Vanakkam|Nandri|வணக்கம்|நன்றி|\bCanva\b|internship|certificate|Bachelor|LeetCode|24-48/i;

test('has the pages that the owner has words and entries for, and no other', ({ folder }) => {
  expect(pathsOf(folder)).toEqual([
    '/',
    '/about',
    '/projects',
    '/experience',
    '/skills',
    '/resume',
    '/blogs',
    '/contact',
    '/contact/thank-you',
    '/projects/projectdetail/night-lines',
    '/blogs/blogdetail/keyboard-first',
    '/blogs/blogdetail/labels',
    '/blogs/blogdetail/one-page',
  ]);
});

test('says nothing that the demo says', ({ folder }) => {
  for (const path of pathsOf(folder)) {
    const html = fileOf(folder, documentFile(path));
    expect(html.match(demoWords)?.[0], path).toBeUndefined();
  }
});

test('a page that is off is a page that is not there, also while one moves about', async ({
  page,
  request,
}) => {
  expect((await request.get(`${base}/internships`)).status()).toBe(404);
  await page.goto(`${base}/`);
  await hydrated(page);
  const names = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .allInnerTexts();
  expect(names).toEqual([
    ...['Start', 'About', 'Experience', 'Work', 'Skills', 'Resume', 'Notes', 'Contact'],
  ]);
  await page.getByRole('link', { name: 'Experience' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Experience');
  await expect(page).toHaveURL(/\/site\/experience$/);
});

test('jobs say what was done, and for how long', async ({ page }) => {
  await page.goto(`${base}/experience`);
  const jobs = page.locator('main ol > li');
  await expect(jobs).toHaveCount(2);
  await expect(jobs.first()).toContainText('June 2022 – today');
  await expect(jobs.first()).toContainText('Hybrid');
  await expect(jobs.first().getByRole('listitem')).toHaveCount(2);
  await expect(jobs.first()).toContainText('TypeScript, Playwright');
  await expect(jobs.last()).toContainText('2019 – May 2022');
});

test('the resume has the jobs and no part without an entry, on the sheet and as JSON', async ({
  page,
  folder,
}) => {
  await page.goto(`${base}/resume`);
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([
    'Summary',
    'Experience',
    'Skills',
  ]);
  const { work, education, projects } = JSON.parse(fileOf(folder, 'resume.json'));
  expect(work).toMatchObject([
    { name: 'Tram Works', startDate: '2022-06', summary: 'Hybrid' },
    { name: 'Harbour Print', startDate: '2019', endDate: '2022-05' },
  ]);
  expect(work[0]).not.toHaveProperty('endDate');
  expect([...education, ...projects]).toEqual([]);
});

test('the contact form has the three fields of the owner, asks for them, and sends them', async ({
  page,
  arrived,
}) => {
  await page.goto(`${base}/contact`);
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Fill in: Your name')).toHaveCount(1);
  await expect(page.getByText('Write your message.')).toHaveCount(1);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill('Moin!');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => arrived().length).toBe(1);
});
