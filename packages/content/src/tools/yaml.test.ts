import { expect, it } from 'vitest';
import { readYaml } from './yaml';

const quotesHint = 'put text that contains ": " or " #" in quotes';
const hashHint = 'put text that begins with "#" in quotes, because YAML reads it as a comment';
const dashHint = 'put a space after the -';
const quoteHint = 'close the quote that opens here';
const indentationHint = 'check the indentation of this line and the next';

it.each([
  ['title: Kettle: two', 1, quotesHint],
  ['- title: Kettle:', 1, quotesHint],
  ['accent: { light: #2b6f8f }\n\nradius: 3', 1, hashHint],
  ['accent: {\n  light: #2b6f8f,\n  dark: "#7fb7d1" }', 2, hashHint],
  ['tags: [#tea, pots]', 1, hashHint],
  ['pot:\n  lid: tin\n spout: tin', 3, indentationHint],
  ['pots:\n  - tin\n - clay', 3, indentationHint],
  ['-title: Ten years\n date: 2014', 1, dashHint],
  ['pots:\n  - tin\n  -clay', 3, dashHint],
  ["a: 1\npots:\n  - tin\n  - 'clay\nb: 2", 4, quoteHint],
  ['a: 1\ntitle: "Kettle\ntile: "cool"\nb: 2', 2, quoteHint],
  ['title:Kettle\ntile: cool', 1, 'write a colon and a space after each field’s name'],
])('%j gets advice that fits the mistake', (text, line, advice) => {
  const problems: [number, string][] = [];
  readYaml(`${text}\n`, (...problem) => problems.push(problem));
  expect(problems).toEqual([[line, expect.stringContaining(`write YAML (${advice}): `)]]);
});
