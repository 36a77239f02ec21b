import type { Browser, BrowserContextOptions, Locator, Page, Request } from '@playwright/test';
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

/** A part of the sidebar. */
export interface Part {
  title: string;
  /** Names its pictures: `cards-badge`, whatever group it is in. */
  id: string;
  storyIds: readonly string[];
  /** Those with a play function. */
  playIds: readonly string[];
}

/** Every part with its stories, in the order of Storybook's sidebar. */
export function readParts(): Part[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  const parts = new Map<string, Part & Record<'storyIds' | 'playIds', string[]>>();
  for (const { id, title, type, tags } of Object.values(entries)) {
    if (type !== 'story') continue;
    const partId = title.replace(/\/.*\//, '/').replaceAll(/[^\w]+/g, '-');
    const part = parts.get(title) ?? { title, id: partId.toLowerCase(), storyIds: [], playIds: [] };
    parts.set(title, part);
    part.storyIds.push(id);
    if (tags.includes('play-fn')) part.playIds.push(id);
  }
  return [...parts.values()];
}

/** Serves the built Storybook; pages keep what they were sent, as its files do not change. */
export async function serveStorybook(): Promise<Server> {
  const server = createServer(sirv(storybook, { maxAge: 3600 }));
  await once(server.listen(0, 'localhost'), 'listening');
  return server;
}

/** What several stories in one document break that each alone does not. */
const sharedRules = /^(duplicate-id-aria|heading-order|landmark-.*|page-has-heading-one|region)$/;

const axeOptions: axeCore.RunOptions = {
  // No rule that is on asks for what would have to be loaded for it.
  preload: false,
  // A frame that does not answer in time would be left out, and nobody told.
  pingWaitTime: 60_000,
  resultTypes: ['violations'],
  rules: {
    // Left out by axe unless it is told (WCAG 2.2 2.5.8).
    'target-size': { enabled: true },
    ...Object.fromEntries(
      axeCore
        .getRules()
        .filter(({ ruleId }) => sharedRules.test(ruleId))
        .map(({ ruleId }) => [ruleId, { enabled: false }]),
    ),
  },
};

/** The rules that theme, width and direction matter to; what the others ask is the same on every sheet of a part. */
export const lookRules = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** A WebP has at most 16,383 px, and so has a layer of Chromium's. */
const maxPictureHeight = 12_000;

/** An area of the sheet, in CSS px. */
type Clip = Record<'x' | 'y' | 'width' | 'height', number>;

/** Opens a window in which Storybook waits for stories, with {@link sheetTools} and axe. */
async function openStorybook(
  browser: Browser,
  server: Server,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', ...options });
  // Once a document, those of frames included.
  await context.addInitScript(axeCore.source);
  const page = await context.newPage();
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/iframe.html?viewMode=story&sheet`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window && 'showSheet' in window);
  return page;
}

/** A window in which one story after the other is played, with motion. */
export async function openPlays(browser: Browser, server: Server) {
  const page = await openStorybook(browser, server, { reducedMotion: 'no-preference' });
  const tools = await page.evaluateHandle(() => window as unknown as typeof sheetTools);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return {
    /** Runs a story's play function, in a window as large as the story asks for. Returns what failed; empty when nothing did. */
    async play(storyId: string): Promise<string> {
      await page.setViewportSize(
        await tools.evaluate(({ windowSizeOf }, id) => windowSizeOf(id), storyId),
      );
      const failure = await tools
        .evaluate(({ playStory }, id) => playStory(id), storyId)
        .then(() => '', String);
      return [failure, ...errors.splice(0)].filter(Boolean).join('\n');
    },

    /** Shows a page of documentation. */
    async read(docsId: string): Promise<Locator> {
      await tools.evaluate(({ showDocs }, id) => showDocs(id), docsId);
      return page.locator('#storybook-docs');
    },
  };
}

/** How a sheet is shown: in a window of how many CSS px, in which theme and direction. */
export interface Look extends SheetGlobals {
  width: number;
}

/**
 * Opens a window that shows one sheet after the other, without loading Storybook again for each, as people see it who asked their
 * system for reduced motion.
 *
 * @param server Serves Storybook.
 * @param options What else the window's context takes.
 */
export async function openSheets(
  browser: Browser,
  server: Server,
  options?: BrowserContextOptions,
) {
  const page = await openStorybook(browser, server, { reducedMotion: 'reduce', ...options });
  const tools = await page.evaluateHandle(() => window as unknown as typeof sheetTools);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  /** What the page has asked the server for and not got yet. */
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));

  /** Waits until what is painted asks for nothing more: neither fonts nor images nor drawings. */
  async function paint(): Promise<void> {
    let isComplete = false;
    while (!isComplete) {
      const wasIdle = pending.size === 0;
      await tools.evaluate(({ paintSheet }) => paintSheet());
      isComplete = wasIdle && pending.size === 0;
    }
  }

  return {
    page,

    /** Shows these stories, in place of those before. */
    async show(storyIds: readonly string[], { width, ...globals }: Look): Promise<void> {
      await page.setViewportSize({ width, height: 800 });
      await tools.evaluate(({ showSheet }, [ids, globals]) => showSheet(ids, globals), [
        storyIds,
        globals,
      ] as const);
      await paint();
    },

    /** The pictures of the sheet, with their areas: more than one where it is higher than a picture can be. */
    async pictures(name: string): Promise<{ file: string; clip: Clip }[]> {
      const size = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { width: scrollWidth, height: scrollHeight };
      });
      return Array.from({ length: Math.ceil(size.height / maxPictureHeight) }, (_, index) => ({
        file: `${name}${index === 0 ? '' : `-${index + 1}`}.webp`,
        clip: { x: 0, y: index * maxPictureHeight, width: size.width, height: maxPictureHeight },
      }));
    },

    /**
     * Texts that are set in fonts of the machine, with the fonts' names. A letter is asked about once in
     * a face, on the first sheet that has it.
     */
    async systemFonts(): Promise<string[]> {
      // Numbers of nodes are given out anew with each document that is asked for.
      await devTools.send('DOM.getDocument', { depth: 0 });
      const { result: list } = await devTools.send('Runtime.evaluate', {
        expression: 'elementsWithNewLetters()',
        objectGroup: 'letters',
      });
      const { result: items } = await devTools.send('Runtime.getProperties', {
        objectId: list.objectId!,
        ownProperties: true,
      });
      const found: string[] = [];
      for (const { name, value } of items) {
        if (!/^\d+$/.test(name) || !value?.objectId) continue;
        const { nodeId } = await devTools.send('DOM.requestNode', { objectId: value.objectId });
        const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
        for (const { familyName } of fonts.filter(({ isCustomFont }) => !isCustomFont)) {
          const { outerHTML } = await devTools.send('DOM.getOuterHTML', { nodeId });
          found.push(`${outerHTML.slice(0, 160)} in ${familyName}`);
        }
      }
      await devTools.send('Runtime.releaseObjectGroup', { objectGroup: 'letters' });
      return found;
    },

    /**
     * What axe finds: its rule and the element. Links on a picture of paper are as large as they are printed, which is the
     * exception that WCAG 2.2 2.5.8 calls essential.
     *
     * @param rules All that are on when left out.
     */
    async violations(rules?: readonly string[]): Promise<string[]> {
      return page.evaluate(
        async (options) => {
          const { axe } = window as unknown as { axe: typeof axeCore };
          const { violations } = await axe.run({ exclude: '[data-layout="paper"] a' }, options);
          return violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
          );
        },
        { ...axeOptions, ...(rules && { runOnly: [...rules] }) },
      );
    },

    /** By how many CSS px the sheet is wider than its window. */
    sidewaysPx(): Promise<number> {
      return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    },
  };
}
