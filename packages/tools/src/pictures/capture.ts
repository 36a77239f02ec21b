import type { Browser, BrowserContext, Page } from 'playwright';
import { ToolError } from '../workspace';
import type { Picture } from './picture';

/** A picture that is to be taken. */
export interface Shot {
  /** The story's id, e.g. `cards-badge--usual`. */
  storyId: string;
  theme: 'light' | 'dark';
  /** Name of the file, without its ending. */
  name: string;
}

/** The part of Storybook's index that is read here. */
interface StoryIndex {
  entries: Record<string, { id: string; type: 'story' | 'docs' }>;
}

/** How wide and high the window is, in CSS px, for stories that do not ask for another. It grows with the story. */
const viewport = { width: 1024, height: 560 };
/** Pictures are kept at half their size: letters are smoothed away, and files are small. */
const scale = 0.5;
const storyTimeoutMs = 30_000;
/** How long nothing must have been on its way before everything has arrived, in ms. */
const quietMs = 60;
/** How often a story is photographed before it is said to be restless. */
const steadyAttempts = 8;

/** What makes one machine's pictures like another's: no hinting, no colour profile, no sub-pixels of its own. */
export const steadyArgs = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-skia-runtime-opts',
];

/** Every story in both themes: where colours are mixed up, it is in one state of a part and one theme. */
export const shotsOf = (index: StoryIndex): Shot[] =>
  Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .flatMap(({ id }): Shot[] => [
      { storyId: id, theme: 'light', name: id },
      { storyId: id, theme: 'dark', name: `${id}.dark` },
    ]);

/** Reads which stories there are. */
export async function readStories(storybookUrl: string): Promise<Shot[]> {
  const answer = await fetch(`${storybookUrl}/index.json`);
  if (!answer.ok) throw new ToolError('The built Storybook has no index.json: build it again.');
  return shotsOf((await answer.json()) as StoryIndex);
}

/**
 * A place to take pictures in, of one width: motion off, one language, one time zone. The window is never resized, which
 * Chromium's screenshots do not always survive.
 */
const openStudio = (browser: Browser, width: number): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { ...viewport, width },
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });

/** What of Storybook's preview is asked. */
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: 'setCurrentStory' | 'updateGlobals', payload: object): void;
  };
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    loadStory(which: { storyId: string }): Promise<{
      storyGlobals: { viewport?: { value?: string } };
      parameters: {
        viewport?: { options?: Record<string, { styles?: { width?: string } }> };
      };
    }>;
    currentRender?: { id: string; phase?: string };
  };
}

/** Sets the theme for all stories that follow; an address does so only together with a story. Runs in the page. */
const prepare = async (theme: Shot['theme']) => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as StorybookWindow;
  await preview.ready();
  // Accessibility is the tests' business and would take longer than the picture.
  channel.emit('updateGlobals', { globals: { theme, a11y: { manual: true } } });
};

