import preview from '../../../.storybook/preview';
import { expect, fireEvent, userEvent } from 'storybook/test';

import { longName, photoSample } from '../../samples/cards';
import { inArticle } from '../../samples/columns';
import { EmbedStyles } from '../Prose/rareParts';
import { Video } from './Video';

const meta = preview.meta({
  title: 'Media and documents/Video (player, embed, YouTube)',
  id: 'article-video',
  component: Video,
  args: {
    title: 'A minute at the bus stop',
    href: 'https://video.example.com/watch',
    provider: 'Example',
    // An empty player that needs no network access.
    player: 'data:text/html,<title>Player</title>',
    poster: { art: 'woven/example', alt: '' },
  },
  decorators: [inArticle],
});

/** A link to the video. A click loads the player and moves focus to it. A click with Ctrl or Cmd opens a new tab. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: `Play: ${args.title}` });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    await expect(canvas.queryByTitle(args.title)).toBeNull();
    await userEvent.click(link);
    const player = canvas.getByTitle(args.title);
    await expect(player).toHaveAttribute('src', args.player);
    await expect(player).toHaveFocus();
  },
});

/** An embed that is not a video, such as a map. */
export const Embed = meta.story({
  args: { kind: 'embed', title: 'Map of the bus stop' },
  render: (args) => (
    <EmbedStyles>
      <Video {...args} />
    </EmbedStyles>
  ),
});

export const Poster = meta.story({ args: { poster: { ...photoSample, alt: '' } } });
export const LongText = meta.story({ args: { title: longName } });
