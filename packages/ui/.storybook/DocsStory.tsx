import { Story, useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState, type ComponentProps, type CSSProperties } from 'react';
import { STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { framingOf } from './framing';
import { useToolbar, type Toolbar } from './useToolbar';

function addressOf(storyId: string, toolbar: Toolbar): string {
  const globals = Object.entries(toolbar).map(([name, value]) => `${name}:${value}`);
  return `iframe.html?${new URLSearchParams({ id: storyId, viewMode: 'story', globals: globals.join(';') })}`;
}

interface StoryFrameProps {
  storyId: string;
  name: string;
  /** How wide the window is that the story asks for, e.g. `320px`; the page's own width when left out. */
  width: string | undefined;
  /** How high the frame is, as the story says; as high as what is shown when left out. */
  height: string | undefined;
  /** Whether the page's controls are this story's. */
  isControlled: boolean;
}

interface ArgsMessage {
  storyId: string;
  args: Record<string, unknown>;
}

/** What of a frame's Storybook is spoken to. */
interface FrameWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, payload: object): void };
}

/** A window of its own for one story. The story's own settings win over the toolbar's. */
function StoryFrame({ storyId, name, width, height, isControlled }: StoryFrameProps) {
  const toolbar = useToolbar();
  const frame = useRef<HTMLIFrameElement>(null);
  const [root, setRoot] = useState<HTMLElement | null>();
  const [contentPx, setContentPx] = useState(0);

  useEffect(() => {
    if (!isControlled) return;
    const pass = ({ storyId: changedId, args }: ArgsMessage) => {
      if (changedId !== storyId) return;
      const frameWindow = frame.current?.contentWindow as FrameWindow | null | undefined;
      frameWindow?.__STORYBOOK_ADDONS_CHANNEL__?.emit(UPDATE_STORY_ARGS, {
        storyId,
        updatedArgs: args,
      });
    };
    const channel = addons.getChannel();
    channel.on(STORY_ARGS_UPDATED, pass);
    return () => channel.off(STORY_ARGS_UPDATED, pass);
  }, [storyId, isControlled]);

  useEffect(() => {
    if (!root || height) return undefined;
    const observer = new ResizeObserver(() => {
      // Around the root there is the room that the story's layout leaves.
      setContentPx(root.getBoundingClientRect().bottom + root.offsetTop);
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, [root, height]);

  return (
    <iframe
      ref={frame}
      title={name}
      // What it says of itself is not said of this page: see `preview-head.html`.
      data-story-frame=""
      src={addressOf(storyId, toolbar)}
      loading="lazy"
      onLoad={({ currentTarget }) => {
        setRoot(currentTarget.contentDocument?.getElementById('storybook-root'));
      }}
      style={{
        display: 'block',
        inlineSize: width ?? '100%',
        maxInlineSize: '100%',
        // What is higher scrolls in it.
        blockSize: height ?? `clamp(96px, ${contentPx}px, 720px)`,
        border: 0,
        outline: width && '1px dashed var(--hair)',
      }}
    />
  );
}

/**
 * A story on a documentation page. All stories of a page share its document, so one that asks for a theme, a width or motion of
 * its own, or for `inline: false` because it lies over everything or its play function makes it what it is, gets a frame; there
 * it looks as it does alone. One with a `height` is fixed to the window, and gets a box that it is fixed to instead.
 */
export function DocsStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const { isFramed, height, window } = framingOf(story);
  if (!isFramed) {
    if (!height) return <Story {...props} />;
    // What is fixed to the window is fixed to this box, because it is transformed.
    const box: CSSProperties = { blockSize: height, overflow: 'auto', transform: 'translate(0)' };
    return (
      <div style={box}>
        <Story {...props} />
      </div>
    );
  }
  return (
    <StoryFrame
      storyId={story.id}
      name={story.name}
      width={window.width}
      height={height}
      isControlled={props.__primary === true}
    />
  );
}
