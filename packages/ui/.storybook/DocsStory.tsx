import { Story, useOf } from '@storybook/addon-docs/blocks';
import type { ReactRenderer } from '@storybook/react-vite';
import { useEffect, useRef, type ComponentProps } from 'react';
import type { Channel } from 'storybook/internal/channels';
import { STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { Args, PreparedStory } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { useToolbar } from './Docs';
import { framingOf } from './framing';

interface StoryFrameProps {
  story: PreparedStory<ReactRenderer>;
  /** True if the page's controls change this story. */
  isControlled: boolean;
}

function StoryFrame({ story, isControlled }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { height, windowSize } = framingOf(story);
  // Keeps only strings: the settings in the toolbar's menus. Omits the vision simulation, which already applies to frames.
  const globals = Object.entries(useToolbar())
    .filter(([name, value]) => typeof value === 'string' && name !== 'vision')
    .map((entry) => entry.join(':'));

  useEffect(() => {
    if (!isControlled) return;
    const forwardArgs = ({ storyId, args }: { storyId: string; args: Args }) => {
      const page = frame.current?.contentWindow as {
        __STORYBOOK_ADDONS_CHANNEL__?: Channel;
      } | null;
      if (storyId === story.id)
        page?.__STORYBOOK_ADDONS_CHANNEL__?.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: args });
    };
    const channel = addons.getChannel();
    channel.on(STORY_ARGS_UPDATED, forwardArgs);
    return () => channel.off(STORY_ARGS_UPDATED, forwardArgs);
  }, [story.id, isControlled]);

  return (
    <iframe
      ref={frame}
      title={story.name}
      // Makes Storybook ignore the frame's messages (see `preview-head.html`).
      data-story-frame=""
      src={`iframe.html?${new URLSearchParams({ id: story.id, viewMode: 'story', globals: globals.join(';') })}`}
      loading="lazy"
      style={{
        display: 'block',
        inlineSize: windowSize.width ?? '100%',
        maxInlineSize: '100%',
        blockSize: height,
        border: 0,
        outline: windowSize.width && '1px dashed var(--hair)',
      }}
    />
  );
}

/** A story on a documentation page. Stories that set a theme or width, or `inline: false`, get a frame. */
export function DocsStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  return framingOf(story).isFramed ? (
    <StoryFrame story={story} isControlled={props.__primary === true} />
  ) : (
    <Story {...props} />
  );
}
