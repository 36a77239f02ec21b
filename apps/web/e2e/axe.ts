import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

/** Tags of the rules for WCAG 2.1 A and AA, and for best practices. Stories test target sizes (WCAG 2.2), which takes axe the longest. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

/**
 * Runs axe and returns one line per violation.
 * @param within selector for the part of the page to test
 */
export async function axeViolations(page: Page, within: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options: axeCore.RunOptions = {
    runOnly: { type: 'tag', values: tags },
    // The rules need no preloaded resources.
    preload: false,
    resultTypes: ['violations'],
  };
  return page.evaluate(
    async ({ options, within }) => {
      const { violations } = await window.axe.run(within, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { options, within },
  );
}
