import { expect, it } from 'vitest';
import { readYaml } from './yaml';

const quotes = 'put text that contains ": " or " #" in quotes';
const hash = 'put text that begins with "#" in quotes, because YAML reads it as a comment';
const dash = 'put a space after the -';
const indentation = 'check the indentation of this line and the next';

it.each([
  ['title: Kettle: two', 1, quotes],
  ['- title: Kettle:', 1, quotes],
  ['title: @kettle', 1, quotes],
  ['accent: { light: #2b6f8f }', 1, hash],
  ['accent: { light: #2b6f8f }\n\nradius: 3', 1, hash],
  ['colors:\n  accent: { light: #2b6f8f }', 2, hash],
  ['accent: {\n  light: #2b6f8f,\n  dark: "#7fb7d1" }', 2, hash],
  ['tags: [#tea, pots]', 1, hash],
  ['pot:\n  lid: tin\n spout: tin', 3, indentation],
  ['pot:\n lid: tin\n  spout: tin', 2, indentation],
  ['pots:\n  - tin\n - clay', 3, indentation],
  ['-title: Ten years\n date: 2014', 1, dash],
  ['- title: Kettle\n-title: Ten years', 2, dash],
  ['pots:\n  - tin\n  -clay', 3, dash],
  ['- title: Kettle: two', 1, quotes],
  ['title: "Kettle\ntile: cool', 3, 'close quotes and brackets, and check the indentation'],
  ['title:Kettle\ntile: cool', 1, 'write a colon and a space after each field’s name'],
])('%j gets advice that fits the mistake', (text, line, advice) => {
  const problems: [number, string][] = [];
  readYaml(`${text}\n`, (...problem) => problems.push(problem));
  expect(problems).toEqual([[line, expect.stringContaining(`write YAML (${advice}): `)]]);
});
