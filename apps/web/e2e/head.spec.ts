import { postEntries, projectEntries, resolveSite } from '@portfolio/content/node';
import type { Page } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listAddresses } from '../prerender/addresses';
import { documentFile } from '../prerender/siteFiles';
import { faultsOf, type Thing } from './structuredData';
import { expect, inApp, kindOf, pagePaths, test } from './support';

const dist = inApp('dist');
const site = resolveSite();
const read = (file: string) => readFileSync(join(dist, file));

/** Width and height in a PNG file's header. */
function pngSize(file: string) {
  const bytes = read(file);
  expect(bytes.subarray(1, 4).toString(), file).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The file of the build behind an absolute address of the site. */
function fileOf(url: string) {
  expect(url.startsWith(`${site.url}/`), url).toBe(true);
  return url.slice(site.url.length + 1).split('?')[0]!;
}

/** The file of the page at an absolute address of the site. */
const documentOf = (url: string) => documentFile(`/${fileOf(url)}`);

/** What a page says in its head, as a browser reads it. */
interface Head {
  title: string;
  meta: Record<string, string>;
  links: { rel: string; href: string }[];
  data: { '@context': string; '@graph': Thing[] } | null;
}

/** Reads a page's head as its HTML says it: no script gets to add to it. */
const headOf = (page: Page, path: string) =>
  page.evaluate(
    (html): Head => {
      const document = new DOMParser().parseFromString(html, 'text/html');
      const pairs = [...document.querySelectorAll('meta[content]')].map((tag) => [
        tag.getAttribute('property') ?? tag.getAttribute('name') ?? tag.getAttribute('http-equiv'),
        tag.getAttribute('content'),
      ]);
      const json = document.querySelector('script[type="application/ld+json"]')?.textContent;
      return {
        title: document.title,
        meta: Object.fromEntries(pairs) as Record<string, string>,
        links: [...document.querySelectorAll('head link')].map((link) => ({
          rel: link.getAttribute('rel') ?? '',
          href: link.getAttribute('href') ?? '',
        })),
        data: json ? (JSON.parse(json) as Head['data']) : null,
      };
    },
    read(documentFile(path)).toString(),
  );

/** What pages describe beside themselves. */
const subjects: Record<string, string> = {
  '/projects': 'ItemList',
  '/blogs': 'ItemList',
  '/certificates': 'ItemList',
  '/certificates/certificatedetail': 'ItemList',
  '/contact': 'FAQPage',
  '/projects/projectdetail': 'Article',
  '/blogs/blogdetail': 'BlogPosting',
};

test('every page says what it is to search engines and link previews', async ({ page }) => {
  for (const path of pagePaths) await test.step(path, () => expectHead(page, path));
});

async function expectHead(page: Page, path: string) {
  const head = await headOf(page, path);
  const { meta, links, data } = head;
  const linked = (rel: string) => links.filter((link) => link.rel === rel).map(({ href }) => href);
  const isListed = meta['robots'] !== 'noindex';
  expect(head.title).toContain(` · ${site.name}`);
  expect(meta['description']!.length).toBeGreaterThan(20);
  expect(meta['description']!.length).toBeLessThanOrEqual(160);
  expect(linked('canonical')).toEqual(isListed ? [site.url + path] : []);
  expect(meta['og:url']).toBe(isListed ? site.url + path : undefined);
  expect(head.title.startsWith(meta['og:title']!)).toBe(true);
  expect(meta['og:description']).toBe(meta['description']);
  expect(meta['og:site_name']).toBe(site.name);

  // A picture of its own, with the size that it says it has.
  expect(meta['twitter:card']).toBe('summary_large_image');
  const picture = fileOf(meta['og:image']!);
  expect(picture).toBe(`share/${path.slice(1) || 'home'}.png`);
  expect(pngSize(picture)).toEqual({
    width: Number(meta['og:image:width']),
    height: Number(meta['og:image:height']),
  });
  expect(meta['og:image:alt']!.length).toBeGreaterThan(10);

  for (const href of ['icon', 'apple-touch-icon', 'manifest', 'alternate'].flatMap(linked)) {
    expect(existsSync(join(dist, href)), href).toBe(true);
  }

  // Structured data: every reference leads to something, and every type has what search engines ask of it.
  expect(data?.['@context']).toBe('https://schema.org');
  const graph = data!['@graph'];
  expect(faultsOf(graph)).toEqual([]);
  const ofType = (type: string) => graph.filter((thing) => thing['@type'] === type);
  const subject = subjects[kindOf(path)];
  if (subject) expect(ofType(subject)).toHaveLength(1);
  expect(ofType('Person')).toHaveLength(1);
  expect(ofType('WebSite')).toMatchObject([{ url: `${site.url}/`, name: site.name }]);
  const trail = ofType('BreadcrumbList').flatMap(
    (thing) => thing['itemListElement'] as { item: string }[],
  );
  expect(trail.length > 1).toBe(path !== '/');
  if (path !== '/') {
    expect(trail[0]!.item).toBe(`${site.url}/`);
    expect(trail.at(-1)!.item).toBe(site.url + path);
    for (const { item } of trail) expect(existsSync(join(dist, documentOf(item)))).toBe(true);
  }
  const isArticle = meta['og:type'] === 'article';
  const articles = [...ofType('Article'), ...ofType('BlogPosting')];
  expect(articles).toHaveLength(isArticle ? 1 : 0);
  for (const article of articles) {
    expect(article).toMatchObject({
      image: meta['og:image'],
      datePublished: meta['article:published_time'],
      dateModified: meta['article:modified_time'],
    });
  }
  for (const list of ofType('ItemList')) {
    const items = list['itemListElement'] as { item?: string }[];
    expect(items).toHaveLength(list['numberOfItems'] as number);
    for (const { item } of items) {
      if (item) expect(existsSync(join(dist, documentOf(item))), item).toBe(true);
    }
  }
  for (const faq of ofType('FAQPage')) {
    for (const { name } of faq['mainEntity'] as Thing[]) expect(name).toMatch(/\?$/);
  }
  // Sample profiles are not facts about a person.
  expect(JSON.stringify(ofType('Person'))).not.toContain('https://example.com/');
}

test('faults of structured data are found', () => {
  const [name, url] = ['Me', 'https://me.example.com/'];
  const person = { '@type': 'Person', '@id': '#me', name, url, jobTitle: 'Developer' };
  const site = { '@type': 'WebSite', name, url, publisher: { '@id': '#me' } };
  expect(faultsOf([person, site])).toEqual([]);
  expect(
    faultsOf([
      { ...person, url: '/', jobTitle: ' ' },
      { ...site, publisher: { '@id': '#nobody' } },
      { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 2 }] },
      { '@type': 'Thing' },
    ]),
  ).toEqual([
    'url is wrong',
    'jobTitle is empty',
    'publisher leads to nothing',
    'itemListElement is wrong',
    'ListItem has not name',
    'Thing has not a known type',
  ]);
});

