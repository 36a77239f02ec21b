import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** Returns the lines of text on each printed A4 page, from top to bottom. */
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
