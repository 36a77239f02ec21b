import { categoryFeed, site, type Post, type PostPage } from '@portfolio/content/node';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { articleHtml, feed, postsByCategory, rfc822 } from './feed';

const upcoming = { slug: 'tea', title: 'Tea & <b>tides</b>', category: 'Tea' } as Post;
const publishedPost = (changes: Partial<PostPage> = {}): Post => ({
  ...upcoming,
  page: {
    description: 'Tea.',
    publishedOn: '2025-01-31',
    updatedOn: '2025-01-31',
    sections: [] as Element[],
    ...changes,
  } as PostPage,
});

function itemOf(xml: string) {
  const { rss } = new XMLParser().parse(xml) as {
    rss: { channel: { item: Partial<Record<string, string>> } };
  };
  return rss.channel.item;
}

describe('the feed', () => {
  it('is well-formed for any text', () => {
    const section = h('section', { id: 'a' }, h('h2', 'A'), h('p', 'Ends with ]]> and <script>'));
    const xml = feed([publishedPost({ sections: [section] })], site);
    expect(XMLValidator.validate(xml)).toBe(true);
    const item = itemOf(xml);
    expect(item.title).toBe('Tea & <b>tides</b>');
    expect(item['content:encoded']).toContain('<p>Ends with ]]> and &#x3C;script></p>');
  });

  it('has the date of the latest update', () => {
    const changedOn = (updatedOn: string) => publishedPost({ updatedOn });
    const changed = feed([changedOn('2025-03-14')], site);
    expect(itemOf(changed)['pubDate']).toBe('Fri, 31 Jan 2025 00:00:00 GMT');
    expect(itemOf(changed)['atom:updated']).toBe('2025-03-14T00:00:00Z');
    expect(changed).toContain('<lastBuildDate>Fri, 14 Mar 2025 00:00:00 GMT</lastBuildDate>');
    expect(itemOf(feed([changedOn('2025-01-31')], site))).not.toHaveProperty('atom:updated');
  });

  it('has the latest twenty posts, newest first', () => {
    const days = Array.from(
      { length: 21 },
      (_, day) => `2025-03-${String(day + 1).padStart(2, '0')}`,
    );
    const xml = feed(
      days.map((publishedOn) => publishedPost({ publishedOn, updatedOn: publishedOn })),
      site,
    );
    const found = Array.from(xml.matchAll(/<pubDate>(.*?)<\/pubDate>/g), ([, date]) => date);
    expect(found).toEqual(days.slice(1).reverse().map(rfc822));
  });
});

describe("a category's feed", () => {
  it('has only the posts in that category', () => {
    const other = { ...publishedPost(), category: 'Tides & ebbs' };
    const groups = postsByCategory([publishedPost(), other, upcoming]);
    expect([...groups.values()]).toEqual([[publishedPost()], [other]]);
    const xml = feed([other], site, other.category);
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml.match(/<item>/g)).toHaveLength(1);
    expect(xml).toContain(`<atom:link href="${site.url}/feeds/tides-ebbs.xml" rel="self"`);
    expect(feed([other], site)).toContain(`<atom:link href="${site.url}/feed.xml" rel="self"`);
  });

  it('has a file name that every host can serve', () => {
    expect(categoryFeed('AI & Accessibility')).toBe('/feeds/ai-accessibility.xml');
    expect(categoryFeed('தேநீர்')).toBe('/feeds/தேநீர்.xml');
  });
});

const span = h('code', [h('span.keyword', 'if'), ' (a < b)']);
const photo = { src: '/images/x.png', width: 2, height: 1, widths: [2], alt: 'A bus.' };

it.each<[part: string, shown: string, element: Element, html: string]>([
  ['a heading', 'without its id', h('h3', { id: 'why' }, 'Why'), '<h3>Why</h3>'],
  [
    'code',
    'without classes and spans',
    h('figure', { dataLanguage: 'java' }, h('pre', span)),
    '<figure><pre><code>if (a &#x3C; b)</code></pre></figure>',
  ],
  [
    'a callout',
    'as a quotation with absolute links',
    h('aside', { dataKind: 'note' }, h('p', h('a', { href: '/about' }, 'there'))),
    '<blockquote><p><a href="https://x.example/about">there</a></p></blockquote>',
  ],
  [
    'a drawing',
    'as its description',
    h('figure', h('img', { art: 'covers/x', alt: 'A bus.' })),
    '<figure><p>[A bus.]</p></figure>',
  ],
  [
    'a picture',
    'with an absolute URL',
    h('figure', h('img', photo)),
    '<figure><img src="https://x.example/images/x.png" width="2" height="1" alt="A bus."></figure>',
  ],
  [
    'an FAQ',
    'with its answers',
    h('details', { dataBlock: 'faq' }, h('summary', 'Hot?'), h('p', 'Yes.')),
    '<p><strong>Hot?</strong></p><p>Yes.</p>',
  ],
  [
    'a video',
    'as a link',
    h('video', { href: 'https://v.example' }, h('img'), 'Steam'),
    '<p><a href="https://v.example">Steam</a></p>',
  ],
])('feed readers get %s %s', (_, _shown, element, html) => {
  const section = h('section', { id: 'a' }, element);
  expect(articleHtml([section], (href) => `https://x.example${href}`)).toBe(html);
});
