import type { Element } from 'hast';
import { h, s } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import { buildIndex, type SearchedEntry } from './buildIndex';
import { createSearch, type SearchResults } from './search';
import { indexOfWord, isNear, sectionText, tokenize, wordsOf } from './words';

const post = (slug: string, title: string, paragraphs: string[]): SearchedEntry => ({
  kind: 'post',
  title,
  href: `/blogs/${slug}`,
  text: '',
  data: `data/posts/${slug}.json`,
  sections: [
    h('section', { id: 'overview' }, h('h2', 'Overview'), h('p', 'Nothing of note.')),
    h('section', { id: 'details' }, h('h2', 'Details'), ...paragraphs.map((text) => h('p', text))),
  ],
});

const entries: SearchedEntry[] = [
  post('kettle', 'A singing kettle', ['Steam makes the whistle sing at 100 degrees.']),
  post('tides', 'Tides', ['The moon pulls at the water, and no kettle is to be seen.']),
  post('tea', '水を沸かす', ['東京の水は柔らかい。', 'தேநீர் எளிது.']),
  { kind: 'skill', title: 'JavaScript', href: '/skills', text: 'Frontend', sections: [] },
];

/** Creates a search that returns only the final reply. */
function createCompleteSearch(fetchFile: (path: string) => Promise<unknown>) {
  const search = createSearch(fetchFile);
  return async (query: string) => {
    const replies: SearchResults[] = [];
    for await (const reply of search(query)) replies.push(reply);
    return replies.at(-1)!;
  };
}

function searchOver(all: readonly SearchedEntry[]) {
  const files = buildIndex(all, 'v1');
  const pageData = new Map(all.map(({ data, sections }) => [data, { page: { sections } }]));
  const fetched: string[] = [];
  const search = createCompleteSearch((path) => {
    const content = files.get(path) ?? pageData.get(path);
    if (!content) return Promise.reject(new Error(path));
    fetched.push(JSON.stringify(content));
    return Promise.resolve(content);
  });
  return { search, fetched };
}

const { search } = searchOver(entries);
const hrefs = async (query: string) => (await search(query)).items.map(({ href }) => href);
const skill = (title: string, href: string): SearchedEntry => ({
  kind: 'skill',
  title,
  href,
  text: 'Backend',
  sections: [],
});

