/** Tests the Finnish and English site of an engineer and photographer (`packages/content/fixtures/finnish`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFile } from '../../prerender/siteFiles';
import { appPath, expect, readAllRoutes, test, withThirdParties } from '../support';

// In a Finnish browser, pages do not offer their English version. The analytics script is mocked.
test.use({ locale: 'fi-FI', ...withThirdParties });

const fileOf = (folder: string, path: string) => readFileSync(join(appPath(folder), path));

test('page heads show photographs', async ({ page }) => {
  await page.open('/projects');
  const photograph = page.main.getByRole('img', { name: 'Ruosteinen ristikkosilta.' }).first();
  await expect(photograph).toBeVisible();
  await expect
    .poll(() => photograph.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

// `Gallery.stories.tsx` tests the viewer's keys.
test('the viewer shows the first and last of 40 photographs', async ({ page }) => {
  await page.open('/valokuvia');
  const photographs = page.main.getByRole('link', { name: /^Suurenna: / });
  await expect(photographs).toHaveCount(40);
  await photographs.first().focus();
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog').getByRole('img');
  await expect(shown).toHaveAttribute('alt', 'Kaarisilta ja sen lamput heijastuvat järveen.');
  await page.keyboard.press('End');
  await expect(shown).toHaveAttribute('alt', 'Riippusilta viimeisessä valossa.');
});

test('every page allows the analytics script', ({ folder }) => {
  for (const { path } of readAllRoutes(folder)) {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
      fileOf(folder, documentFile(path)).toString(),
    )?.[1];
    expect(policy, path).toMatch(/script-src[^;]* https:\/\/plausible\.io/);
    expect(policy, path).toMatch(/connect-src[^;]* https:\/\/plausible\.io/);
  }
});

for (const [language, headings] of Object.entries({
  '': [
    ...['Tiivistelmä', 'Työkokemus', 'Työt', 'Taidot', 'Koulutus', 'Pätevyydet', 'Julkaisut'],
    ...['Palkinnot', 'Vapaaehtoistyö', 'Kielet', 'Kiinnostukset', 'Suosittelijat'],
  ],
  en: [
    ...['Summary', 'Experience', 'Work', 'Skills', 'Education', 'Qualifications', 'Publications'],
    ...['Awards', 'Volunteering', 'Languages', 'Interests', 'References'],
  ],
})) {
  test(`the resume has every section (${language || 'fi'})`, async ({ page, folder }) => {
    await page.open(`/${language && `${language}/`}resume`);
    await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(headings);
    const resume = JSON.parse(fileOf(folder, join(language, 'resume.json')).toString());
    expect(resume).toMatchObject({
      work: [{ url: expect.any(String), summary: expect.any(String) }, {}],
      education: [{ courses: expect.any(Array) }, {}],
    });
    const sections =
      'basics education projects work skills certificates volunteer awards publications languages interests references';
    expect(Object.keys(resume)).toEqual(['$schema', ...sections.split(' '), 'meta']);
  });
}
