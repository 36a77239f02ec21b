import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** The lines of each sheet of paper that a page comes out on, from the top down, whatever order they were painted in. */
export async function pdfLines(page: Page): Promise<string[][]> {
  const pdf = await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true });
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const sheets: string[][] = [];
  for (let number = 1; number <= proxy.numPages; number += 1) {
    const lines = new Map<number, string>();
    for (const item of (await (await proxy.getPage(number)).getTextContent()).items) {
      if (!('str' in item)) continue;
      const height = Math.round((item.transform as number[])[5]!);
      lines.set(height, (lines.get(height) ?? '') + item.str);
    }
    const downwards = [...lines].sort(([one], [other]) => other - one);
    sheets.push(downwards.map(([, line]) => line.trim()).filter(Boolean));
  }
  return sheets;
}
