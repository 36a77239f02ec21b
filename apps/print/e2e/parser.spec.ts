import type { Resume } from '@portfolio/content';
import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { resumeSections } from '@portfolio/ui/resume';
import { dist, open, print } from '../pdf/page';
import { arrange, audiences, bounds, defaultSetup, paperSizeIds, pdfName } from '../src/setup';
import { contactFacts, expectInOrder, factsByEntry } from './facts';
import { entriesOf, parseResume } from './parser';

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

async function expectFields(bytes: Uint8Array, resume: Resume) {
  const expectedSections = resumeSections(resume);
  const headings = expectedSections.map(({ heading }) => heading);
  const { head, sections } = await parseResume(bytes, headings);
  expect([...sections.keys()]).toEqual(headings);
  const contact = head.flatMap(({ items }) => items.map(({ text }) => withoutSpaces(text)));
  for (const { text } of contactFacts(resume)) {
    expect(
      contact.some((item) => item.includes(withoutSpaces(text))),
      text,
    ).toBe(true);
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

for (const id of audiences) {
  const resume = arrange({ ...defaultSetup, for: id });

  for (const paper of paperSizeIds) {
    test(`a parser finds every field: ${id}, ${paper}`, async () => {
      await expectFields(await readFile(`${dist}/${pdfName(id, paper)}`), resume);
    });
  }

  test(`a parser finds every field at any text size: ${id}`, async ({ page }) => {
    for (const textPt of [bounds.textPt.min, 10, bounds.textPt.max]) {
      await open(page, `?for=${id}&text=${textPt}`);
      await test.step(`${textPt} pt`, async () => expectFields(await print(page), resume));
    }
  });
}