test('the 404 page keeps out of indexes and names no address as its own', () => {
  const html = read('404.html').toString();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/rel="canonical"|og:url|ld\+json/);
});

/** Parses XML that a validator has accepted. */
function parseXml(file: string): unknown {
  const text = read(file).toString();
  expect(XMLValidator.validate(text)).toBe(true);
  return new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => name === 'url' || name === 'item',
  }).parse(text);
}

test('the sitemap lists exactly the pages that may be listed, with real dates', () => {
  const { urlset } = parseXml('sitemap.xml') as {
    urlset: { '@_xmlns': string; url: { loc: string; lastmod?: string }[] };
  };
  expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const listed = listAddresses().filter(
    ({ path }) => !read(documentFile(path)).includes('content="noindex"'),
  );
  expect(urlset.url.map(({ loc }) => loc).sort()).toEqual(
    listed.map(({ path }) => site.url + path).sort(),
  );
  for (const { loc, lastmod } of urlset.url) {
    const entry = [...projectEntries, ...postEntries].find(
      ({ slug, page }) => page && loc.endsWith(`/${slug}`) && page.updatedOn === lastmod,
    );
    if (/\/(projectdetail|blogs\/blogdetail)\//.test(loc)) expect(entry, loc).toBeTruthy();
    if (lastmod !== undefined) expect(Date.parse(lastmod), loc).not.toBeNaN();
  }
  expect(read('robots.txt').toString()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test('the feed has every written post in full', () => {
  interface Item {
    title: string;
    link: string;
    guid: { '#text': string; '@_isPermaLink': string };
    pubDate: string;
    'content:encoded': string;
  }
  const { rss } = parseXml('feed.xml') as {
    rss: { '@_version': string; channel: { item: Item[] } };
  };
  expect(rss['@_version']).toBe('2.0');
  // Readers ask when they like: there is no hub that would tell them.
  expect(read('feed.xml').toString()).not.toContain('rel="hub"');
  const written = postEntries.filter(({ page }) => page);
  const { item: items } = rss.channel;
  expect(items.map(({ title }) => title).sort()).toEqual(written.map(({ title }) => title).sort());
  for (const item of items) {
    const { page } = written.find(({ title }) => title === item.title)!;
    expect(new Date(item.pubDate).toISOString().slice(0, 10)).toBe(page!.publishedOn);
    expect(item.guid).toEqual({ '#text': item.link, '@_isPermaLink': 'true' });
    expect(existsSync(join(dist, documentOf(item.link)))).toBe(true);
    const headings = page!.sections.filter(({ heading }) => heading);
    expect(item['content:encoded'].match(/<h2>/g)).toHaveLength(headings.length);
    expect(item['content:encoded']).not.toMatch(/(href|src)="(?!https?:|mailto:)/);
  }
});

test('the manifest and its icons are what they say', () => {
  const manifest = JSON.parse(read('site.webmanifest').toString()) as {
    name: string;
    start_url: string;
    scope: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: site.name, start_url: '/', scope: '/' });
  expect(manifest.icons.map(({ purpose }) => purpose).sort()).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = pngSize(src);
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(pngSize('apple-touch-icon.png')).toEqual({ width: 180, height: 180 });
  const ico = read('favicon.ico');
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const picture = ico.subarray(ico.readUInt32LE(18));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(ico.readUInt32LE(14)).toBe(picture.length);
  expect(read('favicon.svg').toString()).toMatch(/^<svg /);
});
