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

/** Rules that depend on the theme. They take most of axe's time. */
const colorRules = ['color-contrast', 'link-in-text-block'];
const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe and returns one line per violation.
 * @param scope `all` runs the rules for WCAG 2.2 A and AA and for best practices; `colours` runs only the colour rules
 * @param within selector for the part of the page to test
 */
export async function axeViolations(
  page: Page,
  scope: 'all' | 'colours' = 'all',
  within = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options: axeCore.RunOptions = {
    runOnly:
      scope === 'colours'
        ? { type: 'rule', values: colorRules }
        : { type: 'tag', values: allRules },
    // None of these rules needs preloaded resources.
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
