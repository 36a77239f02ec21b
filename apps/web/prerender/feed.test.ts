import { categoryFeed, site, type Post, type PostPage } from '@portfolio/content/node';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { articleHtml } from './articleHtml';
import { feed, postsByCategory, rfc822 } from './feed';

const announced: Post = {
  slug: 'tea',
  title: 'Tea & <b>tides</b>',
  content: 'Tea, and how it is made.',
  image: { art: 'woven/tea', alt: 'A pattern of dots and one line.' },
  tile: 'leaf',
  date: '2025-01-31',
  category: 'Tea',
  link: { kind: 'placeholder' },
};
const written = (sections: PostPage['sections'] = [], changes: Partial<PostPage> = {}): Post => ({
  ...announced,
  link: { kind: 'page' },
  page: {
    subtitle: 'Tea',
    badge: 'Tea',
    readTime: '1 Min',
    description: 'Tea.',
    publishedOn: '2025-01-31',
    updatedOn: '2025-01-31',
    links: { related: [] },
    sections,
    ...changes,
  },
});

/** The one entry of a feed. */
function itemOf(xml: string) {
  const { rss } = new XMLParser().parse(xml) as {
    rss: { channel: { item: Partial<Record<string, string>> } };
  };
  return rss.channel.item;
}

describe('the feed', () => {
  it('stays well-formed whatever a post says', () => {
    const blocks = ['Ends with ]]> and <script>'];
    const xml = feed([written([{ id: 'a', heading: 'A', blocks }])], site);
    expect(XMLValidator.validate(xml)).toBe(true);
    const item = itemOf(xml);
    expect(item.title).toBe('Tea & <b>tides</b>');
    expect(item['content:encoded']).toContain('<p>Ends with ]]&gt; and &lt;script&gt;</p>');
  });

  it('says when a post was changed after its day, and of others nothing', () => {
    const changedOn = (updatedOn: string) => written([], { updatedOn });
    const changed = feed([changedOn('2025-03-14')], site);
    expect(itemOf(changed)['pubDate']).toBe('Fri, 31 Jan 2025 00:00:00 GMT');
    expect(itemOf(changed)['atom:updated']).toBe('2025-03-14T00:00:00Z');
    expect(changed).toContain('<lastBuildDate>Fri, 14 Mar 2025 00:00:00 GMT</lastBuildDate>');
    expect(itemOf(feed([changedOn('2025-01-31')], site))).not.toHaveProperty('atom:updated');
  });

  it('has the latest twenty, the newest first', () => {
    const days = Array.from(
      { length: 21 },
      (_, day) => `2025-03-${String(day + 1).padStart(2, '0')}`,
    );
    const xml = feed(
      days.map((publishedOn) => written([], { publishedOn, updatedOn: publishedOn })),
      site,
    );
    const found = Array.from(xml.matchAll(/<pubDate>(.*?)<\/pubDate>/g), ([, date]) => date);
    expect(found).toEqual(days.slice(1).reverse().map(rfc822));
  });
});

describe('the feed of a category', () => {
  it('has the posts of that category alone, and says so', () => {
    const other = { ...written(), category: 'Tides & ebbs' };
    const groups = postsByCategory([written(), other, announced]);
    expect([...groups.values()]).toEqual([[written()], [other]]);
    const xml = feed([other], site, other.category);
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml.match(/<item>/g)).toHaveLength(1);
    expect(xml).toContain(`<atom:link href="${site.url}/feeds/tides-ebbs.xml" rel="self"`);
    expect(feed([other], site)).toContain(`<atom:link href="${site.url}/feed.xml" rel="self"`);
  });

  it('has a name that every host can serve, in any script', () => {
    expect(categoryFeed('AI & Accessibility')).toBe('/feeds/ai-accessibility.xml');
    expect(categoryFeed('தேநீர்')).toBe('/feeds/தேநீர்.xml');
  });
});

describe("an article's prose for feed readers", () => {
  const html = (block: Parameters<typeof articleHtml>[0][number]['blocks'][number]) =>
    articleHtml([{ id: 'a', heading: 'A', blocks: [block] }], (href) => `https://x.example${href}`);

  it('keeps lists, code, tables, notes and links, with complete addresses', () => {
    expect(html({ type: 'list', ordered: true, items: ['one', [{ strong: 'two' }]] })).toContain(
      '<ol><li>one</li><li><strong>two</strong></li></ol>',
    );
    expect(html({ type: 'code', language: 'java', code: ['a < b'], caption: 'Why' })).toContain(
      '<pre><code>a &lt; b</code></pre><figcaption>Why</figcaption>',
    );
    expect(html({ type: 'table', caption: 'Sums', columns: ['a'], rows: [['1']] })).toContain(
      '<thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody>',
    );
    expect(
      html({
        type: 'callout',
        kind: 'note',
        blocks: [{ type: 'paragraph', text: [{ link: 'there', href: '/about' }] }],
      }),
    ).toContain('<blockquote><p><a href="https://x.example/about">there</a></p></blockquote>');
  });

  it('tells a drawing in words, and shows a picture', () => {
    expect(html({ type: 'figure', image: { art: 'covers/x', alt: 'A bus.' } })).toContain(
      '[A bus.]',
    );
    expect(
      html({ type: 'figure', image: { src: '/images/x.png', width: 2, height: 1, alt: 'A bus.' } }),
    ).toContain('<img src="https://x.example/images/x.png" width="2" height="1" alt="A bus.">');
  });
});
