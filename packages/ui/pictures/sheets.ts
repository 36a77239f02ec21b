import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';
import type axeCore from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SheetGlobals, showSheet } from '../.storybook/sheet';

const storybook = join(import.meta.dirname, '../storybook-static');

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface IndexEntry {
  id: string;
  title: string;
  type: 'story' | 'docs';
}

/** A part of the sidebar. */
export interface Part {
  title: string;
  /** Names its pictures: `cards-badge`, whatever group it is in. */
  id: string;
  storyIds: readonly string[];
}

/** Every part with its stories, in the order of Storybook's sidebar. */
export function readParts(): Part[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  const parts = new Map<string, string[]>();
  for (const { id, title, type } of Object.values(entries)) {
    if (type === 'story') parts.set(title, [...(parts.get(title) ?? []), id]);
  }
  return [...parts].map(([title, storyIds]) => ({
    title,
    id: title
      .replace(/\/.*\//, '/')
      .replaceAll(/[^\w]+/g, '-')
      .toLowerCase(),
    storyIds,
  }));
}

/** Answers every address of `http://localhost` from the built Storybook, so that there is neither server nor port. */
async function serveStorybook(context: BrowserContext): Promise<void> {
  await context.route('**', (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    if (hostname !== 'localhost') return route.abort();
    return route.fulfill({ path: join(storybook, decodeURI(pathname)) });
  });
}

/** A node as the browser's developer tools tell of it. */
interface Node {
  nodeId: number;
  nodeName: string;
  nodeValue: string;
  children?: Node[];
  contentDocument?: Node;
}

/** Elements with text of their own. */
function* textsIn({ nodeId, nodeName, children = [], contentDocument }: Node): Generator<{
  nodeId: number;
  text: string;
}> {
  if (/^(SCRIPT|STYLE|TITLE|OPTION|NOSCRIPT)$/i.test(nodeName)) return;
  const text = children
    .filter((child) => child.nodeName === '#text')
    .map((child) => child.nodeValue.trim())
    .join('');
  if (text || /^(INPUT|TEXTAREA|SELECT)$/.test(nodeName)) yield { nodeId, text: text || nodeName };
  for (const child of children) yield* textsIn(child);
  if (contentDocument) yield* textsIn(contentDocument);
}

/** What several stories in one document break that each alone does not, and what axe leaves out unless told (WCAG 2.2 2.5.8). */
const axeOptions: axeCore.RunOptions = {
  // No rule that is on asks for what would have to be loaded for it.
  preload: false,
  resultTypes: ['violations'],
  rules: {
    'target-size': { enabled: true },
    ...Object.fromEntries(
      [
        'duplicate-id-aria',
        'heading-order',
        'landmark-banner-is-top-level',
        'landmark-complementary-is-top-level',
        'landmark-contentinfo-is-top-level',
        'landmark-main-is-top-level',
        'landmark-no-duplicate-banner',
        'landmark-no-duplicate-contentinfo',
        'landmark-no-duplicate-main',
        'landmark-unique',
        'page-has-heading-one',
        'region',
      ].map((id) => [id, { enabled: false }]),
    ),
  },
};

/** A window that shows one sheet after the other, without loading Storybook again for each. */
export class SheetPage {
  private constructor(
    readonly page: Page,
    private readonly devTools: CDPSession,
  ) {}

  /** Opens Storybook in a window of this width, in CSS px, as people see it who asked their system for reduced motion. */
  static async open(
    browser: Browser,
    { width, ...options }: { width: number } & BrowserContextOptions,
  ): Promise<SheetPage> {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      locale: 'en-GB',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      ...options,
    });
    await serveStorybook(context);
    // Once a document, those of frames included.
    await context.addInitScript(axeSource);
    const page = await context.newPage();
    await page.goto('http://localhost/iframe.html?viewMode=story&sheet');
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window && 'showSheet' in window);
    const devTools = await context.newCDPSession(page);
    await devTools.send('DOM.enable');
    await devTools.send('CSS.enable');
    return new SheetPage(page, devTools);
  }

  /** Shows these stories, in place of those before. */
  async show(storyIds: readonly string[], globals: SheetGlobals): Promise<void> {
    await this.page.evaluate(
      ([ids, settings]) =>
        (window as unknown as { showSheet: typeof showSheet }).showSheet(ids, settings),
      [storyIds, globals] as const,
    );
  }

  /** Texts that are set in fonts of the machine, with the fonts' names: `Badge.` in `DejaVu Sans`. */
  async systemFonts(): Promise<string[]> {
    const { root } = await this.devTools.send('DOM.getDocument', { depth: -1, pierce: true });
    const fontsOfTexts = await Promise.all(
      [...textsIn(root)].map(async ({ nodeId, text }) => {
        const { fonts } = await this.devTools.send('CSS.getPlatformFontsForNode', { nodeId });
        return fonts
          .filter(({ isCustomFont }) => !isCustomFont)
          .map(({ familyName }) => `${text} in ${familyName}`);
      }),
    );
    return fontsOfTexts.flat();
  }

  /**
   * What axe finds: its rule and the element. Links on a picture of paper are as large as they are printed, which is the
   * exception that WCAG 2.2 2.5.8 calls essential.
   */
  async violations(): Promise<string[]> {
    return this.page.evaluate(async (options) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const { violations } = await axe.run({ exclude: '[data-layout="paper"] a' }, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
      );
    }, axeOptions);
  }

  /** By how many CSS px the sheet is wider than its window. */
  sidewaysPx(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  }
}
