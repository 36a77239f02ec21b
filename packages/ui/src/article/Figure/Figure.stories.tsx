import preview from '../../../.storybook/preview';
import { expect, userEvent } from 'storybook/test';

import { coverSample, longName, photoSample } from '../../samples/cards';
import { inArticle } from '../../samples/columns';
import { Figure } from './Figure';

const meta = preview.meta({
  title: 'Media and documents/Figure (lightbox, modal, zoom)',
  id: 'article-figure',
  component: Figure,
  args: { picture: coverSample, caption: 'The reader picks up the tag of the bus.' },
  decorators: [inArticle],
});

/** Enter opens the dialog. Closing the dialog returns focus to the picture. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const picture = canvas.getByRole('button', { name: /^Enlarge/ });
    picture.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog', { name: args.picture.alt });
    await expect(dialog.matches(':modal')).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(dialog.open).toBe(false);
    await expect(picture).toHaveFocus();
  },
});

export const Opened = meta.story({
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Enlarge/ }));
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
});

/** A photograph without a caption. */
export const Photo = meta.story({ args: { picture: photoSample, caption: undefined } });

export const LongText = meta.story({ args: { caption: longName } });
