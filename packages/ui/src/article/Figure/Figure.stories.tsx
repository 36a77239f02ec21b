import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { coverSample, longName, missingPhotoSample, photoSample } from '../../samples/cards';
import { inArticle } from '../../samples/columns';
import { Figure } from './Figure';

/* As in an article: on a tile of its page. */
const meta = {
  title: 'Article/Figure',
  component: Figure,
  args: { picture: coverSample, caption: 'The stop asks, the bus answers, the rider knows.' },
  decorators: [inArticle],
  parameters: {
    usage: {
      do: 'say in the caption what the picture shows that the text does not.',
      dont: 'repeat the caption in the description.',
      keys: {
        'Enter, Space': 'Opens it large.',
        Escape: 'Closes it; the focus goes back to the picture.',
      },
      reader:
        '“Enlarge” with the description, button; opened, a dialog with the caption as its name.',
    },
  },
} satisfies Meta<typeof Figure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened with the keyboard, closed with Escape; the focus comes back to the picture. */
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
