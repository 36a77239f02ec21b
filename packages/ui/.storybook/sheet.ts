import type { ReactRenderer } from '@storybook/react-vite';
import type { Channel } from 'storybook/internal/channels';
import { STORY_RENDER_PHASE_CHANGED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { PreviewWithSelection } from 'storybook/internal/preview-api';
import type { PreparedStory } from 'storybook/internal/types';
import { fonts } from '../src/theme';
import { lengthPx } from '../src/theme/designTokens';
import { replaceWithArabic } from './arabic';
import { framingOf } from './framing';

interface PreviewWindow extends Window {
  __STORYBOOK_PREVIEW__: PreviewWithSelection<ReactRenderer>;
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

const previewOf = (page: Window) => (page as PreviewWindow).__STORYBOOK_PREVIEW__;
const channelOf = (page: Window) => (page as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;

/** Stops Storybook from sending messages to its manager, which a sheet does not have. */
export function disconnectManager(): void {
  Object.assign(channelOf(window), { transports: [] });
}

export interface SheetGlobals {
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

const cleanups: (() => Promise<void> | void)[] = [];

async function removeStories(): Promise<void> {
  for (const remove of cleanups.splice(0)) await remove();
}

/** Frames kept for later sheets, because reusing a frame is much faster than reloading Storybook. */
const frames: HTMLIFrameElement[] = [];

/** Styles of a sheet. The last rule renders skill bars even outside the window, so that screenshots include them. */
const css = `
.sheet{display:grid;gap:1.5rem;padding-block:1rem;grid-template-columns:minmax(0,1fr)}
.sheet>section>p{padding:.25rem 1rem;margin:0 0 .5rem;border-block-end:1px dashed var(--hair);color:var(--ink-2);font-size:.8125rem}
.sheet>section>div{position:relative}
.sheet>section>div[data-padded]{padding-inline:1rem}
.sheet iframe{display:block;border:0;inline-size:100%}
.sheet [role=meter]{content-visibility:visible}
`;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const container = document.createElement('main');
container.className = 'sheet';
container.appendChild(document.createElement('style')).textContent = css;

function addCell(): HTMLElement {
  const section = container.appendChild(document.createElement('section'));
  section.appendChild(document.createElement('p')).translate = false;
  return section.appendChild(document.createElement('div'));
}

const sectionOf = (element: HTMLElement) => element.closest<HTMLElement>('.sheet > section')!;

async function addFrame(): Promise<HTMLIFrameElement> {
  const frame = addCell().appendChild(document.createElement('iframe'));
  // Makes Storybook ignore the frame's messages (see `preview-head.html`).
  frame.dataset['storyFrame'] = '';
  frame.src = 'iframe.html?viewMode=story&sheet';
  await new Promise((loaded) => frame.addEventListener('load', loaded));
  const page = frame.contentWindow!;
  while (!('__STORYBOOK_PREVIEW__' in page)) await nextFrame();
  await previewOf(page).ready();
  // Keeps popups in this frame open when the next frame takes focus.
  for (const type of ['blur', 'focusout']) {
    const stayOpen = (event: Event) => {
      if ('played' in frame.dataset) event.stopImmediatePropagation();
    };
    page.addEventListener(type, stayOpen, { capture: true });
  }
  frames.push(frame);
  return frame;
}

/**
 * Renders a story into an element.
 *
 * @param until phase to wait for: `completing` follows the play function; `finished` follows the play function and all animations
 * @throws the story's or play function's error
 */
function show(
  page: Window,
  story: PreparedStory<ReactRenderer>,
  element: HTMLElement,
  until: 'completing' | 'finished',
  autoplay = true,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const channel = channelOf(page);
    channel.on(STORY_RENDER_PHASE_CHANGED, function onPhaseChange({ newPhase, storyId }) {
      if (storyId !== story.id || (newPhase !== until && newPhase !== 'finished')) return;
      channel.off(STORY_RENDER_PHASE_CHANGED, onPhaseChange);
      resolve();
    });
    const callbacks = {
      showMain: () => undefined,
      showError: ({ title = '', description = '' }) => reject(new Error(`${title} ${description}`)),
      showException: reject,
    };
    cleanups.push(previewOf(page).renderStoryToElement(story, element, callbacks, { autoplay }));
  });
}

/** Loads the fonts, because some play functions measure text. */
const loadFonts = ({ document: { fonts: fontSet } }: Window) =>
  Promise.allSettled(Object.values(fonts).map(([stack]) => fontSet.load(`1em ${stack}`)));

async function playStory(storyId: string, page: Window, until: 'completing' | 'finished') {
  const preview = previewOf(page);
  await loadFonts(page);
  const story = await preview.loadStory({ storyId });
  preview.view.showMain();
  await show(page, story, preview.view.prepareForStory(story), until);
}

async function addStory(storyId: string, globals: SheetGlobals, index: number): Promise<void> {
  const story = await previewOf(window).loadStory({ storyId });
  const { isFramed, height, windowSize: requested } = framingOf(story);
  const frame =
    isFramed && (frames.find((candidate) => sectionOf(candidate).hidden) ?? (await addFrame()));
  const cell = frame ? frame.parentElement! : addCell();
  const section = sectionOf(cell);
  section.hidden = false;
  section.style.order = String(index);
  section.querySelector('p')!.textContent = story.name;
  cell.toggleAttribute('data-padded', story.parameters['layout'] !== 'fullscreen');
  if (!frame) {
    // Keeps content with `position: fixed` inside its cell.
    if (height) cell.style.cssText = `block-size:${height};overflow:hidden;transform:translate(0)`;
    await show(window, story, cell, 'completing', false);
    cleanups.push(() => section.remove());
    return;
  }
  frame.style.inlineSize = requested.width ?? '100%';
  frame.style.maxInlineSize = 'none';
  // Play functions that measure widths may fail in a window smaller than requested.
  const mayFail = frame.offsetWidth > cell.clientWidth;
  frame.style.maxInlineSize = '100%';
  frame.style.blockSize = height;
  frame.title = story.name;
  const page = frame.contentWindow!;
  page.scrollTo(0, 0);
  channelOf(page).emit(UPDATE_GLOBALS, { globals });
  await playStory(storyId, page, 'finished').catch((error: unknown) => {
    if (!mayFail) throw new Error(`${storyId}: ${String(error)}`);
  });
  frame.dataset['played'] = '';
  // Replaces the text only after the play function, which looks for English text.
  const tools = page as unknown as typeof sheetTools;
  if (globals.direction === 'rtl') cleanups.push(tools.replaceWithArabic(page.document.body));
}

async function waitForRendering(): Promise<void> {
  const isFinished = ({ phase = '' }) => /^(completed|finished|errored|aborted)$/.test(phase);
  while (!previewOf(window).storyRenders.every(isFinished)) await nextFrame();
}

/**
 * Shows these stories in place of the current ones, for screenshots and checks. Only stories in frames run their play function.
 *
 * @throws if a story cannot be shown, or a play function in a frame fails
 */
async function showSheet(storyIds: readonly string[], globals: SheetGlobals): Promise<void> {
  await previewOf(window).ready();
  await removeStories();
  for (const frame of frames) {
    sectionOf(frame).hidden = true;
    delete frame.dataset['played'];
  }
  if (!container.isConnected) document.body.replaceChildren(container);
  channelOf(window).emit(UPDATE_GLOBALS, { globals });
  document.documentElement.dir = globals.direction;
  document.body.classList.toggle('dark', globals.theme === 'dark');
  for (const [index, id] of storyIds.entries()) await addStory(id, globals, index);
  await waitForRendering();
  scrollTo(0, 0);
}

function visibleDocuments(): Document[] {
  const shown = frames.filter((frame) => !sectionOf(frame).hidden);
  return [document, ...shown.map((frame) => frame.contentDocument!)];
}

/** Resolves when the sheet has been painted with all fonts and images loaded. */
async function paintSheet(): Promise<void> {
  for (let count = 0; count < 2; count++) await nextFrame();
  for (const page of visibleDocuments()) {
    await page.fonts.ready;
    for (const image of page.images) {
      // Loads lazy images, because nothing scrolls to them. Ignores broken images, which some stories show on purpose.
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
    }
  }
}

/** Returns the window size that a story requests, in CSS px; by default 1200 × 900. */
async function windowSizeOf(storyId: string): Promise<{ width: number; height: number }> {
  await previewOf(window).ready();
  const { width = '1200px', height = '900px' } = framingOf(
    await previewOf(window).loadStory({ storyId }),
  ).windowSize;
  return { width: lengthPx(width), height: lengthPx(height) };
}

/** Functions that `visual-tests/sheets.ts` calls in the page, and that the page calls in its frames. */
export const sheetTools = {
  showSheet,
  paintSheet,
  replaceWithArabic,
  windowSizeOf,
  playStory: async (storyId: string) => {
    await removeStories();
    await playStory(storyId, window, 'completing');
  },
};
