import {
  canonicalPath,
  categoryFeed,
  files,
  type Post,
  type PostPage,
  type Site,
} from '@portfolio/content/node';
import type { Element, ElementContent, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { escapeHtml } from './escapeHtml';

/** Formats a date for RSS (RFC 822 with a four-digit year). */
export const rfc822 = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString();

/** `]]>` would end the CDATA section, so it is split. */
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Maximum number of posts in a feed. Feed readers keep older posts, so the feed need not repeat them. */
const feedLength = 20;

/** Groups posts by category. Omits posts without a page. */
export function postsByCategory(posts: readonly Post[]): Map<string, Post[]> {
  const groups = new Map<string, Post[]>();
  for (const post of posts) {
    if (!post.page) continue;
    groups.set(post.category, [...(groups.get(post.category) ?? []), post]);
  }
  return groups;
}

type ToAbsoluteUrl = (href: string) => string;

const siteProperties = [
  'id',
  'className',
  'scope',
  'dataAlign',
  'dataBlock',
  'dataLanguage',
  'widths',
];

const withoutSiteProperties = (properties: Properties): Properties =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !siteProperties.includes(name)));

function forFeedReaders(node: ElementContent, absolute: ToAbsoluteUrl): ElementContent[] {
  if (node.type !== 'element') return [node];
  const { alt, art, checked, href, role, src } = node.properties;
  const properties = withoutSiteProperties(node.properties);
  const children = node.children.flatMap((child) => forFeedReaders(child, absolute));
  switch (node.tagName) {
    case 'img':
      // A drawing would be black without the site's colours.
      return [
        art ? h('p', `[${String(alt)}]`) : h('img', { ...properties, src: absolute(String(src)) }),
      ];
    case 'a':
      return role ? children : [h('a', { href: absolute(String(href)) }, children)];
    case 'svg':
      return [];
    case 'figure':
      return properties['title']
        ? [h('p', `[${String(properties['title'])}]`)]
        : [{ ...node, properties, children }];
    case 'aside':
      return [h('blockquote', children)];
    case 'summary':
      return [h('p', h('strong', children))];
    case 'details':
    case 'div':
    case 'section':
    case 'span':
      return children;
    case 'footer':
      return [h('hr'), ...children];
    case 'input':
      return [{ type: 'text', value: checked ? '☑ ' : '☐ ' }];
    case 'video':
      return [h('p', h('a', { href: String(href) }, node.children.slice(1)))];
    default:
      return [{ ...node, properties, children }];
  }
}

/** Returns an article's prose as plain HTML without styles or classes. */
export const articleHtml = (sections: readonly Element[], absolute: ToAbsoluteUrl): string =>
  sections.map((section) => toHtml(forFeedReaders(section, absolute))).join('\n');

/**
 * Creates an RSS 2.0 feed of the latest posts with their full text, newest first. Omits upcoming posts.
 *
 * @param category changes only the title and URL; `posts` must be filtered already
 */
export function feed(posts: readonly Post[], site: Site, category?: string): string {
  const file = category ? categoryFeed(category) : files.feed;
  // A link to another language starts with `/..`, which is resolved against this language's folder.
  const absolute = (href: string) =>
    href.startsWith('/') ? (site.url + href).replace(/\/[^/]+\/\.\.\//, '/') : href;
  const published = posts
    .flatMap((post) => (post.page ? [{ post, page: post.page }] : []))
    .sort((a, b) => b.page.publishedOn.localeCompare(a.page.publishedOn))
    .slice(0, feedLength);
  const lastChange = published
    .map(({ page }) => page.updatedOn)
    .sort()
    .at(-1);

  const item = ({ post, page }: { post: Post; page: PostPage }) => {
    const url = absolute(canonicalPath('post', post.slug));
    return [
      '<item>',
      `<title>${escapeHtml(post.title)}</title>`,
      `<link>${url}</link>`,
      `<guid isPermaLink="true">${url}</guid>`,
      `<pubDate>${rfc822(page.publishedOn)}</pubDate>`,
      ...(page.updatedOn > page.publishedOn
        ? [`<atom:updated>${page.updatedOn}T00:00:00Z</atom:updated>`]
        : []),
      `<dc:creator>${escapeHtml(site.name)}</dc:creator>`,
      `<category>${escapeHtml(post.category)}</category>`,
      `<description>${escapeHtml(page.description)}</description>`,
      `<content:encoded>${cdata(articleHtml(page.sections, absolute))}</content:encoded>`,
      '</item>',
    ].join('\n');
  };

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeHtml(category ? `${site.name}: ${category}` : site.name)}</title>`,
    `<link>${absolute('/')}</link>`,
    `<atom:link href="${absolute(file)}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeHtml(site.description)}</description>`,
    `<language>${site.language}</language>`,
    ...(lastChange ? [`<lastBuildDate>${rfc822(lastChange)}</lastBuildDate>`] : []),
    ...published.map(item),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}
