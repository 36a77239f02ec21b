import type { Graph } from 'schema-dts';
import { categoryFeed, files, postEntries, type Site } from '@portfolio/content/node';
import { resolveHref, otherLanguages, pathIn } from '../src/languages';
import { documentTitle, type DocumentHead } from '../src/page';
import type { PublishedPage } from './publishedPages';
import { alternatesOf } from './alternates';
import { escapeHtml } from './escapeHtml';
import type { PagePicture } from './share/sharePictures';
import { postsByCategory } from './feed';
import { manifestFile } from './siteFiles';

export interface HeadInput {
  head: DocumentHead;
  site: Site;
  /** The site's base path, with leading and trailing slashes. */
  base: string;
  hasFeed: boolean;
  /** Omitted for the 404 page. */
  page?: {
    publishedPage: PublishedPage;
    picture: Pick<PagePicture, 'width' | 'height' | 'alt'> & { url: string };
    structuredData: Graph;
  };
}

const meta = (attribute: 'name' | 'property', key: string, content: string | number) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(String(content))}">`;
const link = (rel: string, href: string, attributes = '') =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${attributes}>`;

/** Escapes `<`, so that the data cannot end the script. */
const jsonLdScript = (data: Graph) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

function articleTags({ article }: PublishedPage, author: string): string[] {
  if (!article) return [];
  const { page, category } = article;
  return [
    meta('property', 'article:published_time', page.publishedOn),
    meta('property', 'article:modified_time', page.updatedOn),
    meta('property', 'article:section', category),
    meta('property', 'article:author', author),
  ];
}

/** The Blogs page links to the feeds of all categories. A post links only to the feed of its category. */
function feedCategories({ id, article }: Partial<PublishedPage> = {}): string[] {
  if (id === 'post' && article) return [article.category];
  return id === 'blogs' ? [...postsByCategory(postEntries).keys()] : [];
}

function pageTags({ head, site, page }: HeadInput): string[] {
  if (!page) return [];
  const { publishedPage, picture, structuredData } = page;
  const url = site.url + (head.canonicalPath ?? '');
  const { language, region } = new Intl.Locale(site.language).maximize();
  return [
    meta('property', 'og:type', publishedPage.article ? 'article' : 'website'),
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
    ...articleTags(publishedPage, site.name),
    // X reads the rest of its card from Open Graph.
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image:alt', picture.alt),
    jsonLdScript(structuredData),
  ];
}

/** Returns a page's `<head>` tags for browsers, search engines and link previews. */
export function headTags(input: HeadInput): string {
  const { head, site, base, hasFeed } = input;
  const { canonicalPath, description } = head;
  const categories = feedCategories(input.page?.publishedPage);
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
    ...(canonicalPath === null || !input.page
      ? []
      : alternatesOf(input.page.publishedPage, site.url).map(({ language, url }) =>
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
          resolveHref(pathIn(language, files.feed), base),
          ` type="application/rss+xml" title="${escapeHtml(`${site.name}: ${language.name}`)}" hreflang="${language.code}"`,
        ),
      ),
    ...pageTags(input),
  ].join('\n    ');
}
