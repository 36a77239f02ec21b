/** Checks the files of another owner's site in Arabic and English, from the fixtures `arabic` and `bilingual`. */
import { arabicMessages as messages } from '@portfolio/messages/arabic';
import { readDocx } from '@portfolio/tools/docx';
import { readPdf } from '@portfolio/tools/pdf';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  appPath,
  documentOf,
  expect,
  filesTest as test,
  htmlOf,
  pagePaths,
  readAllRoutes,
  readPaths,
} from '../support';
import { latinText } from './latinText';

/** Base path in the owner's URL, `https://layla.example.org/site`. */
const base = '/site';

const fileOf = (folder: string, path: string) => readFileSync(join(appPath(folder), path));
const textOf = (folder: string, path: string) => fileOf(folder, path).toString();

/** Demo text that must not appear on another owner's site. */
const demoText =
  /Portfolio Owner|Coimbatore|Infosys|GUVI|HackerRank|Vanakkam|Nandri|வணக்கம்|நன்றி|\bCanva\b|internship|certificate|Bachelor|LeetCode|24-48/i;

test('the site has only pages with content', ({ folder }) => {
  expect(readPaths(folder)).toEqual([
    '/',
    '/projects',
    '/experience',
    '/skills',
    '/resume',
    '/blogs',
    '/search',
    '/contact',
    '/contact/thank-you',
    '/projects/projectdetail/night-lines',
    '/blogs/blogdetail/keyboard-first',
    '/blogs/blogdetail/labels',
    '/uses',
  ]);
});

test('the pages are in Arabic, without demo text', ({ folder }) => {
  for (const path of [...readPaths(folder), '/404']) {
    expect(latinText(documentOf(folder, path)), path).toEqual([]);
    expect(htmlOf(folder, path).match(demoText)?.[0], path).toBeUndefined();
  }
  expect(textOf(folder, 'feed.xml').match(demoText)?.[0]).toBeUndefined();
  const meter = documentOf(folder, '/skills').querySelector('[role=meter]');
  expect(meter?.getAttribute('aria-valuetext')).toMatch(/^٩٠٪/);
  const time = documentOf(folder, '/blogs/blogdetail/labels').querySelector('time');
  expect(time?.textContent).toBe('١٥ سبتمبر ٢٠٢٤');
});

test("the pages and the icon have the owner's colours and logo", ({ folder }) => {
  const accent = /accent: \{ light: '(#\w+)'/.exec(
    readFileSync(appPath('../../packages/content/fixtures/arabic/theme.yaml'), 'utf8'),
  )?.[1];
  const logo = 'd="M8 26 24 6l16 20z"';
  expect(accent).toBeDefined();
  expect(htmlOf(folder, '/')).toContain(`--hero:${accent};`);
  expect(htmlOf(folder, '/projects')).toContain(logo);
  expect(textOf(folder, 'favicon.svg')).toContain(`fill="${accent}"`);
  expect(textOf(folder, 'favicon.svg')).toContain(logo);
  expect(JSON.parse(textOf(folder, 'site.webmanifest'))).toMatchObject({ theme_color: accent });
});

test("preloads the owner's heading typeface", ({ folder }) => {
  const html = htmlOf(folder, '/projects');
  expect(html).toContain('"Noto Sans Arabic"');
  const preloadPattern = /<link rel="preload" href="([^"]+noto-sans-arabic-arabic[^"]+basic[^"]+)"/;
  const [, file = ''] = preloadPattern.exec(html) ?? [];
  expect(existsSync(join(appPath(folder), file.replace(base, '')))).toBe(true);
});

