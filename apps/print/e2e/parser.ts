import type { Resume } from '@portfolio/content';
import { resumeSections } from '@portfolio/ui/resume';
import { expect } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { contactFacts, expectInOrder, factsByEntry } from './facts';

// pdf.js needs this method to read font names. Node 20 does not have it.
if (!('transferToFixedLength' in ArrayBuffer.prototype)) {
  Object.assign(ArrayBuffer.prototype, {
    transferToFixedLength(this: ArrayBuffer) {
      return this.slice(0);
    },
  });
}

interface Item {
  text: string;
  isBold: boolean;
}

interface Line {
  items: Item[];
  /** Height above the end of the document, in pt. */
  y: number;
}

function mostCommon(values: readonly number[]) {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? Infinity;
}

/** Reads lines as a resume parser does: text is bold if the name of its font contains "bold". */
async function linesOf(bytes: Uint8Array): Promise<Line[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const lines: Line[] = [];
  let line: Line | undefined;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    await page.getOperatorList();
    const { height } = page.getViewport({ scale: 1 });
    let end = 0;
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item)) continue;
      const [, , , , x, y] = item.transform as number[];
      if (item.str.trim()) {
        const font = page.commonObjs.get(item.fontName) as { name: string };
        const isBold = /bold/i.test(font.name);
        if (!line) lines.push((line = { items: [], y: (pdf.numPages - number) * height + y! }));
        const last = line.items.at(-1);
        // A space character is about a quarter of the font size wide.
        const gap = x! - end;
        if (last && gap < item.height * 0.6 && last.isBold === isBold) {
          last.text += (gap > item.height * 0.1 ? ' ' : '') + item.str;
        } else line.items.push({ text: item.str, isBold });
        end = x! + item.width;
      }
      if (item.hasEOL) line = undefined;
    }
    line = undefined;
  }
  return lines;
}

/** Splits a section into entries at large gaps between lines. Without large gaps, a bold line after a regular line starts an entry. */
function entriesOf(lines: readonly Line[]): Line[][] {
  const gaps = lines.slice(1).map(({ y }, index) => Math.round(lines[index]!.y - y));
  const limit = mostCommon(gaps) * 1.4;
  const isBold = (line: Line) => Boolean(line.items[0]?.isBold);
  const hasLargeGaps = gaps.some((gap) => gap > limit);
  const entries: Line[][] = [];
  lines.forEach((line, index) => {
    const startsEntry = hasLargeGaps
      ? gaps[index - 1]! > limit
      : index > 0 && isBold(line) && !isBold(lines[index - 1]!);
    if (index === 0 || startsEntry) entries.push([]);
    entries.at(-1)!.push(line);
  });
  return entries;
}

/** Splits a resume's PDF at the given headings. `head` has the lines above the first heading. */
async function parseResume(bytes: Uint8Array, headings: readonly string[]) {
  const head: Line[] = [];
  const sections = new Map<string, Line[]>();
  let current = head;
  for (const line of await linesOf(bytes)) {
    const [only, ...others] = line.items;
    if (only?.isBold && others.length === 0 && headings.includes(only.text)) {
      sections.set(only.text, (current = []));
    } else current.push(line);
  }
  return { head, sections };
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** Expects a parser to find all of the resume's fields in a PDF. */
export async function expectFields(bytes: Uint8Array, resume: Resume) {
  const expectedSections = resumeSections(resume);
  const headings = expectedSections.map(({ heading }) => heading);
  const { head, sections } = await parseResume(bytes, headings);
  expect([...sections.keys()]).toEqual(headings);
  const contact = head.flatMap(({ items }) => items.map(({ text }) => withoutSpaces(text)));
  for (const { text } of contactFacts(resume)) {
    const isFound = contact.some((item) => item.includes(withoutSpaces(text)));
    expect(isFound, text).toBe(true);
  }
  for (const section of expectedSections) {
    const lines = sections.get(section.heading)!;
    const expected = factsByEntry(section);
    const found = expected.length > 1 ? entriesOf(lines) : [lines];
    expect(found, `entries of ${section.id}`).toHaveLength(expected.length);
    expected.forEach((facts, index) => {
      const items = found[index]!.flatMap((line) => line.items);
      expectInOrder(items.map(({ text }) => text).join(''), facts);
      const bold = items.filter(({ isBold }) => isBold).map(({ text }) => text);
      for (const { text, isTitle } of facts) {
        if (isTitle) expect(withoutSpaces(bold.join(''))).toContain(withoutSpaces(text));
      }
    });
  }
}
