/** What each construct of Markdown becomes, and what each mistake is answered with. */
import { describe, expect, it } from 'vitest';
import { problemLine } from '../explain';
import { isSample } from '../sample';
import { readMarkdown } from './readMarkdown';

const head = '---\ntitle: Kettle\n---\n';

/** Reads a file; what is no front matter begins on its fourth line. */
const read = async (prose: string, front = head) => {
  const { problems, ...rest } = await readMarkdown(`${front}${prose}`, 'posts/kettle.md');
  return { ...rest, problems: problems.map(problemLine) };
};

/** The blocks of some prose that has no heading of its own. */
async function blocksOf(prose: string) {
  const { sections, problems } = await read(prose);
  expect(problems).toEqual([]);
  return sections.flatMap(({ blocks }) => blocks);
}

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
    expect(paths.map(lineOf)).toEqual([2, 4, 4, 1]);
  });

  it('says where it is missing or is no YAML', async () => {
    const without = await read('Just text.', '');
    expect(without.problems).toEqual([
      'posts/kettle.md:1 → begin the file with its front matter, between two lines of ---',
    ]);
    const broken = await read('---\ntitle: "Kettle\n---\n', '');
    expect(broken.problems).toEqual([
      expect.stringMatching(/^posts\/kettle\.md:\d → write front matter as YAML \(.*\): \S/),
    ]);
  });
});

describe('sections', () => {
  it('begin at headings of two #; what stands before them and the footnotes have no heading', async () => {
    const { sections } = await read(
      'Opening.\n\n## How it *sings*\n\nSo.\n\n### Pitch\n\n#### High\n\nHa.[^note]\n\n## Again {#opening}\n\nSo.\n\n[^note]: Note.',
    );
    expect(sections).toEqual([
      { id: 'opening-2', blocks: ['Opening.'] },
      {
        id: 'how-it-sings',
        heading: ['How it ', { emphasis: 'sings' }],
        blocks: [
          'So.',
          { type: 'heading', level: 3, id: 'pitch', text: 'Pitch' },
          { type: 'heading', level: 4, id: 'high', text: 'High' },
          { type: 'paragraph', text: ['Ha.', { footnote: 1, isFirst: true }] },
        ],
      },
      { id: 'opening', heading: 'Again', blocks: ['So.'] },
      { id: 'footnotes', blocks: [{ type: 'footnotes', notes: [['Note.']] }] },
    ]);
  });

  it('have ids in any script, each once', async () => {
    const { sections } = await read('## שלום עולם\n\nA.\n\n## Kettle\n\nB.\n\n## Kettle\n\nC.\n');
    expect(sections.map(({ id }) => id)).toEqual(['שלום-עולם', 'kettle', 'kettle-2']);
  });

  it('counts the words that are read, in any script', async () => {
    expect(await read('One *two* [three](/about).')).toMatchObject({ words: 3 });
    expect(await read('こんにちは世界')).toMatchObject({ words: 2 });
  });
});

describe('text', () => {
  it.each([
    ['Plain\nand on.', 'Plain and on.'],
    ['`code`', [{ code: 'code' }]],
    ['**a *b* `c`**', [{ strong: ['a ', { emphasis: 'b' }, ' ', { code: 'c' }] }]],
    ['~~gone~~', [{ strike: 'gone' }]],
    ['a\\\nb', ['a', { lineBreak: true }, 'b']],
    ['See [it](/about).', ['See ', { link: 'it', href: '/about' }, '.']],
    [
      'See [it][1].\n\n[1]: mailto:a@b.example',
      ['See ', { link: 'it', href: 'mailto:a@b.example' }, '.'],
    ],
    [
      'https://a.example and on',
      [{ link: 'https://a.example', href: 'https://a.example' }, ' and on'],
    ],
    ['www.a.example', [{ link: 'www.a.example', href: 'https://www.a.example' }]],
    ['[it](other.md)', [{ link: 'it', href: '/Blogs/Blogdetail/other' }]],
    ['[it](./other/index.md#how)', [{ link: 'it', href: '/Blogs/Blogdetail/other#how' }]],
    ['[it](../projects/other.md)', [{ link: 'it', href: '/projects/projectdetail/other' }]],
    ['[it](https://a.example/b.md)', [{ link: 'it', href: 'https://a.example/b.md' }]],
    ['From $5 to $10, or $ 3 $.', 'From $5 to $10, or $ 3 $.'],
  ])('%s', async (prose, text) => {
    expect(await blocksOf(prose)).toEqual([
      typeof text === 'string' ? text : { type: 'paragraph', text },
    ]);
  });
});

