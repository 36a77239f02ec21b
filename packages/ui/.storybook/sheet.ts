import type { PreparedStory } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';

/** What of Storybook's preview shows several stories in one document; documentation pages use it too. */
interface Preview {
  ready(): Promise<void>;
  loadStory(which: { storyId: string }): Promise<PreparedStory<ReactRenderer>>;
  renderStoryToElement(
    story: PreparedStory<ReactRenderer>,
    element: HTMLElement,
    callbacks: Record<'showMain' | 'showError' | 'showException', (error?: unknown) => void>,
    options: { autoplay: boolean },
  ): () => Promise<void>;
  storyRenders: readonly { phase?: string }[];
  currentRender?: { phase?: string };
}

interface PreviewWindow extends Window {
  __STORYBOOK_PREVIEW__: Preview;
  __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: object): void };
}

const preview = () => (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;

/** Which theme and direction a sheet is shown in. */
export interface SheetGlobals {
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** What takes away the stories that are shown. */
let removals: (() => Promise<void>)[] = [];

const css = `
.sheet{display:grid;gap:1.5rem;padding-block:1rem;grid-template-columns:minmax(0,1fr)}
.sheet>section>p{padding:.25rem 1rem;margin:0 0 .5rem;border-block-end:1px dashed var(--hair);color:var(--ink-2);font-size:.8125rem}
.sheet>section>div{position:relative}
.sheet>section>div[data-padded]{padding-inline:1rem}
.sheet iframe{display:block;border:0;inline-size:100%}
`;

const isFinished = ({ phase = '' }: { phase?: string }) => /^(completed|finished)$/.test(phase);

/** Whether the story in a frame stands, its play function ended. */
function isFrameComplete({ contentWindow }: HTMLIFrameElement): boolean {
  const render = (contentWindow as PreviewWindow | null)?.__STORYBOOK_PREVIEW__?.currentRender;
  if (render?.phase === 'errored') throw new Error('A play function failed: run its test.');
  return render !== undefined && isFinished(render);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Shows a story in a cell, or in a frame if it asks for a window of its own; returns what takes it away. */
async function addStory(
  place: HTMLElement,
  storyId: string,
  globals: SheetGlobals,
): Promise<() => Promise<void>> {
  const story = await preview().loadStory({ storyId });
  const section = place.appendChild(document.createElement('section'));
  const caption = section.appendChild(document.createElement('p'));
  caption.translate = false;
  caption.textContent = story.name;
  const cell = section.appendChild(document.createElement('div'));
  const { layout } = story.parameters as { layout?: string };
  cell.toggleAttribute('data-padded', layout !== 'fullscreen');
  const { inline = true, height } = (story.parameters['docs']?.story ?? {}) as {
    inline?: boolean;
    height?: string;
  };
  if (!inline || Object.keys(story.storyGlobals).length > 0) {
    const frame = cell.appendChild(document.createElement('iframe'));
    const { value = '' } = (story.storyGlobals['viewport'] ?? {}) as { value?: string };
    const size = story.parameters['viewport']?.options?.[value]?.styles?.width as
      | string
      | undefined;
    frame.style.inlineSize = size ? `min(${size}, 100%)` : '100%';
    frame.style.blockSize = height ?? '30rem';
    frame.title = story.name;
    const settings = `theme:${globals.theme};direction:${globals.direction};a11y.manual:!true`;
    frame.src = `iframe.html?${new URLSearchParams({ id: storyId, viewMode: 'story', globals: settings })}`;
    await new Promise((loaded) => frame.addEventListener('load', loaded));
    while (!isFrameComplete(frame)) await nextFrame();
    // The next frame's play function takes the focus; what is open in this one stays so.
    for (const type of ['blur', 'focusout']) {
      frame.contentWindow?.addEventListener(type, (event) => event.stopImmediatePropagation(), {
        capture: true,
      });
    }
    return () => Promise.resolve();
  }
  if (height) {
    // What is fixed to the window is fixed to its cell.
    cell.style.cssText = `block-size:${height};overflow:hidden;transform:translate(0)`;
  }
  return new Promise<() => Promise<void>>((resolve, reject) => {
    const remove = preview().renderStoryToElement(
      story,
      cell,
      { showMain: () => resolve(remove), showError: reject, showException: reject },
      { autoplay: false },
    );
  });
}

/**
 * Shows all stories of a part below each other, in place of what was shown before: for pictures, and for checks of all states
 * at once. A story with a width of its own, or with `docs: { story: { inline: false } }`, stands in a frame, and its play
 * function runs; no other's does. Resolves when all of it stands, its fonts included.
 *
 * @throws When a story cannot be shown, or a play function in a frame fails.
 */
export async function showSheet(storyIds: readonly string[], globals: SheetGlobals): Promise<void> {
  await preview().ready();
  for (const remove of removals) await remove();
  removals = [];
  (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
    globals,
  });
  document.documentElement.dir = globals.direction;
  document.body.classList.toggle('dark', globals.theme === 'dark');
  const place = document.createElement('main');
  place.className = 'sheet';
  const style = place.appendChild(document.createElement('style'));
  style.textContent = css;
  document.body.replaceChildren(place);
  for (const id of storyIds) removals.push(await addStory(place, id, globals));
  while (!preview().storyRenders.every(isFinished)) await nextFrame();
  const frames = [...document.querySelectorAll('iframe')];
  for (const page of [document, ...frames.flatMap((frame) => frame.contentDocument ?? [])]) {
    await page.fonts.ready;
    for (const image of page.images) {
      // Nobody scrolls to it. One that is missing is what its story shows.
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
    }
  }
  scrollTo(0, 0);
}
