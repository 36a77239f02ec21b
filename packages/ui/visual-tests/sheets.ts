import { expect, test, type Browser, type Request } from '@playwright/test';
import axeCore from 'axe-core';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storybookFolder } from './serve';
import type { SheetGlobals, sheetTools } from '../.storybook/sheet';

export interface Component {
  title: string;
  /** Prefix of the screenshots' names: `cards-badge` for stories with ids like `cards-details-badge--default`. */
  id: string;
  storyIds: readonly string[];
  /** Stories with a play function. */
  playIds: readonly string[];
}

/** Returns every component with its stories, in sidebar order. */
export function readComponents(): Component[] {
  const index = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; title: string; type: string; tags: readonly string[] }>;
  };
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  const titles = new Set(stories.map(({ title }) => title));
  return [...titles].map((title) => {
    const own = stories.filter((story) => story.title === title);
    return {
      title,
      id: own[0]!.id.replace(/--.*/, '').replace(/-.*-/, '-'),
      storyIds: own.map(({ id }) => id),
      playIds: own.filter(({ tags }) => tags.includes('play-fn')).map(({ id }) => id),
    };
  });
}

/** axe rules that fail only because several stories share one document. */
const disabledRules = /^(duplicate-id-aria|heading-order|landmark-.*|page-has-heading-one|region)$/;

const axeOptions: axeCore.RunOptions = {
  // None of the enabled rules needs preloaded assets.
  preload: false,
  // axe silently skips frames that take longer than this to respond.
  pingWaitTime: 60_000,
  resultTypes: ['violations'],
  rules: Object.fromEntries([
    // The rule for WCAG 2.2, 2.5.8, which axe disables by default.
    ['target-size', { enabled: true }],
    ...axeCore
      .getRules()
      .filter(({ ruleId }) => disabledRules.test(ruleId))
      .map(({ ruleId }) => [ruleId, { enabled: false }]),
  ]),
};

/** Rules that depend on theme, width or direction. Other rules run once per component. */
export const appearanceRules = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** In px. Chromium's layers cannot exceed 16,383 px. */
const maxScreenshotHeight = 12_000;

async function openStorybook(browser: Browser, reducedMotion: 'reduce' | 'no-preference') {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', reducedMotion });
  // Runs in every document, including frames.
  await context.addInitScript(axeCore.source);
  const page = await context.newPage();
  await page.goto(`${process.env['STORYBOOK_URL']}iframe.html?viewMode=story&sheet`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window && 'showSheet' in window);
  const tools = await page.evaluateHandle(() => window as unknown as typeof sheetTools);
  return { page, tools };
}

/** Opens a window that runs stories' play functions one after another, with animations enabled. */
export async function openPlayWindow(browser: Browser) {
  const { page, tools } = await openStorybook(browser, 'no-preference');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return {
    /** Runs a play function at the window size that the story requests. Returns the error, or an empty string. */
    async play(storyId: string): Promise<string> {
      await page.setViewportSize(
        await tools.evaluate(({ windowSizeOf }, id) => windowSizeOf(id), storyId),
      );
      const failure = await tools
        .evaluate(({ playStory }, id) => playStory(id), storyId)
        .then(() => '', String);
      return [failure, ...errors.splice(0)].filter(Boolean).join('\n');
    },
  };
}

export interface SheetOptions extends SheetGlobals {
  /** Window width, in CSS px. */
  width: number;
}

/** Opens a window that shows sheets one after another, with reduced motion and without reloading Storybook. */
export async function openSheets(browser: Browser) {
  const { page, tools } = await openStorybook(browser, 'reduce');
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));

  return {
    page,

    /** Shows these stories in place of the previous ones, and waits until they are painted. */
    async show(storyIds: readonly string[], { width, ...globals }: SheetOptions): Promise<void> {
      await page.setViewportSize({ width, height: 800 });
      await tools.evaluate(({ showSheet }, [ids, globals]) => showSheet(ids, globals), [
        storyIds,
        globals,
      ] as const);
      let isComplete = false;
      while (!isComplete) {
        const wasIdle = pending.size === 0;
        await tools.evaluate(({ paintSheet }) => paintSheet());
        isComplete = wasIdle && pending.size === 0;
      }
    },

    /**
     * Compares the sheet with its approved screenshots. A sheet above the maximum height has several.
     *
     * @param part selector; the screenshots end where the first matching element ends
     */
    async expectScreenshots(name: string, part = '.sheet'): Promise<void> {
      const { width, height } = await page
        .locator(part)
        .first()
        .evaluate((element) => ({
          width: document.documentElement.scrollWidth,
          height: Math.round(element.getBoundingClientRect().bottom),
        }));
      for (let y = 0; y < height; y += maxScreenshotHeight) {
        const file = `${name}${y === 0 ? '' : `-${y / maxScreenshotHeight + 1}`}.png`;
        const clip = { x: 0, y, width, height: Math.min(height - y, maxScreenshotHeight) };
        const options = { fullPage: true, clip, animations: 'disabled' } as const;
        // Comparing pixels takes as long as the screenshot, so identical files are compared first.
        const actual = await page.screenshot(options);
        const approved = test.info().snapshotPath(file, { kind: 'screenshot' });
        if (existsSync(approved) && actual.equals(readFileSync(approved))) continue;
        await expect.soft(page).toHaveScreenshot(file, options);
      }
    },

    /**
     * Returns the violations that axe finds, each with its rule and element. Excludes links in print previews, because they are as
     * small as on paper (WCAG 2.2, 2.5.8). Excludes frames from other origins, because axe cannot run in them.
     *
     * @param rules rules to check; by default all enabled ones
     */
    async violations(rules?: readonly string[]): Promise<string[]> {
      return page.evaluate(
        async (options) => {
          const { axe } = window as unknown as { axe: typeof axeCore };
          const exclude = ['[data-layout="paper"] a', 'iframe[src^="data:"]'];
          const { violations } = await axe.run({ exclude }, options);
          return violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
          );
        },
        { ...axeOptions, ...(rules && { runOnly: [...rules] }) },
      );
    },

    /** Returns how far the sheet overflows its window horizontally, in CSS px. */
    overflowPx: () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  };
}