describe('the search', () => {
  it('links to the section with the word, and marks the word', async () => {
    const [result] = (await search('whistle')).items;
    expect(result).toMatchObject({ href: '/blogs/kettle#details', section: 'Details' });
    expect(result?.excerpt).toContainEqual({ text: 'whistle', isMatch: true });
  });

  it('yields results before their excerpts', async () => {
    const fetched: string[] = [];
    const files = buildIndex(entries, 'v1');
    const search = createSearch(async (path) => {
      fetched.push(path);
      return files.get(path) ?? { page: { sections: entries[0]!.sections } };
    })('whistle');
    const first = (await search.next()).value!;
    expect(first.hasExcerpts).toBe(false);
    expect(fetched.filter((path) => path.startsWith('data/posts'))).toEqual([]);
    const second = (await search.next()).value!;
    expect(first.items.map(({ href }) => href)).toEqual(['/blogs/kettle']);
    expect(second.items.map(({ href }) => href)).toEqual(['/blogs/kettle#details']);
    expect((await search.next()).done).toBe(true);
  });

  it('shortens excerpts but not titles', async () => {
    const title = `${'a long way '.repeat(20)}to Whistler`;
    const { search } = searchOver([post('long', title, [title])]);
    const [result] = (await search('whistler')).items;
    expect(result?.title.map(({ text }) => text)).toEqual([title.slice(0, -8), 'Whistler']);
    expect(result?.excerpt[0]?.text).toMatch(/^… long way/);
  });

  it.each([
    ['a title match first', 'kettle', ['/blogs/kettle', '/blogs/tides#details']],
    ['more matching words first', 'moon kettle', ['/blogs/tides#details', '/blogs/kettle']],
    ['a partial word', 'javas', ['/skills']],
    ['capitals and accents', 'WHÍSTLE', ['/blogs/kettle#details']],
    ['a misspelt word', 'javascirpt', ['/skills']],
    ['nothing for an unknown word', 'xyzzy', []],
    ['nothing for punctuation', '  …', []],
    ['Japanese', '東京', ['/blogs/tea#details']],
    ['Tamil', 'தேநீர்', ['/blogs/tea#details']],
  ])('finds %s: %s', async (_, query, expected) => {
    expect(await hrefs(query)).toEqual(expected);
  });

  it('ranks an exact title first', async () => {
    const long = post('java', 'A backend in Java and MySQL', ['Java. '.repeat(9)]);
    const { search } = searchOver([{ ...long, topics: ['Java'] }, skill('Java', '/java')]);
    expect((await search('java')).items[0]?.href).toBe('/java');
  });

  it('finds topics, and names written as one word', async () => {
    const { search } = searchOver([
      { ...post('list', 'A to-do list', ['Done.']), topics: ['Task Management', 'Node.js'] },
      skill('Spring Boot', '/boot'),
    ]);
    const first = async (query: string) => (await search(query)).items[0]?.href;
    for (const query of ['management', 'node.js', 'nodejs', 'taskmanagement', 'todo']) {
      expect(await first(query), query).toBe('/blogs/list');
    }
    for (const query of ['springboot', 'sprinboot']) expect(await first(query)).toBe('/boot');
  });

  it('finds Arabic words with a definite article or diacritics', async () => {
    const { search } = searchOver([post('rain', 'المطر في بيروت', ['مدينةٌ وميناء.'])]);
    for (const query of ['مطر', 'المطر', 'المط', 'مدينة', 'المدينة', 'بيـروت']) {
      expect((await search(query)).items, query).toHaveLength(1);
    }
  });

  it('matches a single letter only as a whole word', async () => {
    const { search } = searchOver([skill('C', '/c'), skill('CSS', '/css')]);
    expect((await search('c')).items.map(({ href }) => href)).toEqual(['/c']);
  });

  it('recovers after a deployment has replaced the index', async () => {
    let files = buildIndex(entries, 'v1');
    const search = createCompleteSearch(async (path) => {
      const file = files.get(path);
      if (!file) throw new Error(path);
      return file;
    });
    await search('sky');
    files = buildIndex([{ ...entries[3]!, href: '/moved' }], 'v2');
    await expect(search('javascript')).rejects.toThrow('v1');
    expect((await search('javascript')).items[0]?.href).toBe('/moved');
  });

  it('fetches little data even with many posts', async () => {
    const manyPosts = Array.from({ length: 600 }, (_, at) =>
      post(`p${at}`, `Post ${at}`, [
        Array.from({ length: 120 }, (_, word) => `w${((at + 7) * (word + 3)) % 4001}x`).join(' '),
      ]),
    );
    const { search, fetched } = searchOver(manyPosts);
    expect((await search('w21x')).total).toBeGreaterThan(0);
    const bytes = fetched.reduce((sum, file) => sum + gzipSync(file).length, 0);
    expect(bytes).toBeLessThan(100_000);
  });
});

it.each([
  ['written with it, on it', 'it', 0, 13],
  ['written with it, on it', 'it', 15, 20],
  ['written', 'it', 0, -1],
  ['東京の水は柔らかい。', '水', 0, 3],
])('highlights whole words: %s', (text, word, from, at) => {
  expect(indexOfWord(text, word, from)).toBe(at);
});

it('reads words in lower case, without accents or punctuation', () => {
  const text = 'Naïve: 2^12 × `Änderung` – “Ὀδυσσεύς”';
  expect(wordsOf(text)).toEqual(['naive', '2', '12', 'anderung', 'οδυσσευς']);
  expect(
    tokenize(text)
      .map(({ text }) => text)
      .join(''),
  ).toBe(text);
});

describe("a section's text", () => {
  const textOf = (...children: Element[]) => sectionText(h('section', children)).text.trim();

  it("separates a diagram's labels and their lines", () => {
    const label = s('text', { x: 1 }, 'boils');
    const lines = s('text', { x: 2 }, [s('tspan', { x: 2 }, 'Green'), s('tspan', { x: 2 }, 'tea')]);
    const line = s('text', { x: 3 }, [s('tspan', '+ lid'), s('tspan', ': String')]);
    expect(textOf(s('svg', label, s('g', lines), line))).toBe('boils Green tea + lid: String');
  });

  it('shows digits in subscripts and superscripts', () => {
    const text = textOf(
      h('p', 'ISO', h('sub', '100'), ', x', h('sup', '2'), ', 1', h('sup', 'st')),
    );
    expect(text).toBe('ISO₁₀₀, x², 1st');
    expect(wordsOf(text)).toEqual(['iso100', 'x2', '1st']);
  });
});

it('accepts a replaced, omitted, added or swapped letter', () => {
  const words = ['kattle', 'ketle', 'kettlle', 'kettel', 'castle', 'ket'];
  const near = words.filter((word) => isNear('kettle', word, 1));
  expect(near).toEqual(['kattle', 'ketle', 'kettlle', 'kettel']);
});