describe('blocks', () => {
  it.each([
    ['a list', '- a\n- b', { type: 'list', items: ['a', 'b'] }],
    ['steps', '3. a\n4. b', { type: 'list', ordered: true, start: 3, items: ['a', 'b'] }],
    [
      'a list in a list',
      '- a\n  1. b',
      { type: 'list', items: [{ blocks: ['a', { type: 'list', ordered: true, items: ['b'] }] }] },
    ],
    [
      'tasks',
      '- [x] a\n- [ ] b',
      {
        type: 'list',
        items: [
          { checked: true, blocks: ['a'] },
          { checked: false, blocks: ['b'] },
        ],
      },
    ],
    ['a quotation', '> a\n>\n> b', { type: 'quote', blocks: ['a', 'b'] }],
    ['a note', '> [!NOTE]\n> a', { type: 'callout', kind: 'note', blocks: ['a'] }],
    [
      'a warning',
      '> [!WARNING]\n> a\n>\n> - b',
      { type: 'callout', kind: 'warning', blocks: ['a', { type: 'list', items: ['b'] }] },
    ],
    [
      'a callout with a title of its own',
      '> [!TIP] Boil less\n> **a**',
      {
        type: 'callout',
        kind: 'tip',
        title: 'Boil less',
        blocks: [{ type: 'paragraph', text: [{ strong: 'a' }] }],
      },
    ],
    [
      'a drawing',
      '![A kettle.](art:covers/kettle "It sings.")',
      { type: 'figure', image: { art: 'covers/kettle', alt: 'A kettle.' }, caption: 'It sings.' },
    ],
    [
      'a table with markup and a caption',
      'Table: Heat\n\n| At | `C` |\n| -- | --: |\n| **a** | 1 |\n| b |',
      {
        type: 'table',
        caption: 'Heat',
        columns: ['At', [{ code: 'C' }]],
        align: ['start', 'end'],
        rows: [
          [[{ strong: 'a' }], '1'],
          ['b', ''],
        ],
      },
    ],
    [
      'code in the colours of its language',
      '```js title="A sum"\nreturn 1; // one\n```',
      {
        type: 'code',
        language: 'js',
        caption: 'A sum',
        code: [
          { token: 'keyword', text: 'return' },
          ' ',
          { token: 'constant', text: '1' },
          '; ',
          { token: 'comment', text: '// one' },
        ],
      },
    ],
    ['code without a language', '    a\n    b', { type: 'code', language: 'text', code: ['a\nb'] }],
    [
      'a video',
      '[How it sings](https://www.youtube.com/watch?v=abc)',
      {
        type: 'video',
        title: 'How it sings',
        href: 'https://www.youtube.com/watch?v=abc',
        provider: 'YouTube',
        player: 'https://www.youtube-nocookie.com/embed/abc?autoplay=1',
        poster: { art: 'woven/abc', alt: '' },
      },
    ],
    [
      'a video with a picture',
      '[![How it sings](steam.jpg)](https://vimeo.com/12/ab)',
      {
        type: 'video',
        title: 'How it sings',
        href: 'https://vimeo.com/12/ab',
        provider: 'Vimeo',
        player: 'https://player.vimeo.com/video/12?dnt=1&autoplay=1&h=ab',
        poster: { src: 'steam.jpg', width: 0, height: 0, alt: '' },
      },
    ],
    ['a rule', '***', { type: 'rule' }],
  ])('%s', async (_, prose, block) => {
    expect(await blocksOf(prose)).toEqual([block]);
  });

  it('formulas, in a line and alone, as MathML', async () => {
    const fraction = {
      tag: 'mfrac',
      children: [
        { tag: 'mi', children: ['a'] },
        { tag: 'mi', children: ['b'] },
      ],
    };
    expect(await blocksOf('So $\\frac{a}{b}$.\n\n$$\n\\frac{a}{b}\n$$')).toEqual([
      { type: 'paragraph', text: ['So ', { math: { tag: 'math', children: [fraction] } }, '.'] },
      {
        type: 'math',
        math: { tag: 'math', attributes: { display: 'block' }, children: [fraction] },
      },
    ]);
  });

  it('footnotes, in the order of the text, once each', async () => {
    expect(await blocksOf('a[^x] b[^y] c[^x]\n\n[^y]: Why.\n[^x]: See [it](/about).')).toEqual([
      {
        type: 'paragraph',
        text: [
          'a',
          { footnote: 1, isFirst: true },
          ' b',
          { footnote: 2, isFirst: true },
          ' c',
          { footnote: 1 },
        ],
      },
      {
        type: 'footnotes',
        notes: [
          [{ type: 'paragraph', text: ['See ', { link: 'it', href: '/about' }, '.'] }],
          ['Why.'],
        ],
      },
    ]);
  });

  it('comments are the author’s own', async () => {
    expect(await blocksOf('<!-- later -->\n\na')).toEqual(['a']);
  });
});

describe('mistakes', () => {
  it.each([
    ['<div>a</div>', 4, 'write Markdown in place of the HTML <div>a</div>'],
    ['a\n\nb <br> c', 6, 'write Markdown in place of the HTML <br>'],
    ['# Kettle\n\na', 4, 'begin headings with ##: the title of the page is its first heading'],
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
    ['> [!HINT]\n> a', 4, 'use a callout of the kinds note, tip, important, warning, caution'],
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
