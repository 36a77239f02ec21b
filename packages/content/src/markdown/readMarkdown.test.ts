/** What each construct of Markdown becomes, and what each mistake is answered with. */
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { problemLine } from '../explain';
import { isSample } from '../tools/samples';
import { readMarkdown } from './readMarkdown';

const head = '---\ntitle: Kettle\n---\n';

/** Reads a file; what is no front matter begins on its fourth line. */
const read = async (prose: string, front = head) => {
  const { problems, ...rest } = await readMarkdown(`${front}${prose}`, 'posts/kettle.md');
  return { ...rest, problems: problems.map(problemLine) };
};

/** The elements of some prose that has no heading of its own. */
async function htmlOf(prose: string) {
  const { sections, problems } = await read(prose);
  expect(problems).toEqual([]);
  return toHtml(sections.flatMap(({ children }) => children));
}

const idsOf = (sections: Element[]) => sections.map(({ properties }) => properties['id']);

describe('front matter', () => {
  it('gives values, samples with their hints, and the lines of fields', async () => {
    const { fields, lineOf } = await read(
      '---\ndate: 2024-12-10\nimage:\n  art: kettle\nvisit: !sample https://example.com # the shop\n---\n',
      '',
    );
    expect(fields).toMatchObject({ date: '2024-12-10', image: { art: 'kettle' } });
    expect(fields?.['visit']).toMatchObject({ value: 'https://example.com', hint: 'the shop' });
    expect(isSample(fields?.['visit'])).toBe(true);
    const paths = [['date'], ['image', 'art'], ['image', 'alt'], ['title']];
    expect(paths.map(lineOf)).toEqual([2, 4, 3, 1]);
  });

  it('says where it is missing or is no YAML', async () => {
    const without = await read('Just text.', '');
    expect(without.problems).toEqual([
      'posts/kettle.md:1 → begin the file with its front matter, between two lines of ---',
    ]);
    const broken = await read('---\ntitle: "Kettle\n---\n', '');
    expect(broken.problems).toEqual([
      expect.stringMatching(/^posts\/kettle\.md:\d → write YAML \(.*\): \S/),
    ]);
  });
});

describe('sections', () => {
  it('begin at headings of two #; opening and footnotes have no heading', async () => {
    const { sections } = await read(
      'Opening.\n\n## How it *sings*\n\nSo.\n\n### Pitch\n\n#### High\n\nHa.[^note]\n\n## Again {#opening}\n\nSo.\n\n[^note]: Note.',
    );
    expect(sections.map((section) => toHtml(section))).toEqual([
      '<div id="opening-2"><p>Opening.</p></div>',
      '<section id="how-it-sings"><h2>How it <em>sings</em></h2><p>So.</p><h3 id="pitch">Pitch</h3><h4 id="high">High</h4>' +
        '<p>Ha.<sup><a href="#footnote-1" role="doc-noteref" id="footnote-1-reference">1</a></sup></p></section>',
      '<section id="opening"><h2>Again</h2><p>So.</p></section>',
      '<div id="footnotes"><footer><ol><li><p>Note.</p></li></ol></footer></div>',
    ]);
  });

  it('have ids in any script, each once', async () => {
    const { sections } = await read('## שלום עולם\n\nA.\n\n## Kettle\n\nB.\n\n## Kettle\n\nC.\n');
    expect(idsOf(sections)).toEqual(['שלום-עולם', 'kettle', 'kettle-2']);
  });

  it('counts the words that are read, in any script', async () => {
    expect(await read('One *two* [three](/about).')).toMatchObject({ words: 3 });
    expect(await read('こんにちは世界')).toMatchObject({ words: 2 });
  });

  it('have no positions, and one text where Markdown has several lines', async () => {
    const { sections } = await read('a\nb $5 and $10');
    const text = { type: 'text', value: 'a b $5 and $10' };
    expect(sections[0]?.children).toEqual([
      { type: 'element', tagName: 'p', properties: {}, children: [text] },
    ]);
  });
});

