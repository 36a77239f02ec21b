import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';

import { longName, missingPhotoSample, photoSample } from '../../samples/cards';
import { inArticle } from '../../samples/columns';
import { Video } from './Video';

const meta = {
  title: 'Media and documents/Video (player, embed, YouTube)',
  id: 'article-video',
  component: Video,
  args: {
    title: 'A minute at the stop',
    href: 'https://video.example.com/watch',
    provider: 'Example',
    // A player without network access or text.
    player: 'data:text/html,<title>Player</title>',
    poster: { art: 'woven/example', alt: '' },
  },
  decorators: [inArticle],
  parameters: {
    usage: {
      do: 'describe the video in the title; add a poster image if there is one.',
      dont: 'play it automatically.',
      reader: '“Play: A minute at the stop”, link; then a frame named after the title.',
    },
  },
} satisfies Meta<typeof Video>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link to the video; modified clicks still open a new tab. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: `Play: ${args.title}` });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    await expect(canvas.queryByTitle(args.title)).toBeNull();
  },
};

/** Pressing it loads the player and focuses it. */
export const Playing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Play/ }));
    const player = canvas.getByTitle(args.title);
    await expect(player).toHaveAttribute('src', args.player);
    await expect(player).toHaveFocus();
  },
};

/** A map or another embed that is no video. */
export const Embed: Story = {
  args: { kind: 'embed', title: 'The way to the stop' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Open: The way to the stop' }));
    await expect(canvas.getByTitle('The way to the stop')).toHaveFocus();
  },
};

export const Poster: Story = { args: { poster: { ...photoSample, alt: '' } } };
export const LongText: Story = { args: { title: longName } };
export const MissingImage: Story = { args: { poster: { ...missingPhotoSample, alt: '' } } };