/** The width of the window that a story asks for in its globals, in CSS units. Runs in the page. */
const wantedWidth = async (storyId: string) => {
  const preview = (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__;
  const { storyGlobals, parameters } = await preview.loadStory({ storyId });
  const name = storyGlobals.viewport?.value;
  return name ? parameters.viewport?.options?.[name]?.styles?.width : undefined;
};

/** Puts another story in the place of the one that is shown. Runs in the page. */
const select = (storyId: string) => {
  scrollTo(0, 0);
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
};

/** Waits for the story and its play function; returns how they ended. Runs in the page. */
const phaseOf = (storyId: string) => {
  const { currentRender } = (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__;
  if (currentRender?.id !== storyId) return false;
  const { phase } = currentRender;
  return phase === 'finished' || phase === 'errored' || phase === 'aborted' ? phase : false;
};

/**
 * Hides what machines draw with fonts of their own: scripts and signs that the bundled fonts lack, emoji, and code. Runs in the
 * page.
 */
const hideSystemFonts = () => {
  const bundled = /^[\p{Script=Latin}\p{Nd}\p{P}\p{Zs}\s+<>=|~^$`´¨¯¸₹€£©®°×÷±–—‘’“”…→←↑↓•·−]*$/u;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement || !textContent) continue;
    if (!bundled.test(textContent) || parentElement.closest('code, pre, kbd, samp')) {
      parentElement.style.setProperty('color', 'transparent', 'important');
    }
  }
};

/** Makes the screenshot half its size and takes it apart into pixels. Runs in the page. */
const pixelsOf = async ({ png, factor }: { png: string; factor: number }) => {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const width = Math.round(bitmap.width * factor);
  const height = Math.round(bitmap.height * factor);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  let text = '';
  for (let at = 0; at < data.length; at += 32768) {
    text += String.fromCharCode(...data.subarray(at, at + 32768));
  }
  return { width, height, rgba: btoa(text) };
};

/** Counts the page's requests, for knowing when all have been answered. */
function watchRequests(page: Page): () => Promise<void> {
  let pending = 0;
  page.on('request', () => pending++);
  page.on('requestfinished', () => pending--);
  page.on('requestfailed', () => pending--);
  return async () => {
    for (let quiet = 0; quiet < quietMs; quiet += 20) {
      await page.waitForTimeout(20);
      if (pending > 0) quiet = 0;
    }
  };
}

const widthPx = (length: string) =>
  length.endsWith('rem') ? Number.parseFloat(length) * 16 : Number.parseFloat(length);

/** Takes screenshots until two in a row are the same: then everything has arrived and nothing moves. */
async function steadyScreenshot(page: Page): Promise<Buffer> {
  // What lies over everything belongs to the window, not to the page.
  const isCovered = await page.evaluate(() => document.querySelector('dialog[open]') !== null);
  const shoot = () =>
    page.screenshot({ fullPage: !isCovered, animations: 'disabled', caret: 'hide' });
  let before = await shoot();
  for (let attempt = 0; attempt < steadyAttempts; attempt++) {
    const now = await shoot();
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(`does not come to rest in ${steadyAttempts} screenshots`);
}

/** A window in which one story after the other is shown, without loading Storybook again for each. */
interface Stage {
  page: Page;
  /** Waits until nothing has been asked of the server for a while. */
  settled(): Promise<void>;
}

/** One picture after the other, in a browser that nobody else uses. */
export class Photographer {
  readonly #stages = new Map<string, Promise<Stage>>();

  constructor(
    private readonly browser: Browser,
    private readonly storybookUrl: string,
  ) {}

  /** The window of this width and theme. Many stories share it: loading Storybook takes longer than a picture. */
  #stage(theme: Shot['theme'], width: number): Promise<Stage> {
    const key = `${theme} ${width}`;
    const stage = this.#stages.get(key) ?? this.#openStage(theme, width);
    this.#stages.set(key, stage);
    return stage;
  }

  async #openStage(theme: Shot['theme'], width: number): Promise<Stage> {
    const page = await (await openStudio(this.browser, width)).newPage();
    const settled = watchRequests(page);
    await page.goto(`${this.storybookUrl}/iframe.html?viewMode=story`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window, undefined, {
      timeout: storyTimeoutMs,
    });
    await page.evaluate(prepare, theme);
    return { page, settled };
  }

  /**
   * Takes one picture, of the whole page as it is when the story's play function has ended. Whether that succeeded is for the
   * stories' tests to say: several windows are open here, and what a function expects of the focus holds in one of them.
   *
   * @throws When the story cannot be drawn, does not end in 30 s, or does not come to rest.
   */
  async take({ storyId, theme }: Shot): Promise<Picture> {
    const usual = await this.#stage(theme, viewport.width);
    const wanted = await usual.page.evaluate(wantedWidth, storyId);
    const { page, settled } = wanted ? await this.#stage(theme, widthPx(wanted)) : usual;
    await page.evaluate(select, storyId);
    const phase = await page.waitForFunction(phaseOf, storyId, { timeout: storyTimeoutMs });
    if ((await phase.jsonValue()) !== 'finished') {
      throw new ToolError(`${storyId} fails: run its tests first.`);
    }
    await page.evaluate(async () => {
      await document.fonts.ready;
      // What sticks to the window is seen where a visitor first sees it, also when the play function has scrolled.
      scrollTo(0, 0);
    });
    await settled();
    await page.evaluate(hideSystemFonts);
    return shrink(page, await steadyScreenshot(page));
  }
}

/** Makes a screenshot half its size. */
async function shrink(page: Page, png: Buffer): Promise<Picture> {
  const { width, height, rgba } = await page.evaluate(pixelsOf, {
    png: png.toString('base64'),
    factor: scale,
  });
  const seen = Buffer.from(rgba, 'base64');
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    rgb.set(seen.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
  }
  return { width, height, rgb };
}
