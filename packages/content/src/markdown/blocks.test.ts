/** The elements that blocks become, and their mistakes. */
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { problemLine } from '../explain';
import { formatDate } from '../format';
import { completeProse } from '../schemas/article';
import { readMarkdown } from './readMarkdown';

/** Reads a block; its YAML begins on the fifth line of the file. */
async function read(name: string, yaml: string) {
  const text = `---\ntitle: Kettle\n---\n\`\`\`${name}\n${yaml}\n\`\`\``;
  const { problems, sections, ...file } = await readMarkdown(text, 'posts/kettle.md');
  const html = toHtml(sections.flatMap(({ children }) => children));
  return { ...file, html, problems: problems.map(problemLine) };
}

describe('blocks', () => {
  it.each([
    [
      'gallery',
      '- { src: steam.jpg, alt: Steam. }\n- { src: tea.jpg, alt: Tea., caption: "*Green* tea" }',
      '<ul data-block="gallery"><li><figure><img src="steam.jpg" alt="Steam."></figure></li>' +
        '<li><figure><img src="tea.jpg" alt="Tea."><figcaption><em>Green</em> tea</figcaption></figure></li></ul>',
    ],
    [
      'entries',
      '- title: A talk\n  href: https://a.example\n  date: 2024-12\n  place: Pune\n  organization: Tea School\n  text: On $5 **kettles**.\n- title: A book',
      '<ul data-block="entries"><li><p><time datetime="2024-12">2024-12</time></p><p><strong><a href="https://a.example">A talk</a></strong></p>' +
        '<p><small>Tea School, Pune</small></p><p>On $5 <strong>kettles</strong>.</p></li><li><p><strong>A book</strong></p></li></ul>',
    ],
    [
      'cards',
      '- { title: One, href: other.md, text: More., src: "art:covers/kettle", alt: A kettle. }\n- title: Two',
      '<ul data-block="cards"><li><figure><img art="covers/kettle" alt="A kettle."></figure><p><strong><a href="/Blogs/Blogdetail/other">One</a></strong></p>' +
        '<p>More.</p></li><li><p><strong>Two</strong></p></li></ul>',
    ],
    [
      'faq',
      '- question: Does it sing?\n  answer: |\n    It does.\n\n    - Loud.\n- { question: Why?, answer: Steam. }',
      '<details data-block="faq"><summary>Does it sing?</summary><p>It does.</p><ul><li>Loud.</li></ul></details>' +
        '<details data-block="faq"><summary>Why?</summary><p>Steam.</p></details>',
    ],
    [
      'timeline',
      '- { date: 2019, title: First kettle }\n- { period: 2020 to now, title: Whistles, text: Louder. }',
      '<ol data-block="timeline"><li><p><time datetime="2019">2019</time></p><p><strong>First kettle</strong></p></li>' +
        '<li><p><small>2020 to now</small></p><p><strong>Whistles</strong></p><p>Louder.</p></li></ol>',
    ],
    [
      'embed',
      'title: The way to the shop\nhref: https://maps.example/shop\nplayer: https://www.frames.example/shop',
      '<video href="https://maps.example/shop" provider="frames.example" player="https://www.frames.example/shop" kind="embed">' +
        '<img art="woven/https-www-frames-example-shop" alt="">The way to the shop</video>',
    ],
    [
      'embed',
      'title: How it sings\nhref: https://youtu.be/abc',
      '<video href="https://youtu.be/abc" provider="YouTube" player="https://www.youtube-nocookie.com/embed/abc?autoplay=1">' +
        '<img art="woven/abc" alt="">How it sings</video>',
    ],
  ])('%s becomes plain elements', async (name, yaml, html) => {
    expect(await read(name, yaml)).toMatchObject({ html, problems: [] });
  });

  it('list their pictures and links with lines', async () => {
    const gallery = await read('gallery', '- src: a.jpg\n  alt: A.\n- src: b.jpg\n  alt: B.');
    expect(gallery.pictures).toEqual([
      { href: 'a.jpg', line: 5 },
      { href: 'b.jpg', line: 7 },
    ]);
    const entries = await read('entries', '- title: A\n  href: /about\n  text: See [b](/work).');
    expect(entries.links).toEqual([
      { href: '/about', line: 6 },
      { href: '/work', line: 7 },
    ]);
    const embed = await read('embed', 'title: A\nhref: https://a.example');
    expect(embed.links).toEqual([{ href: 'https://a.example', line: 6 }]);
  });

  it('get dates in words, and are reported', async () => {
    const text = '---\ntitle: A\n---\n```timeline\n- { date: 2024-12, title: A }\n```';
    const { sections } = await readMarkdown(text, 'posts/kettle.md');
    const date = (iso: string) => formatDate(iso, 'en');
    const prose = completeProse(sections, { callouts: {}, date });
    expect(prose).toMatchObject({ hasBlocks: true, hasVideo: undefined });
    expect(toHtml(prose.sections)).toContain('<time datetime="2024-12">December 2024</time>');
  });

  it('work inside lists', async () => {
    const text =
      '---\ntitle: Kettle\n---\n- a\n\n  ```entries\n  - title: b\n    date: soon\n  ```';
    const { problems } = await readMarkdown(text, 'posts/kettle.md');
    expect(problems.map(({ line }) => line)).toEqual([8]);
  });
});

describe('mistakes', () => {
  it.each([
    ['gallery', '- src: a.jpg', 5, 'gallery[0].alt: describe the picture in a sentence'],
    ['gallery', '', 4, 'gallery: list the photographs, each with src and alt'],
    [
      'gallery',
      '- alt: A.\n  src: art:covers/kettle',
      6,
      'gallery[0].src: name an image file, like photo.jpg',
    ],
    [
      'cards',
      '- title: A\n- title: B\n  src: a.jpg',
      6,
      'cards[1].alt: describe the picture in a sentence',
    ],
    [
      'cards',
      '- title: A\n  href: http://a.example',
      6,
      'cards[0].href: give a target: a path beginning with /, a Markdown file, an https:// address, or mailto:',
    ],
    [
      'entries',
      '- title: A\n  when: 2024',
      6,
      'entries[0].when: unknown field; the known ones are title, href, date, place, organization, text',
    ],
    [
      'entries',
      '- title: A\n  date: 2024-13',
      6,
      'entries[0].date: give the date as a day, a month or a year: 2024-12-10, 2024-12 or 2024',
    ],
    ['timeline', '- title: A', 5, 'timeline[0].date: give either a date or a period'],
    ['faq', '- question: A?', 5, 'faq[0].answer: write the answer in Markdown'],
    [
      'faq',
      '- question: A?\n  answer: See [it](http://a.example).',
      6,
      'give a target: a path beginning with /, # and a heading’s id, an https:// address, or mailto:',
    ],
    ['faq', '- question: A?\n  answer: <b>a</b>', 6, 'write Markdown in place of the HTML <b>'],
    [
      'embed',
      'title: A\nhref: https://a.example\nplayer: http://a.example',
      7,
      'embed.player: give a complete address that begins with https://',
    ],
    ['faq', '- question: "A?', 5, /^write YAML/],
  ])('in %s: %j', async (name, yaml, line, expectation) => {
    const { problems } = await read(name, yaml);
    const place = `posts/kettle.md:${line} → `;
    expect(problems[0]?.slice(0, place.length)).toBe(place);
    expect(problems[0]?.slice(place.length)).toEqual(
      typeof expectation === 'string' ? expectation : expect.stringMatching(expectation),
    );
  });
});