describe('elements', () => {
  it.each([
    ['`code`', '<p><code>code</code></p>'],
    ['**a *b* `c`**', '<p><strong>a <em>b</em> <code>c</code></strong></p>'],
    ['~~gone~~', '<p><del>gone</del></p>'],
    ['a\\\nb', '<p>a<br>b</p>'],
    ['See [it](/about).', '<p>See <a href="/about">it</a>.</p>'],
    ['See [it][1].\n\n[1]: mailto:a@b.example', '<p>See <a href="mailto:a@b.example">it</a>.</p>'],
    ['https://a.example', '<p><a href="https://a.example">https://a.example</a></p>'],
    ['www.a.example', '<p><a href="https://www.a.example">www.a.example</a></p>'],
    ['[it](other.md)', '<p><a href="/Blogs/Blogdetail/other">it</a></p>'],
    ['[it](./other/index.md#how)', '<p><a href="/Blogs/Blogdetail/other#how">it</a></p>'],
    ['[it](../projects/other.md)', '<p><a href="/projects/projectdetail/other">it</a></p>'],
    ['[it](https://a.example/b.md)', '<p><a href="https://a.example/b.md">it</a></p>'],
    ['From $5 to $10, or $ 3 $.', '<p>From $5 to $10, or $ 3 $.</p>'],
    ['<!-- later -->\n\na', '<p>a</p>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['- a\n\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['- a\n  1. b', '<ul><li><p>a</p><ol><li>b</li></ol></li></ul>'],
    [
      '- [x] a\n- [ ] b',
      '<ul><li><input type="checkbox" disabled checked><p>a</p></li><li><input type="checkbox" disabled><p>b</p></li></ul>',
    ],
    ['> a\n>\n> b', '<blockquote><p>a</p><p>b</p></blockquote>'],
    ['> [!NOTE]\n> a', '<aside data-kind="note"><p>a</p></aside>'],
    [
      '> [!WARNING]\n> a\n>\n> - b',
      '<aside data-kind="warning"><p>a</p><ul><li>b</li></ul></aside>',
    ],
    [
      '> [!TIP] Boil less\n> **a**',
      '<aside data-kind="tip" title="Boil less"><p><strong>a</strong></p></aside>',
    ],
    [
      '![A kettle.](art:covers/kettle "It sings.")',
      '<figure><img art="covers/kettle" alt="A kettle."><figcaption>It sings.</figcaption></figure>',
    ],
    ['![A kettle.](<a kettle.jpg>)', '<figure><img src="a kettle.jpg" alt="A kettle."></figure>'],
    [
      'Table: Heat\n\n| At | `C` |\n| -- | --: |\n| **a** | 1 |\n| b |',
      '<table><caption>Heat</caption><thead><tr><th scope="col">At</th><th scope="col" data-align="end"><code>C</code></th></tr></thead>' +
        '<tbody><tr><th scope="row"><strong>a</strong></th><td data-align="end">1</td></tr>' +
        '<tr><th scope="row">b</th><td data-align="end"></td></tr></tbody></table>',
    ],
    ['==a *b*== a==b==c', '<p><mark>a <em>b</em></mark> a==b==c</p>'],
    [':tada: :none: 10:30:45', '<p>🎉 :none: 10:30:45</p>'],
    [
      'H<sub>2</sub>O <KBD onclick="a()">Esc</KBD> <abbr title="So">s</abbr><br/>b',
      '<p>H<sub>2</sub>O <kbd>Esc</kbd> <abbr title="So">s</abbr><br>b</p>',
    ],
    [
      '<details>\n<summary>A &amp; b</summary>\n\n- *c*\n\n</details>\nd',
      '<details><summary>A &#x26; b</summary><ul><li><em>c</em></li></ul></details><p>d</p>',
    ],
    ['[[Other note#How it works|it]]', '<p><a href="/[[other-note]]#how-it-works">it</a></p>'],
    [
      '[it]({{< relref "other.md" >}}) [it]({% post_url 2024-05-01-other %})',
      '<p><a href="/[[other]]">it</a> <a href="/[[other]]">it</a></p>',
    ],
    [
      '![[a kettle.png|A kettle.|300]]',
      '<figure><img src="a kettle.png" alt="A kettle."></figure>',
    ],
    [
      '{{< figure src="kettle_a_b.png" alt="A kettle." caption="It sings." >}}',
      '<figure><img src="kettle_a_b.png" alt="A kettle."><figcaption>It sings.</figcaption></figure>',
    ],
    [
      '{% youtube abc %}',
      '<video href="https://www.youtube.com/watch?v=abc" provider="YouTube" player="https://www.youtube-nocookie.com/embed/abc?autoplay=1">' +
        '<img art="woven/abc" alt="">Kettle</video>',
    ],
    ['`{{ a }}` $\\frac{{a}}{b}$ \\{{ b', /^<p><code>\{\{ a \}\}<\/code>/],
    ['> [!info]- So\n> a', '<aside data-kind="note" title="So"><p>a</p></aside>'],
    [
      '```js title="A sum"\nreturn 1; // one\n\n```',
      '<figure data-language="js"><figcaption>A sum</figcaption><pre><code><span class="keyword">return</span> ' +
        '<span class="constant">1</span>; <span class="comment">// one</span>\n</code></pre></figure>',
    ],
    ['    a\n    b', '<figure data-language="text"><pre><code>a\nb</code></pre></figure>'],
    [
      '[How it sings](https://www.youtube.com/watch?v=abc)',
      '<video href="https://www.youtube.com/watch?v=abc" provider="YouTube" player="https://www.youtube-nocookie.com/embed/abc?autoplay=1">' +
        '<img art="woven/abc" alt="">How it sings</video>',
    ],
    [
      '[![How it sings](steam.jpg)](https://vimeo.com/12/ab)',
      '<video href="https://vimeo.com/12/ab" provider="Vimeo" player="https://player.vimeo.com/video/12?dnt=1&#x26;autoplay=1&#x26;h=ab">' +
        '<img src="steam.jpg" alt="">How it sings</video>',
    ],
    ['***', '<hr>'],
    ['So $\\frac{a}{b}$.', '<p>So <math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>.</p>'],
    ['$$\na\n$$', '<math display="block"><mi>a</mi></math>'],
    // No styles, which a page's security policy refuses.
    [
      '$$\n\\begin{aligned}a\\end{aligned}\n$$',
      '<math display="block"><mtable displaystyle="true"><mtr><mtd class="tml-right"><mi>a</mi></mtd></mtr></mtable></math>',
    ],
    [
      'a[^x] b[^y] c[^x]\n\n[^y]: Why.\n[^x]: See [it](/about).',
      '<p>a<sup><a href="#footnote-1" role="doc-noteref" id="footnote-1-reference">1</a></sup>' +
        ' b<sup><a href="#footnote-2" role="doc-noteref" id="footnote-2-reference">2</a></sup>' +
        ' c<sup><a href="#footnote-1" role="doc-noteref">1</a></sup></p>' +
        '<footer><ol><li><p>See <a href="/about">it</a>.</p></li><li><p>Why.</p></li></ol></footer>',
    ],
  ])('%j', async (prose, html) => {
    expect(await htmlOf(prose)).toEqual(
      typeof html === 'string' ? html : expect.stringMatching(html),
    );
  });
});

describe('mistakes', () => {
  it.each([
    ['<div>a</div>', 4, 'write Markdown in place of the HTML <div>a</div>'],
    ['a\n\nb <u>c</u>', 6, 'write Markdown in place of the HTML <u>'],
    [
      '<details>\n<summary>A</summary>\n<iframe></iframe>\n</details>',
      6,
      'write Markdown in place of the HTML <iframe></iframe>',
    ],
    ['a <kbd>b', 4, 'end <kbd> with </kbd> in the same block'],
    ['a b</kbd>', 4, 'remove </kbd>: no <kbd> is open here'],
    [
      '{{< tweet 1 >}}',
      4,
      'write Markdown in place of {{< tweet 1 >}}: only Hugo knows this shortcode',
    ],
    [
      'a\n\n{% raw %}a{% endraw %}',
      6,
      'write Markdown in place of {% raw %}: only Jekyll or dev.to knows this tag',
    ],
    [
      '{% embed https://dev.to/a %}',
      4,
      'write Markdown in place of {% embed https://dev.to/a %}: only Jekyll or dev.to knows this tag',
    ],
    [
      'a {{ site.url }}',
      4,
      'write the value in place of {{ site.url }}, or put it between backquotes',
    ],
    ['a\n{: .big}', 5, 'remove {: .big}: only Jekyll knows attributes like this'],
    [
      'a %%later%%',
      4,
      'put the comment between <!-- and -->: only Obsidian hides what is between %%',
    ],
    ['a^[b]', 4, 'write ^[b] as a footnote: [^1] here, and [^1]: with its text anywhere'],
    [
      '![[Other note]]',
      4,
      'write a link in place of ![[Other note]]: only pictures can be embedded',
    ],
    ['```mermaid\ngraph TD\n```', 4, /^export the diagram as SVG \(mermaid\.live/],
    ['# Pot\n\na', 4, 'begin headings with ##: the title of the page is its first heading'],
    ['## A\n\n#### B\n\na', 6, 'use ### here, so that no level is left out'],
    ['## A\n\n## B\n\na', 4, 'write at least one paragraph under the heading'],
    [
      '## A {#x}\n\na\n\n### B {#x}\n\na',
      8,
      'give the heading an id of its own, of letters, digits and hyphens',
    ],
    ['```javva\na\n```', 4, 'name a language that Shiki knows, or text; "javva" is none'],
    ['$\\frac{a$', 4, /^write the formula in TeX: /],
    [
      '[a](http://a.example)',
      4,
      'give a target: a path beginning with /, # and a heading’s id, an https:// address, or mailto:',
    ],
    ['[a](#there)', 4, 'lead to a heading of this page; there is none with the id "there"'],
    ['a[^x]', 4, 'write the footnote, beginning with [^x]:'],
    ['a\n\n[^x]: b', 6, 'refer to the footnote by [^x], or remove it'],
    ['![](art:covers/kettle)', 4, 'describe the picture in a sentence: ![description](…)'],
    ['a ![b](art:covers/kettle)', 4, 'give the picture a paragraph of its own'],
    ['https://youtu.be/abc', 4, 'say what the video shows: [title](https://youtu.be/abc)'],
    ['> [!HUNCH]\n> a', 4, 'use a callout of the kinds note, tip, important, warning, caution'],
    ['| a |\n| - |\n| b | c |', 6, 'give 1 cells, one for each column'],
  ])('%j', async (prose, line, expectation) => {
    const place = `posts/kettle.md:${line} → `;
    const { problems } = await read(prose);
    expect(problems[0]?.startsWith(place)).toBe(true);
    expect(problems[0]?.slice(place.length)).toEqual(
      typeof expectation === 'string' ? expectation : expect.stringMatching(expectation),
    );
    expect(problems).toHaveLength(1);
  });
});
