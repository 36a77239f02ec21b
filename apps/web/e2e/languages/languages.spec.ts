/** Tests every page of two bilingual sites, from the fixtures `arabic` and `finnish`. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import eld from 'eld/small';
import { documentFile } from '../../prerender/siteFiles';
import { expect, appPath, readPaths, test as base } from '../support';

interface Page {
  code: string;
  dir: string;
  /** Path from the host's root. */
  path: string;
  html: string;
}

const english = { code: 'en', dir: 'ltr', folder: 'en/' };
/** Sites by build folder. The pages in `untranslated` exist in only one language. */
const sites: Record<string, { languages: (typeof english)[]; untranslated: string[] }> = {
  owner: {
    languages: [{ code: 'ar-EG', dir: 'rtl', folder: '' }, english],
    untranslated: [
      '/site/experience',
      '/site/contact/thank-you',
      '/site/blogs/blogdetail/keyboard-first',
      '/site/uses',
      '/site/en/contact/thank-you',
      '/site/en/blogs/blogdetail/english-only',
    ],
  },
  languages: {
    languages: [{ code: 'fi', dir: 'ltr', folder: '' }, english],
    untranslated: [
      '/about',
      '/contact/thank-you',
      '/blogs/blogdetail/kelirikko',
      '/blogs/blogdetail/kuvapaivakirja',
      '/blogs/blogdetail/pitka-valotus',
      '/blogs/blogdetail/ruosteen-vari',
      '/blogs/blogdetail/viisi-virhetta',
      '/en/contact/thank-you',
      '/en/blogs/blogdetail/far-from-home',
    ],
  },
};

const test = base.extend<{ languages: (typeof english)[]; untranslated: string[]; pages: Page[] }>({
  languages: ({ folder }, use) => use(sites[basename(folder)]!.languages),
  untranslated: ({ folder }, use) => use(sites[basename(folder)]!.untranslated),
  pages: ({ folder, site, languages }, use) =>
    use(
      languages.flatMap(({ code, dir, folder: languageFolder }) =>
        readPaths(join(folder, languageFolder)).map((path) => ({
          code,
          dir,
          path: site.base + languageFolder + path.slice(1),
          html: readFileSync(join(appPath(folder), languageFolder, documentFile(path)), 'utf8'),
        })),
      ),
    ),
});

const pathOf = (url: string) => new URL(url).pathname;

const alternatesIn = (html = '') =>
  [...html.matchAll(/<link rel="alternate" href="([^"]+)" hreflang="([^"]+)">/g)].map(
    ([, href = '', language = '']) => ({ language, path: pathOf(href) }),
  );

test('every translated page lists all its languages', ({ pages, languages, untranslated }) => {
  const pagesByPath = new Map(pages.map((page) => [page.path, page]));
  const translated = pages.filter(({ html }) => alternatesIn(html).length > 0);
  for (const { path, code, html } of translated) {
    const alternates = alternatesIn(html);
    expect(alternates, path).toContainEqual({ language: code, path });
    expect(alternates.map(({ language }) => language)).toEqual([
      ...languages.map((language) => language.code),
      'x-default',
    ]);
    expect(alternates[2]?.path).toBe(alternates[0]?.path);
    for (const { path: other, language } of alternates) {
      const page = pagesByPath.get(other);
      expect(alternatesIn(page?.html), `${path} → ${other}`).toEqual(alternates);
      if (language !== 'x-default') expect(page?.code).toBe(language);
    }
  }
  const others = pages.filter((page) => !translated.includes(page));
  expect(others.map(({ path }) => path)).toEqual(untranslated);
});

test('every page declares its URL, language and direction', ({ pages }) => {
  for (const { path, code, dir, html } of pages) {
    expect(html, path).toContain(`<html lang="${code}" dir="${dir}">`);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    expect(canonical ? pathOf(canonical) : path).toBe(path);
  }
});

test('long passages are in the language that `lang` declares', async ({
  page,
  pages,
  languages,
}) => {
  const passages = await page.evaluate(
    (documents) =>
      documents.flatMap(({ path, html }) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        for (const foreign of parsed.querySelectorAll('p [lang], li [lang]')) {
          // Moves text in another language to a separate paragraph.
          const paragraph = parsed.createElement('p');
          paragraph.lang = foreign.getAttribute('lang') ?? '';
          paragraph.textContent = foreign.textContent;
          foreign.remove();
          parsed.body.append(paragraph);
        }
        return [...parsed.querySelectorAll('p, li, dd, figcaption, td, h1, h2, h3')]
          .filter((element) => !element.querySelector('p, li, h2, h3'))
          .map((element) => ({
            path,
            text: element.textContent.trim(),
            language: element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) ?? '',
          }));
      }),
    pages.map(({ path, html }) => ({ path, html })),
  );
  const long = passages.filter(({ text }) => text.length >= 60);
  for (const { path, text, language } of long) {
    expect(eld.detect(text).language, `${path}: ${text}`).toBe(language);
  }
  expect(new Set(long.map(({ language }) => language))).toEqual(
    new Set(languages.map(({ code }) => code.slice(0, 2))),
  );
});
