import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** Lines of text per printed A4 page, from top to bottom. */
export async function pdfLines(page: Page): Promise<string[][]> {
  const pdf = await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const sheets: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const lines = new Map<number, string>();
    for (const item of (await (await document.getPage(number)).getTextContent()).items) {
      if (!('str' in item)) continue;
      const height = Math.round((item.transform as number[])[5]!);
      lines.set(height, (lines.get(height) ?? '') + item.str);
    }
    const topDown = [...lines].sort(([one], [other]) => other - one);
    sheets.push(topDown.map(([, line]) => line.trim()).filter(Boolean));
  }
  return sheets;
}

interface TagNode {
  role?: string;
  children?: TagNode[];
}

const rolesIn = ({ role, children = [] }: TagNode): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesIn),
];

interface OutlineNode {
  title: string;
  items: OutlineNode[];
}

const titlesIn = ({ title, items }: OutlineNode): string[] => [title, ...items.flatMap(titlesIn)];

/** Reads a PDF as screen readers do: title, language, text, roles of its tags, and outline. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const info = (await pdf.getMetadata()).info as Record<string, unknown>;
  const roles: string[] = [];
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
    const tree = (await page.getStructTree()) as TagNode | null;
    if (tree) roles.push(...rolesIn(tree));
  }
  const outline = ((await pdf.getOutline()) ?? []) as OutlineNode[];
  return {
    title: info['Title'],
    language: info['Language'],
    isTagged: Boolean((await pdf.getMarkInfo())?.['Marked']),
    text,
    roles,
    outline: outline.flatMap(titlesIn),
  };
}
