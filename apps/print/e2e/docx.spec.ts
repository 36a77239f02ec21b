import { expect, test } from '@playwright/test';
import { readDocx } from '@portfolio/tools/docx';
import { readFile } from 'node:fs/promises';
import { dist } from '../pdf/page';
import { arrange, audiences, defaultSetup, docxName, type Audience } from '../src/setup';
import { expectInOrder, factsOf } from './facts';

const readDocument = async (audience: Audience) =>
  readDocx(await readFile(`${dist}/${docxName(audience)}`));

const textOf = (xml: string) =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<\/w:p>/g)]
    .map(([, text]) => text ?? '\n')
    .join('')
    .replaceAll('&apos;', '’')
    .replaceAll('&amp;', '&');

for (const id of audiences) {
  test(`the Word document for ${id} has every fact in order`, async () => {
    const { text, links } = await readDocument(id);
    const facts = factsOf(arrange({ ...defaultSetup, for: id }));
    expectInOrder(textOf(text), facts);
    for (const { url } of facts) if (url) expect(links).toContain(`"${url}"`);
  });
}

test('the Word document has headings, lists and metadata', async () => {
  const { text, styles, properties } = await readDocument('everyone');
  const { name, sections, projectOrder, lastModified = 0 } = arrange(defaultSetup);
  const count = (xml: string, part: string) => xml.split(part).length - 1;
  const countStyle = (style: string) => count(text, `<w:pStyle w:val="${style}"/>`);
  expect(countStyle('Heading1')).toBe(1);
  expect(countStyle('Heading2')).toBe(sections.length);
  expect(countStyle('Heading3')).toBeGreaterThan(projectOrder.length);
  expect(count(text, '<w:numPr>')).toBeGreaterThan(projectOrder.length);
  // Headings stay on the same page as the text below them.
  expect(count(styles, '<w:keepNext/>')).toBe(2);
  expect(count(text, '<w:keepNext/>')).toBeGreaterThan(projectOrder.length);
  expect(styles).toContain('<w:lang w:val="en');
  expect(properties).toContain(`<cp:lastModifiedBy>${name}<`);
  expect(properties).toContain(`>${new Date(lastModified).toISOString()}</dcterms:modified>`);
});
