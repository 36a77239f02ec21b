/** Checks the elements that each Markdown construct becomes, and the message for each mistake. */
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { readFileSync } from 'node:fs';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { problemLine } from '../explain';
import { formatDate } from '../format';
import { completeProse } from '../schemas/article';
import { isSample } from '../tools/samples';
import { readMarkdown } from './readMarkdown';

const head = '---\ntitle: Kettle\n---\n';

/** Reads a file whose prose starts on line 4. */
const read = async (prose: string, front = head) => {
  const { problems, ...rest } = await readMarkdown(`${front}${prose}`, 'posts/kettle.md');
  return { ...rest, problems: problems.map(problemLine) };
};

async function htmlOf(prose: string) {
  const { sections, problems } = await read(prose);
  expect(problems).toEqual([]);
  return toHtml(sections.flatMap(({ children }) => children));
}

const idsOf = (sections: Element[]) => sections.map(({ properties }) => properties['id']);

describe('front matter', () => {
  it('is parsed into values, samples with hints, and line numbers', async () => {
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

  it.each([
    ['# Tea\n\nJust text.', '1 → start the file with front matter between two lines of ---'],
    [
      '---\ntitle: Kettle\n\nText.\n',
      '1 → close the front matter with a line of --- below the fields',
    ],
    [
      '+++\ntitle: Kettle\n\nText.\n',
      '1 → close the front matter with a line of +++ below the fields',
    ],
    ['---\nKettle\n---\n', '2 → write fields in the front matter, like title: Tea clock'],
    ['---\n- title: Kettle\n---\n', '2 → write fields in the front matter, like title: Tea clock'],
    [
      '---\ntitle: Kettle\nexpiryDate: 2030-01-01\n---\n',
      '3 → remove expiryDate, and write draft: true on that day; a static site cannot remove a post by itself',
    ],
    [
      '---\ntitle: Kettle\ntitle: Tea\n---\n',
      '3 → write YAML (remove the second field with this name): Map keys must be unique',
    ],
    ['---\ntitle: "Kettle\n---\n', '2 → write YAML (close the quote that opens here): '],
  ])('with a mistake is reported: %j', async (file, problem) => {
    const { problems } = await read(file, '');
    expect(problems).toEqual([expect.stringContaining(`posts/kettle.md:${problem}`)]);
  });
});

describe('sections', () => {
  it('begin at level-2 headings', async () => {
    const { sections } = await read(
      'Opening.\n\n## How it *sings*\n\nSo.\n\n### Pitch\n\n#### High\n\nHa.[^note]\n\n## Again {#opening}\n\nSo.\n\n[^note]: Note.',
    );
    expect(sections.map((section) => toHtml(section))).toEqual([
      '<div id="opening-2"><p>Opening.</p></div>',
      '<section id="how-it-sings"><h2>How it <em>sings</em></h2><p>So.</p><h3 id="pitch">Pitch</h3><h4 id="high">High</h4>' +
        '<p>Ha.<sup><a href="#footnote-1" role="doc-noteref" id="footnote-1-reference">1</a></sup></p></section>',
      '<section id="opening"><h2>Again</h2><p>So.</p></section>',
      '<div id="footnotes"><footer><ol><li><p>Note. </p></li></ol></footer></div>',
    ]);
  });

  it('have unique ids in any language', async () => {
    const { sections } = await read('## שלום עולם\n\nA.\n\n## Kettle\n\nB.\n\n## Kettle\n\nC.\n');
    expect(idsOf(sections)).toEqual(['שלום-עולם', 'kettle', 'kettle-2']);
  });

  it('have a word count in any language', async () => {
    expect(await read('One *two* [three](/about).')).toMatchObject({ words: 3 });
    expect(await read('こんにちは世界')).toMatchObject({ words: 2 });
  });
});

it.each([
  [
    'See **bold**, `code` and [a link](target.md), [[target]], ==this==',
    'See bold, code and a link, target, this',
  ],
  [
    'Array<T> for $5 and $10, 2 * 3 * 4, snake_case, C:\\Users',
    'Array<T> for $5 and $10, 2 * 3 * 4, snake_case, C:\\Users',
  ],
  ['[Solved]: Tea :tada:', '[Solved]: Tea 🎉'],
])('the title and summary %j are shown as plain text', async (written, shown) => {
  const front = ['title', 'summary']
    .map((name) => `${name}: ${JSON.stringify(written)}\n`)
    .join('');
  const { fields, problems } = await read('', `---\n${front}---\n`);
  expect(problems).toEqual([]);
  expect(fields).toMatchObject({ title: shown, summary: shown });
});

it.each([
  ['its description', '![Tea](tea.png)', 'description: Tea.', 'Tea.'],
  [
    'the first paragraph, without footnotes',
    'Boils *twice[^1]* in a minute.[^2]\n\nSo.\n\n[^1]: A.\n[^2]: B.',
    'title: Kettle',
    'Boils twice in a minute.',
  ],
])('the summary is %s', async (_, prose, field, summary) => {
  const { fields, opening } = await read(prose, `---\n${field}\n---\n`);
  expect(fields?.['summary'] ?? opening).toBe(summary);
});

it.each(['$EV = \\log_2 \\frac{N^2}{t}$', '$$x^2$$', 'x<sup>2</sup>', '**ISO<sub>100</sub>**'])(
  'the summary is never the paragraph %s',
  async (text) => {
    const summaryOf = async (prose: string) => (await read(prose)).opening;
    expect(await summaryOf(`See ${text}.\n\nTea.`)).toBe('Tea.');
    expect(await summaryOf(`See ${text}.`)).toBeUndefined();
  },
);

/** Reads the examples from a file in this folder: each has Markdown and the expected result. */
function examplesIn(name: string): [prose: string, result: string][] {
  const file = readFileSync(new URL(name, import.meta.url), 'utf8');
  return unified()
    .use(remarkParse)
    .parse(file)
    .children.flatMap((node): [string, string][] => {
      const [prose, result] = node.type === 'code' ? node.value.split('\n.\n') : [];
      return prose !== undefined && result !== undefined ? [[prose, result]] : [];
    });
}

it.each(examplesIn('elements.md'))('%j becomes HTML', async (prose, html) => {
  expect(await htmlOf(prose)).toBe(html);
});

it.each(examplesIn('mistakes.md'))('%j is reported as a mistake', async (prose, mistakes) => {
  const { problems } = await read(prose);
  expect(problems.join('\n')).toBe(mistakes.replace(/^/gm, 'posts/kettle.md:'));
});

it.each([
  ['$\\frac{a$', /^posts\/kettle\.md:4 → write the formula in TeX: \S/],
  ['```faq\n- question: "A?\n```', /^posts\/kettle\.md:5 → write YAML/],
])('%j is a mistake in TeX or YAML', async (prose, message) => {
  expect((await read(prose)).problems).toEqual([expect.stringMatching(message)]);
});

it.each([
  ['JSON', 'json', undefined],
  ['golang', 'go', undefined],
  ['txt', 'text', undefined],
  ['javva', 'javva', 'does not know the language "javva"; did you mean "java"?'],
  ['befunge-93', 'befunge-93', 'does not know the language "befunge-93"'],
])('code in the language %s is highlighted as %s', async (written, language, note) => {
  const { sections, omitted, problems } = await read(`\`\`\`${written}\n<1>\n\`\`\``);
  expect(problems).toEqual([]);
  const notes = note ? [`posts/kettle.md:4 → shown as plain text; Shiki ${note}`] : [];
  expect(omitted).toEqual(notes);
  expect(sections[0]?.children[0]).toMatchObject({ properties: { dataLanguage: language } });
  if (note) expect(toHtml(sections)).toContain('<pre><code>&#x3C;1></code></pre>');
});

describe('blocks', () => {
  const readBlock = async (name: string, yaml: string) => read(`\`\`\`${name}\n${yaml}\n\`\`\``);

  it('keep the lines of their pictures and links', async () => {
    const gallery = '- src: a.jpg\n  alt: A.\n- src: b.jpg\n  alt: B.';
    expect((await readBlock('gallery', gallery)).pictures).toEqual([
      { picture: { src: 'a.jpg' }, line: 5 },
      { picture: { src: 'b.jpg' }, line: 7 },
    ]);
    const entries = '- title: A\n  href: /about\n  text: See [b](/work).';
    expect((await readBlock('entries', entries)).links).toEqual([
      { href: '/about', line: 6 },
      { href: '/work', line: 7 },
    ]);
    const embed = 'title: A\nhref: https://a.example';
    expect((await readBlock('embed', embed)).links).toEqual([
      { href: 'https://a.example', line: 6 },
    ]);
  });

  it('have formatted dates, and set `hasRareParts` on their page', async () => {
    const { sections } = await readBlock('timeline', '- { date: 2024-12, title: A }');
    const date = (iso: string) => formatDate(iso, 'en');
    const prose = completeProse(sections, { callouts: {}, date });
    expect(toHtml(prose.sections)).toContain('<time datetime="2024-12">December 2024</time>');
    expect(prose).toMatchObject({ hasRareParts: true, hasVideo: undefined });
  });

  it('report mistakes inside lists', async () => {
    const { problems } = await read('- a\n\n  ```entries\n  - title: b\n    date: soon\n  ```');
    expect(problems.join()).toMatch(/^posts\/kettle.md:8 → entries\[0\].date/);
  });
});
