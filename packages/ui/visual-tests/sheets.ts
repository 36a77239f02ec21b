import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test';
import axeCore from 'axe-core';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import type { SheetGlobals, sheetTools } from '../.storybook/sheet';

const storybook = join(import.meta.dirname, '../storybook-static');

interface IndexEntry {
  id: string;
  title: string;
  type: 'story' | 'docs';
  tags: readonly string[];
}

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
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  const components = new Map<string, Component & Record<'storyIds' | 'playIds', string[]>>();
  for (const { id, title, type, tags } of Object.values(entries)) {
    if (type !== 'story') continue;
    const componentId = id.replace(/--.*/, '').replace(/-.*-/, '-');
    const component = components.get(title) ?? {
      title,
      id: componentId,
      storyIds: [],
      playIds: [],
    };
    components.set(title, component);
    component.storyIds.push(id);
    if (tags.includes('play-fn')) component.playIds.push(id);
  }
  return [...components.values()];
}

/** Serves the built Storybook. */
export async function serveStorybook(): Promise<Server> {
  const server = createServer(sirv(storybook, { maxAge: 3600 }));
  await once(server.listen(0, 'localhost'), 'listening');
  return server;
}

/** axe rules that fail only because several stories share one document. */
const disabledRules = /^(duplicate-id-aria|heading-order|landmark-.*|page-has-heading-one|region)$/;

const axeOptions: axeCore.RunOptions = {
  // None of the enabled rules needs preloaded assets.
  preload: false,
  // axe silently skips frames that take longer than this to respond.
  pingWaitTime: 60_000,
  resultTypes: ['violations'],
  rules: {
    // The rule for WCAG 2.2, 2.5.8, which axe disables by default.
    'target-size': { enabled: true },
    ...Object.fromEntries(
      axeCore
        .getRules()
        .filter(({ ruleId }) => disabledRules.test(ruleId))
        .map(({ ruleId }) => [ruleId, { enabled: false }]),
    ),
  },
};

/** Rules that depend on theme, width or direction. Other rules run once per component. */
export const appearanceRules = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** In px. WebP images and Chromium's layers cannot exceed 16,383 px. */
const maxScreenshotHeight = 12_000;

/** An area on the sheet, in CSS px. */
type Clip = Record<'x' | 'y' | 'width' | 'height', number>;

async function openStorybook(
  browser: Browser,
  server: Server,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', ...options });
  // Runs in every document, including frames.
  await context.addInitScript(axeCore.source);
  const page = await context.newPage();
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/iframe.html?viewMode=story&sheet`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window && 'showSheet' in window);
  return page;
}

/** Opens a window that runs stories' play functions one after another, with animations enabled. */
export async function openPlayWindow(browser: Browser, server: Server) {
  const page = await openStorybook(browser, server, { reducedMotion: 'no-preference' });
  const tools = await page.evaluateHandle(() => window as unknown as typeof sheetTools);
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

/**
 * Opens a window that shows sheets one after another, with reduced motion and without reloading Storybook.
 *
 * @param options additional options for the browser context
 */
export async function openSheets(
  browser: Browser,
  server: Server,
  options?: BrowserContextOptions,
) {
  const page = await openStorybook(browser, server, { reducedMotion: 'reduce', ...options });
  const tools = await page.evaluateHandle(() => window as unknown as typeof sheetTools);
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));

  async function waitUntilPainted(): Promise<void> {
    let isComplete = false;
    while (!isComplete) {
      const wasIdle = pending.size === 0;
      await tools.evaluate(({ paintSheet }) => paintSheet());
      isComplete = wasIdle && pending.size === 0;
    }
  }

  return {
    page,

    /** Shows these stories in place of the previous ones. */
    async show(storyIds: readonly string[], { width, ...globals }: SheetOptions): Promise<void> {
      await page.setViewportSize({ width, height: 800 });
      await tools.evaluate(({ showSheet }, [ids, globals]) => showSheet(ids, globals), [
        storyIds,
        globals,
      ] as const);
      await waitUntilPainted();
    },

    /** Returns the name and area of each screenshot. A sheet above the maximum height has several. */
    async screenshots(name: string): Promise<{ file: string; clip: Clip }[]> {
      const size = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { width: scrollWidth, height: scrollHeight };
      });
      return Array.from({ length: Math.ceil(size.height / maxScreenshotHeight) }, (_, index) => ({
        file: `${name}${index === 0 ? '' : `-${index + 1}`}.webp`,
        clip: {
          x: 0,
          y: index * maxScreenshotHeight,
          width: size.width,
          height: maxScreenshotHeight,
        },
      }));
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
    overflowPx(): Promise<number> {
      return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    },
  };
}
