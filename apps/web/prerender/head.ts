import { categoryFeed, files, postEntries, type Site } from '@portfolio/content/node';
import { resolveHref, otherLanguages, pathIn } from '../src/languages';
import { documentTitle, type DocumentHead } from '../src/page';
import type { PublishedPage } from './publishedPages';
import { alternatesOf } from './alternates';
import { escapeHtml } from './escapeHtml';
import { structuredData } from './jsonLd';
import type { PagePicture } from './share/sharePictures';
import { postsByCategory } from './feed';
import { manifestFile } from './siteFiles';

interface HeadInput {
  head: DocumentHead;
  site: Site;
  /** The site's base path, with leading and trailing slashes. */
  base: string;
  hasFeed: boolean;
  /** Omitted for the 404 page. */
  page?: {
    publishedPage: PublishedPage;
    picture: Pick<PagePicture, 'width' | 'height' | 'alt'> & { url: string };
  };
}

const element = (tag: 'meta' | 'link', attributes: Record<string, string>) => {
  const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<${tag} ${pairs.join(' ')}>`;
};
const meta = (name: string, content: string) => element('meta', { name, content });
const link = (rel: string, href: string, attributes: Record<string, string> = {}) =>
  element('link', { rel, href, ...attributes });
const feedLink = (href: string, title: string, attributes: Record<string, string> = {}) =>
  link('alternate', href, { type: 'application/rss+xml', title, ...attributes });

/** The Blogs page links to the feeds of all categories. A post links only to the feed of its category. */
function feedCategories({ id, article }: Partial<PublishedPage> = {}): string[] {
  if (id === 'post' && article) return [article.category];
  return id === 'blogs' ? [...postsByCategory(postEntries).keys()] : [];
}

function feedLinks({ site, base, hasFeed, page }: HeadInput): string[] {
  const categories = hasFeed ? feedCategories(page?.publishedPage) : [];
  return [
    ...(hasFeed ? [feedLink(base + files.feed.slice(1), site.name)] : []),
    ...categories.map((category) =>
      feedLink(base + categoryFeed(category).slice(1), `${site.name}: ${category}`),
    ),
    ...otherLanguages()
      .filter((language) => language.hasFeed)
      .map((language) =>
        feedLink(
          resolveHref(pathIn(language, files.feed), base),
          `${site.name}: ${language.name}`,
          { hreflang: language.code },
        ),
      ),
  ];
}

function pageTags({ head, site, page }: HeadInput): string[] {
  if (!page) return [];
  const { publishedPage, picture } = page;
  const { article } = publishedPage;
  const { language, region } = new Intl.Locale(site.language).maximize();
  const properties = {
    'og:type': article ? 'article' : 'website',
    'og:title': head.title,
    'og:description': head.description,
    'og:site_name': site.name,
    'og:locale': `${language}_${region}`,
    ...(head.canonicalPath !== null && { 'og:url': site.url + head.canonicalPath }),
    'og:image': picture.url,
    'og:image:type': 'image/png',
    'og:image:width': String(picture.width),
    'og:image:height': String(picture.height),
    'og:image:alt': picture.alt,
    ...(article && {
      'article:published_time': article.page.publishedOn,
      'article:modified_time': article.page.updatedOn,
      'article:section': article.category,
      'article:author': site.name,
    }),
  };
  const data = JSON.stringify(structuredData(publishedPage, head, picture.url, site));
  return [
    ...Object.entries(properties).map(([property, content]) =>
      element('meta', { property, content }),
    ),
    // X reads the rest of its card from Open Graph.
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image:alt', picture.alt),
    // Escapes `<`, so that the data cannot end the script.
    `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`,
  ];
}

/** Returns a page's `<head>` tags for browsers, search engines and link previews. */
export function headTags(input: HeadInput): string {
  const { head, site, base, page } = input;
  const isListed = head.canonicalPath !== null;
  return [
    `<title>${escapeHtml(documentTitle(head))}</title>`,
    meta('description', head.description),
    meta('robots', isListed ? 'index, follow' : 'noindex'),
    ...(isListed ? [link('canonical', site.url + head.canonicalPath)] : []),
    ...(isListed && page
      ? alternatesOf(page.publishedPage, site.url).map(({ language, url }) =>
          link('alternate', url, { hreflang: language }),
        )
      : []),
    link('icon', `${base}favicon.ico`, { sizes: '32x32' }),
    link('icon', `${base}favicon.svg`, { type: 'image/svg+xml' }),
    link('apple-touch-icon', `${base}apple-touch-icon.png`),
    link('manifest', base + manifestFile),
    ...feedLinks(input),
    ...pageTags(input),
  ].join('\n    ');
}
