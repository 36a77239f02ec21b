import type { Graph } from 'schema-dts';
import { categoryFeed, files, postEntries, type Site } from '@portfolio/content/node';
import { addressOf, otherLanguages, pathIn } from '../src/languages';
import { documentTitle, type DocumentHead } from '../src/page';
import type { Address } from './addresses';
import { alternatesOf } from './alternates';
import { escapeHtml } from './escapeHtml';
import type { PagePicture } from './share/sharePictures';
import { postsByCategory } from './feed';
import { manifestFile } from './siteFiles';

export interface HeadFacts {
  head: DocumentHead;
  site: Site;
  /** Base path of the site, with both slashes. */
  base: string;
  hasFeed: boolean;
  /** Facts about pages with an address; the 404 page has none. */
  page?: {
    address: Address;
    picture: Pick<PagePicture, 'width' | 'height' | 'alt'> & { url: string };
    structuredData: Graph;
  };
}

const meta = (attribute: 'name' | 'property', key: string, content: string | number) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(String(content))}">`;
const link = (rel: string, href: string, attributes = '') =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${attributes}>`;

/** Escapes data for a script element, so that nothing looks like its end tag. */
const asScript = (data: Graph) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Returns Open Graph tags of an article; empty for other pages. */
function articleTags({ article }: Address, author: string): string[] {
  if (!article) return [];
  const { page, category } = article;
  return [
    meta('property', 'article:published_time', page.publishedOn),
    meta('property', 'article:modified_time', page.updatedOn),
    meta('property', 'article:section', category),
    meta('property', 'article:author', author),
  ];
}

/** Returns the categories whose feeds a page links: all for the list of posts, its own for a post. */
function feedCategories({ id, article }: Partial<Address> = {}): string[] {
  if (id === 'post' && article) return [article.category];
  return id === 'blogs' ? [...postsByCategory(postEntries).keys()] : [];
}

function pageTags({ head, site, page }: HeadFacts): string[] {
  if (!page) return [];
  const { address, picture, structuredData } = page;
  const url = site.url + (head.canonicalPath ?? '');
  const { language, region } = new Intl.Locale(site.language).maximize();
  return [
    meta('property', 'og:type', address.article ? 'article' : 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:locale', `${language}_${region}`),
    ...(head.canonicalPath === null ? [] : [meta('property', 'og:url', url)]),
    meta('property', 'og:image', picture.url),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', picture.width),
    meta('property', 'og:image:height', picture.height),
    meta('property', 'og:image:alt', picture.alt),
    ...articleTags(address, site.name),
    // X reads the rest of its card from Open Graph.
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image:alt', picture.alt),
    asScript(structuredData),
  ];
}

/** Returns the head of a page for browsers, search engines and link previews. */
export function headTags(facts: HeadFacts): string {
  const { head, site, base, hasFeed } = facts;
  const { canonicalPath, description } = head;
  const categories = feedCategories(facts.page?.address);
  const feeds: (readonly [file: string, title: string])[] = hasFeed
    ? [
        [files.feed, site.name],
        ...categories.map(
          (category) => [categoryFeed(category), `${site.name}: ${category}`] as const,
        ),
      ]
    : [];
  return [
    `<title>${escapeHtml(documentTitle(head))}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', canonicalPath === null ? 'noindex' : 'index, follow'),
    ...(canonicalPath === null ? [] : [link('canonical', site.url + canonicalPath)]),
    ...(canonicalPath === null || !facts.page
      ? []
      : alternatesOf(facts.page.address, site.url).map(({ language, url }) =>
          link('alternate', url, ` hreflang="${language}"`),
        )),
    link('icon', `${base}favicon.ico`, ' sizes="32x32"'),
    link('icon', `${base}favicon.svg`, ' type="image/svg+xml"'),
    link('apple-touch-icon', `${base}apple-touch-icon.png`),
    link('manifest', base + manifestFile),
    ...feeds.map(([file, title]) =>
      link(
        'alternate',
        base + file.slice(1),
        ` type="application/rss+xml" title="${escapeHtml(title)}"`,
      ),
    ),
    ...otherLanguages()
      .filter((language) => language.hasFeed)
      .map((language) =>
        link(
          'alternate',
          addressOf(pathIn(language, files.feed), base),
          ` type="application/rss+xml" title="${escapeHtml(`${site.name}: ${language.name}`)}" hreflang="${language.code}"`,
        ),
      ),
    ...pageTags(facts),
  ].join('\n    ');
}
