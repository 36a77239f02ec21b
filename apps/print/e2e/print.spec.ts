import { resume } from '@portfolio/content';
import { expect, test } from '@playwright/test';
import { arrange, audiences, paperIds, papers, type Setup } from '../src/setup';
import { open, print, shownPages } from './app';
import { expectInOrder, factsOf } from './facts';
import { readPdf } from './pdf';

const ptPerMm = 72 / 25.4;
const allParts = Object.fromEntries(resume.sections.map((part) => [part, true]));

const headings = Object.values(resume.headings);

/** Text and margins as they are usual, and as large as they get. */
const looks = [
  { name: 'as usual', search: '', marginMm: 13 },
  { name: 'large', search: '&text=12&margin=30', marginMm: 30 },
];

for (const audience of audiences) {
  test(`for ${audience.label} each paper and look comes out whole`, async ({ page }) => {
    for (const paper of paperIds) {
      for (const look of looks) {
        await test.step(`${papers[paper].label}, ${look.name}`, async () => {
          await open(page, `?for=${audience.id}&paper=${paper}${look.search}`);
          const shown = await shownPages(page);
          const pdf = await readPdf(await print(page));
          const arranged = arrange({ for: audience.id, ...allParts } as Setup);

          // As many pages as were shown, of the paper that was chosen, none of them blank.
          expect(pdf.pages).toHaveLength(shown);
          const { widthMm, heightMm } = papers[paper];
          for (const [index, lines] of pdf.pages.entries()) {
            const [width, height] = pdf.sizes[index]!;
            expect(Math.abs(width - widthMm * ptPerMm)).toBeLessThan(1);
            expect(Math.abs(height - heightMm * ptPerMm)).toBeLessThan(1);
            expect(lines.length).toBeGreaterThan(0);
            expect(pdf.lowestPt[index]).toBeGreaterThan(look.marginMm * ptPerMm - 1);
          }
          if (look.search === '') expect(shown, 'fits one page').toBe(1);

          // Everything is there, in order, in one column.
          expectInOrder(pdf.pages.flat().join('\n'), factsOf(arranged));

          // No page ends with a heading, and no heading is torn from what it is about.
          const titles = arranged.projects.map(({ name, date }) => `${name}, ${date.slice(0, 4)}`);
          for (const lines of pdf.pages) {
            const last = lines.at(-1) ?? '';
            expect(headings).not.toContain(last);
            expect(titles).not.toContain(last);
          }
        });
      }
    }
  });
}

test('a date stands beside its entry', async ({ page }) => {
  await open(page);
  const lines = (await readPdf(await print(page))).pages.flat();
  for (const { title, from, to } of resume.education) {
    const line = lines.find((candidate) => candidate.startsWith(title));
    expect(line).toContain(`${from}–${to}`);
  }
  for (const { role, company, year } of resume.internships) {
    const line = lines.find(
      (candidate) => candidate.startsWith(`${role}, ${company}`) && candidate.includes(year),
    );
    expect(line, `${role}, ${company}, ${year}`).toBeDefined();
  }
  for (const { name, date } of resume.projects) {
    expect(lines).toContain(`${name}, ${date.slice(0, 4)}`);
  }
});

test('with every text size the pages that are shown are those that come out', async ({ page }) => {
  for (let text = 8.5; text <= 12; text += 0.5) {
    for (const paper of paperIds) {
      await open(page, `?paper=${paper}&text=${text}&margin=${Math.round(text * 2)}`);
      const { pages } = await readPdf(await print(page));
      expect(pages, `${text} pt on ${paper}`).toHaveLength(await shownPages(page));
      const lastLines = pages.map((lines) => lines.at(-1) ?? '');
      expect(lastLines.filter((line) => headings.includes(line))).toEqual([]);
    }
  }
});

test('each part can be left out', async ({ page }) => {
  for (const off of resume.sections) {
    await open(page, `?${off}=off`);
    const lines = (await readPdf(await print(page))).pages.flat();
    const rest = resume.sections.filter((part) => part !== off);
    expect(
      lines.filter((line) => headings.includes(line)),
      resume.headings[off],
    ).toEqual(rest.map((part) => resume.headings[part]));
  }
});
