import { expect, test } from '@playwright/test';
import JSZip from 'jszip';
import { readFile } from 'node:fs/promises';
import { dist } from '../pdf/page';
import { arrange, audiences, defaultSetup, docxName } from '../src/setup';
import { expectInOrder, factsOf } from './facts';

/** Reads a Word document's XML files. */
async function readDocx(name: string) {
  const zip = await JSZip.loadAsync(await readFile(`${dist}/${name}`));
  const read = (path: string) => zip.file(path)!.async('string');
  return {
    text: await read('word/document.xml'),
    styles: await read('word/styles.xml'),
    properties: await read('docProps/core.xml'),
    links: await read('word/_rels/document.xml.rels'),
  };
}

const textOf = (xml: string) =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<\/w:p>/g)]
    .map(([, text]) => text ?? '\n')
    .join('')
    .replaceAll('&apos;', '’')
    .replaceAll('&amp;', '&');

for (const id of audiences) {
  test(`the Word document for ${id} has every fact in order`, async () => {
    const { text, links } = await readDocx(docxName(id));
    const facts = factsOf(arrange({ ...defaultSetup, for: id }));
    expectInOrder(textOf(text), facts);
    for (const { url } of facts) if (url) expect(links).toContain(`"${url}"`);
  });
}

test('names the owner as the last editor', async () => {
  const { properties } = await readDocx(docxName('everyone'));
  expect(properties).toContain(`<cp:lastModifiedBy>${arrange(defaultSetup).name}<`);
});

test('keeps headings on the same page as their entries', async () => {
  const { text, styles } = await readDocx(docxName('everyone'));
  expect(styles.split('<w:keepNext/>').length - 1).toBe(2);
  const { projectOrder } = arrange(defaultSetup);
  expect(text.split('<w:keepNext/>').length - 1).toBeGreaterThan(projectOrder.length);
});

test('uses real headings, lists and a language', async () => {
  const { text, styles } = await readDocx(docxName('everyone'));
  const resume = arrange(defaultSetup);
  const count = (style: string) => text.split(`<w:pStyle w:val="${style}"/>`).length - 1;
  expect(count('Heading1')).toBe(1);
  expect(count('Heading2')).toBe(resume.sections.length);
  expect(count('Heading3')).toBeGreaterThan(resume.projectOrder.length);
  expect(text.split('<w:numPr>').length - 1).toBeGreaterThan(resume.projectOrder.length);
  expect(styles).toContain('<w:lang w:val="en');
});