test('a halftone photograph is drawn without an image file', ({ folder }) => {
  for (const path of ['/projects', '/projects/projectdetail/night-lines']) {
    const cover = documentOf(folder, path).querySelector('[aria-label="ترام يعبر تحت القمر."] use');
    expect(cover?.getAttribute('href')).toMatch(/^#halftone\.cool-night-lines-[0-9a-f]{8}\.art$/);
  }
  const images = readdirSync(join(appPath(folder), 'images'));
  expect(images.filter((name) => !name.startsWith('night-train'))).toEqual([]);
});

const languages = [
  { code: 'ar-EG', dir: 'rtl', path: '' },
  { code: 'en', dir: 'ltr', path: '/en' },
];

/** Pages that exist in only one language. */
const untranslated = [
  '/experience',
  '/contact/thank-you',
  '/blogs/blogdetail/keyboard-first',
  '/uses',
  '/en/contact/thank-you',
  '/en/blogs/blogdetail/english-only',
];

const publishedPages = (folder: string) =>
  readAllRoutes(folder)
    .filter(({ status }) => status === 200)
    .map(({ path }) => ({ path, page: documentOf(folder, path) }));

test('every page declares its URL, language and translations', ({ folder }) => {
  const origin = 'https://layla.example.org/site';
  const alternatesOf = (page: Document) =>
    [...page.querySelectorAll('link[rel=alternate][hreflang]:not([type])')].map((link) => [
      link.getAttribute('hreflang')!,
      link.getAttribute('href')!.replace(origin, ''),
    ]);
  const alone: string[] = [];
  for (const { path, page } of publishedPages(folder)) {
    const { code, dir } = languages[path.startsWith('/en/') ? 1 : 0]!;
    expect([page.documentElement.lang, page.documentElement.dir], path).toEqual([code, dir]);
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical ?? origin + path).toBe(origin + path);
    const alternates = alternatesOf(page);
    if (alternates.length === 0) {
      alone.push(path);
      continue;
    }
    const [arabic, english] = alternates.map(([, url]) => url!);
    expect(alternates).toEqual([
      ['ar-EG', arabic],
      ['en', english],
      ['x-default', arabic],
    ]);
    expect(code === 'en' ? english : arabic).toBe(path);
    expect(alternatesOf(documentOf(folder, code === 'en' ? arabic! : english!))).toEqual(
      alternates,
    );
  }
  expect(alone).toEqual(untranslated);
});

test('English pages mark Arabic text as Arabic', ({ folder }) => {
  const marked: string[] = [];
  for (const { path, page } of publishedPages(folder)) {
    if (!path.startsWith('/en/')) continue;
    for (const element of page.body.querySelectorAll(':not(script, style)')) {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
      const text = texts.map(({ textContent }) => textContent).join('');
      if (!/\p{Script=Arabic}/u.test(text)) continue;
      expect(element.closest('[lang]')?.getAttribute('lang'), `${path}: ${text}`).toBe('ar-EG');
      marked.push(text);
    }
  }
  expect(marked).toContain('لوحة المفاتيح أولًا');
});

test('the language switch opens the closest translated page', ({ folder }) => {
  for (const [path, label, href] of [
    ['/blogs/blogdetail/labels', /^English$/, '/en/blogs/blogdetail/labels'],
    ['/blogs/blogdetail/keyboard-first', /^English: .+/, '/en/blogs'],
    ['/experience', /^English: .+/, '/en/'],
    ['/en/projects', /^العربية/, '/projects'],
    [
      '/en/projects/projectdetail/night-timetable',
      /^العربية/,
      '/projects/projectdetail/night-lines',
    ],
    ['/en/blogs/blogdetail/english-only', /^العربية: .+/, '/blogs'],
  ] as const) {
    const language = path.startsWith('/en') ? 'ar-EG' : 'en';
    for (const part of ['header', 'footer']) {
      const links = documentOf(folder, path).querySelectorAll(`${part} a[hreflang="${language}"]`);
      const link = [...links].find((one) => label.test(one.textContent.trim()));
      expect(link?.getAttribute('href'), `${path}, ${part}`).toBe(base + href);
    }
  }
});

