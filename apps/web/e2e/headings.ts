import type { Page } from '@playwright/test';

/** Returns the words that break across lines in the page's heading. */
export const brokenHeadingWords = (page: Page) =>
  page.locator('h1').evaluate((heading) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) words.push(word);
      }
    }
    return words;
  });
