import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';

import { longName, missingPhotoSample, photoSample } from '../../samples/cards';
import { inArticle } from '../../samples/columns';
import { Video } from './Video';

const meta = {
  title: 'Article/Video',
  component: Video,
  args: {
    title: 'A minute at the stop',
    href: 'https://video.example.com/watch',
    provider: 'Example',
    // A player that is there without a network, and has no words in a font of the machine.
    player: 'data:text/html,<title>Player</title>',
    poster: { art: 'woven/example', alt: '' },
  },
  decorators: [inArticle],
  parameters: {
    usage: {
      do: 'say in the title what is to be seen; give a picture of the video where there is one.',
      dont: 'let it play by itself.',
      reader: '“Play: A minute at the stop”, link; then a frame with the title as its name.',
    },
  },
} satisfies Meta<typeof Video>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link to the video; with the keys that open a tab it stays one. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: `Play: ${args.title}` });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    await expect(canvas.queryByTitle(args.title)).toBeNull();
  },
};

/** The press brings the player, which takes the focus. */
export const Playing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Play/ }));
    const player = canvas.getByTitle(args.title);
    await expect(player).toHaveAttribute('src', args.player);
    await expect(player).toHaveFocus();
  },
};

export const Poster: Story = { args: { poster: { ...photoSample, alt: '' } } };
export const LongText: Story = { args: { title: longName } };
export const MissingImage: Story = { args: { poster: { ...missingPhotoSample, alt: '' } } };
