import type { Resume, ResumeSectionId } from '@portfolio/content';
import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { dist, open, print } from '../pdf/page';
import {
  arrange,
  audiences,
  bounds,
  defaultSetup,
  inOrder,
  paperSizeIds,
  pdfName,
} from '../src/setup';
import { expectInOrder, factsOf, sectionFacts } from './facts';
import { entriesOf, parseResume } from './parser';

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** Returns one resume for each entry of the section, without the section's other entries. */
function expectedEntries(resume: Resume, section: ResumeSectionId): Resume[] {
  switch (section) {
    case 'education':
    case 'jobs':
    case 'internships':
    case 'volunteer':
    case 'awards':
    case 'publications':
    case 'references':
      return (resume[section] ?? []).map((entry) => ({ ...resume, [section]: [entry] }));
  }
  if (section !== 'projects') return [resume];
  return inOrder(resume.projectOrder, resume.projects, 'slug').map(({ slug }) => ({
    ...resume,
    projectOrder: [slug],
  }));
}

async function expectFields(bytes: Uint8Array, resume: Resume) {
  const headings = resume.sections.map((section) => resume.headings[section]!);
  const { head, sections } = await parseResume(bytes, headings);
  expect([...sections.keys()]).toEqual(headings);
  const contact = head.flatMap(({ items }) => items.map(({ text }) => withoutSpaces(text)));
  for (const { text } of factsOf({ ...resume, sections: [] })) {
    expect(
      contact.some((item) => item.includes(withoutSpaces(text))),
      text,
    ).toBe(true);
  }
  for (const section of resume.sections) {
    const lines = sections.get(resume.headings[section]!)!;
    const expected = expectedEntries(resume, section);
    const found = expected.length > 1 ? entriesOf(lines) : [lines];
    expect(found, `entries of ${section}`).toHaveLength(expected.length);
    expected.forEach((entry, index) => {
      const items = found[index]!.flatMap((line) => line.items);
      const facts = sectionFacts[section](entry);
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
