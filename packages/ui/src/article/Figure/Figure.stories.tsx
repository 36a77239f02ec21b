import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { coverSample, longName, missingPhotoSample, photoSample } from '../../samples/cards';
import { inArticle } from '../../samples/columns';
import { Figure } from './Figure';

/* On a tile, as in an article. */
const meta = {
  title: 'Media and documents/Figure (lightbox, modal, zoom)',
  id: 'article-figure',
  component: Figure,
  args: { picture: coverSample, caption: 'The stop asks, the bus answers, the rider knows.' },
  decorators: [inArticle],
  parameters: {
    usage: {
      do: 'use the caption for what the text does not say.',
      dont: 'repeat the caption in the description.',
      keys: {
        'Enter, Space': 'Opens it large.',
        Escape: 'Closes it and returns focus to the picture.',
      },
      reader: '“Enlarge” with the description, button; then a dialog named after the caption.',
    },
  },
} satisfies Meta<typeof Figure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens with the keyboard and closes on Escape, which returns focus to the picture. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const picture = canvas.getByRole('button', { name: /^Enlarge/ });
    picture.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog', { name: args.caption });
    await expect(dialog.matches(':modal')).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(dialog.open).toBe(false);
    await expect(picture).toHaveFocus();
  },
};

export const Opened: Story = {
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Enlarge/ }));
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};

export const Photo: Story = { args: { picture: photoSample } };
export const NoCaption: Story = { args: { caption: undefined } };
export const LongText: Story = { args: { caption: longName } };
export const MissingImage: Story = { args: { picture: missingPhotoSample } };