test('links to untranslated pages name their language', ({ folder }) => {
  const posts = documentOf(folder, '/en/blogs').querySelectorAll('#posts li');
  expect(posts).toHaveLength(3);
  const [post] = [...posts].filter((item) => item.querySelector('a[hreflang]'));
  expect(post?.querySelector('a[hreflang="ar-EG"]')?.textContent).toContain('in Arabic');
  expect(post?.querySelector('[lang="ar-EG"]')?.textContent).toContain('لوحة المفاتيح أولًا');

  const project = documentOf(folder, '/en/projects/projectdetail/night-timetable');
  for (const part of ['header nav', 'main']) {
    const link = project.querySelector(`${part} a[href="${base}/experience"]`);
    expect(link?.getAttribute('hreflang'), part).toBe('ar-EG');
  }
  expect(project.querySelector(`main a[href="${base}/en/Blogs/Blogdetail/labels" i]`)).toBeTruthy();
});

test('a monolingual site has no code or links for other languages', () => {
  const assets = appPath('dist/assets');
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
    // `toHome` occurs only in the language switch. Paths with `/..` occur only in links to other languages.
    expect(readFileSync(join(assets, name), 'utf8'), name).not.toMatch(/toHome|[`'"]\/\.\./);
  }
  for (const path of pagePaths) expect(htmlOf('dist', path), path).not.toContain('hreflang');
});

for (const { code, path, title, download, headings, summary } of [
  {
    code: 'ar-EG',
    path: '',
    title: `ليلى حداد – ${messages.print.resume}`,
    download: 'ليلى-حداد-resume',
    headings: ['موجز', 'الخبرة', 'المهارات'],
    summary: 'ست سنوات',
  },
  {
    code: 'en',
    path: 'en/',
    title: 'Layla Haddad – Curriculum vitae',
    download: 'Layla-Haddad-CV',
    headings: ['Summary', 'Experience', 'Skills'],
    summary: 'Six years',
  },
]) {
  test(`the resume has the owner's sections in every format (${code})`, async ({ folder }) => {
    const page = documentOf(folder, `/${path}resume`);
    expect([...page.querySelectorAll('article h3')].map((h3) => h3.textContent)).toEqual(headings);
    for (const ending of ['pdf', 'docx']) {
      const link = page.querySelector(`main a[download$=".${ending}"]`);
      expect(link?.getAttribute('download')).toBe(`${download}.${ending}`);
      expect(link?.getAttribute('href')).toBe(`${base}/${path}resume.${ending}`);
    }

    const pdf = await readPdf(fileOf(folder, `${path}resume.pdf`));
    expect(pdf).toMatchObject({ title, language: code, isTagged: true });
    expect(pdf.outline.filter((heading) => headings.includes(heading))).toEqual(headings);
    // Arabic text extracted from a PDF may differ from the original.
    const letters =
      pdf.pages
        .flat()
        .join('')
        .match(/\p{Script=Arabic}/gu)?.length ?? 0;
    expect(letters > 200).toBe(code !== 'en');

    const docx = await readDocx(fileOf(folder, `${path}resume.docx`));
    for (const expected of [summary, ...headings]) expect(docx.text).toContain(expected);
    expect(docx.properties).toContain(`<dc:title>${title}</dc:title>`);
    expect(docx.styles).toContain(`<w:lang w:${code === 'en' ? 'val' : 'bidi'}="${code}"/>`);
    // Only Arabic paragraphs and runs read right to left.
    const paragraphs = docx.text.match(/<w:p>.*?<\/w:p>/g)!;
    expect(paragraphs.every((one) => one.includes('<w:bidi/>') === (code !== 'en'))).toBe(true);
    for (const run of docx.text.match(/<w:r>.*?<\/w:r>/g)!) {
      expect(run.includes('<w:rtl/>')).toBe(/\p{Script=Arabic}/u.test(run));
    }

    const { basics, meta, work } = JSON.parse(textOf(folder, `${path}resume.json`));
    expect(basics.summary).toContain(summary);
    expect(meta.canonical).toBe(`https://layla.example.org/site/${path}resume.json`);
    expect(work).toMatchObject([
      { startDate: '2022-06' },
      { startDate: '2019', endDate: '2022-05' },
    ]);
  });
}
