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

/** A day as the mail standard writes it (RFC 822 with four digits for the year), which RSS asks for. */
export const rfc822 = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString();

/** Text that is not to be read as markup; its end mark is the one thing that it must not hold. */
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** How many posts the feed has: readers keep what they have seen, and ask often. */
const feedLength = 20;

/** All posts with a page, by their category. */
export function postsByCategory(posts: readonly Post[]): Map<string, Post[]> {
  const groups = new Map<string, Post[]>();
  for (const post of posts) {
    if (!post.page) continue;
    groups.set(post.category, [...(groups.get(post.category) ?? []), post]);
  }
  return groups;
}

/** Makes an address complete; those of other sites are already. */
type Absolute = (href: string) => string;

/** Properties that mean nothing outside the site. */
const ownProperties = [
  'id',
  'className',
  'scope',
  'dataAlign',
  'dataBlock',
  'dataLanguage',
  'widths',
];

const withoutOwn = (properties: Properties): Properties =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !ownProperties.includes(name)));

/** The elements for readers that have none of the site's styles, colours or scripts. */
function forReaders(node: ElementContent, absolute: Absolute): ElementContent[] {
  if (node.type !== 'element') return [node];
  const { alt, art, checked, href, role, src } = node.properties;
  const properties = withoutOwn(node.properties);
  const children = node.children.flatMap((child) => forReaders(child, absolute));
  switch (node.tagName) {
    case 'img':
      // The file of a drawing would come out black.
      return [
        art ? h('p', `[${String(alt)}]`) : h('img', { ...properties, src: absolute(String(src)) }),
      ];
    case 'a':
      return role ? children : [h('a', { href: absolute(String(href)) }, children)];
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

/** An article's prose as plain HTML without styles or classes, for feed readers. */
export const articleHtml = (sections: readonly Element[], absolute: Absolute): string =>
  sections.map((section) => toHtml(forReaders(section, absolute))).join('\n');

/**
 * The feed of the latest posts with their full text, newest first, as RSS 2.0. Posts that are only announced are left out, and
 * nothing in it depends on when it was built.
 *
 * @param category the category of the posts, where it is the feed of one
 */
export function feed(posts: readonly Post[], site: Site, category?: string): string {
  const file = category ? categoryFeed(category) : files.feed;
  const absolute = (href: string) => (href.startsWith('/') ? `${site.url}${href}` : href);
  const written = posts
    .flatMap((post) => (post.page ? [{ post, page: post.page }] : []))
    .sort((a, b) => b.page.publishedOn.localeCompare(a.page.publishedOn))
    .slice(0, feedLength);
  const lastChange = written
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
    ...written.map(item),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}
