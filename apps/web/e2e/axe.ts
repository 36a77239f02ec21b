import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What depends on the theme: the rules about colours, which take most of axe's time. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds, a line each.
 *
 * @param asked Everything of WCAG 2.2 A and AA and good practice, or what another theme can change of it.
 * @param within Where to look: what surrounds a form does not change with its states.
 */
export async function axeFaults(
  page: Page,
  asked: 'all' | 'colours' = 'all',
  within = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options: axeCore.RunOptions = {
    runOnly:
      asked === 'colours'
        ? { type: 'rule', values: colourRules }
        : { type: 'tag', values: allRules },
    // No rule of these asks for what would have to be loaded for it, and nobody reads what is right.
    preload: false,
    resultTypes: ['violations'],
  };
  return page.evaluate(
    async ({ options, within }) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const { violations } = await axe.run(within, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { options, within },
  );
}
