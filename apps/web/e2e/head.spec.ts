/** Checks the head of the demo's pages, and the files for search engines and browsers. */
import { postEntries, projectEntries, resolveSite } from '@portfolio/content/node';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPublishedPages } from '../prerender/publishedPages';
import { documentFile } from '../prerender/siteFiles';
import {
  appPath,
  documentOf,
  expect,
  filesTest as test,
  htmlOf,
  pagePaths,
  pageType,
} from './support';

const dist = appPath('dist');
const site = resolveSite();
const read = (file: string) => readFileSync(join(dist, file));

function pngSize(file: string) {
  const bytes = read(file);
  expect(bytes.subarray(1, 4).toString(), file).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function fileOf(url: string) {
  expect(url.startsWith(`${site.url}/`), url).toBe(true);
  return url.slice(site.url.length + 1).split('?')[0]!;
}

const documentExists = (url: string) => existsSync(join(dist, documentFile(`/${fileOf(url)}`)));

type Thing = Record<string, unknown> & { '@type': string };

const schemaTypes: Record<string, string> = {
  '/projects': 'ItemList',
  '/blogs': 'ItemList',
  '/certificates': 'ItemList',
  '/certificates/certificatedetail': 'ItemList',
  '/contact': 'FAQPage',
  '/projects/projectdetail': 'Article',
  '/blogs/blogdetail': 'BlogPosting',
};

for (const path of pagePaths) {
  test(`${path} has metadata for search engines and link previews`, () => {
    const page = documentOf('dist', path);
    const meta = Object.fromEntries(
      [...page.querySelectorAll('meta[content]')].map((tag) => [
        tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
        tag.getAttribute('content')!,
      ]),
    );
    const linked = (rel: string) =>
      [...page.querySelectorAll(`head link[rel="${rel}"]`)].map((one) => one.getAttribute('href')!);
    const isListed = meta['robots'] !== 'noindex';
    expect(page.title).toContain(` · ${site.name}`);
    expect(meta['description']!.length).toBeGreaterThan(20);
    expect(meta['description']!.length).toBeLessThanOrEqual(160);
    expect(linked('canonical')).toEqual(isListed ? [site.url + path] : []);
    expect(meta['og:url']).toBe(isListed ? site.url + path : undefined);
    expect(page.title.startsWith(meta['og:title']!)).toBe(true);
    const image = fileOf(meta['og:image']!);
    expect(image).toBe(`share/${path.slice(1) || 'home'}.png`);
    expect(pngSize(image)).toEqual({
      width: Number(meta['og:image:width']),
      height: Number(meta['og:image:height']),
    });
    expect(meta['og:image:alt']!.length).toBeGreaterThan(10);

    for (const href of ['icon', 'apple-touch-icon', 'manifest', 'alternate'].flatMap(linked)) {
      expect(existsSync(join(dist, href)), href).toBe(true);
    }

    const json = page.querySelector('script[type="application/ld+json"]')!.textContent;
    const data = JSON.parse(json) as { '@context': string; '@graph': Thing[] };
    expect(data['@context']).toBe('https://schema.org');
    const graph = data['@graph'];
    expect(json).not.toMatch(/:"\s*"/);
    for (const [, id] of json.matchAll(/\{"@id":"([^"]+)"\}/g)) {
      expect(graph.map((thing) => thing['@id'])).toContain(id);
    }
    const ofType = (type: string) => graph.filter((thing) => thing['@type'] === type);
    const schemaType = schemaTypes[pageType(path)];
    if (schemaType) expect(ofType(schemaType)).toHaveLength(1);
    expect(ofType('Person')).toHaveLength(1);
    expect(ofType('WebSite')).toMatchObject([{ url: `${site.url}/`, name: site.name }]);
    const breadcrumbs = ofType('BreadcrumbList').flatMap(
      (thing) => thing['itemListElement'] as { item: string }[],
    );
    expect(breadcrumbs.length > 1).toBe(path !== '/');
    for (const { item } of breadcrumbs) expect(documentExists(item), item).toBe(true);
    if (path !== '/') expect(breadcrumbs.at(-1)!.item).toBe(site.url + path);
    const isArticle = meta['og:type'] === 'article';
    const articles = [...ofType('Article'), ...ofType('BlogPosting')];
    const dates = {
      image: meta['og:image'],
      datePublished: meta['article:published_time'],
      dateModified: meta['article:modified_time'],
    };
    expect(articles).toMatchObject(isArticle ? [dates] : []);
    for (const list of ofType('ItemList')) {
      const items = list['itemListElement'] as { item?: string }[];
      expect(items).toHaveLength(list['numberOfItems'] as number);
      for (const { item } of items) if (item) expect(documentExists(item), item).toBe(true);
    }
    for (const faq of ofType('FAQPage')) {
      for (const { name } of faq['mainEntity'] as Thing[]) expect(name).toMatch(/\?$/);
    }
    // Structured data does not include sample profiles.
    expect(JSON.stringify(ofType('Person'))).not.toContain('https://example.com/');
  });
}

test('the 404 page has noindex and no canonical URL', () => {
  const html = htmlOf('dist', '/404');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/rel="canonical"|og:url|ld\+json/);
});

test('the sitemap lists all indexable pages and has valid dates', () => {
  const xml = read('sitemap.xml').toString();
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'url' });
  const { urlset } = parser.parse(xml) as {
    urlset: { '@_xmlns': string; url: { loc: string; lastmod?: string }[] };
  };
  expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const listed = listPublishedPages().filter(
    ({ path }) => !htmlOf('dist', path).includes('content="noindex"'),
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

test('the site has icons for tabs, home screens and its manifest', () => {
  const manifest = JSON.parse(read('site.webmanifest').toString()) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: site.name, start_url: '/', scope: '/' });
  expect(manifest.icons.map(({ purpose }) => purpose).sort()).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = pngSize(src);
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(pngSize('apple-touch-icon.png')).toEqual({ width: 180, height: 180 });
  expect([...read('favicon.ico').subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(read('favicon.svg').toString()).toMatch(/^<svg /);
});
