import preview from '../../../.storybook/preview';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';

import { longName, photoSample } from '../../samples/cards';
import { inArticle } from '../../samples/columns';
import { Gallery } from './Gallery';

const tall = { ...photoSample, width: 600, height: 900, alt: 'The same stripes, cut tall' };
const wide = { ...photoSample, width: 1440, height: 640, alt: 'The same stripes, cut wide' };

const meta = preview.meta({
  title: 'Media and documents/Gallery (photos, lightbox, carousel)',
  id: 'article-gallery',
  component: Gallery,
  args: {
    items: [
      { picture: photoSample, caption: 'Three stripes.' },
      { picture: tall },
      { picture: wide, caption: 'A wide photograph with a caption.' },
    ],
  },
  decorators: [inArticle],
});

async function openFirst(canvas: ReturnType<typeof within>) {
  canvas.getAllByRole('link', { name: /^Enlarge/ })[0]!.focus();
  await userEvent.keyboard('{Enter}');
  return (await canvas.findByRole('dialog')) as HTMLDialogElement;
}

/**
 * Each photograph is a link to its file. A click with Ctrl or Cmd opens the file in a new tab; another click opens the viewer. Arrow
 * keys, Home, End and swipes change the photograph. Closing the viewer moves focus to the last photograph shown.
 */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `Enlarge: ${photoSample.alt}` });
    await expect(link).toHaveAttribute('href', photoSample.src);
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, { ctrlKey: true });
    await expect(canvas.queryByRole('dialog')).toBeNull();

    const dialog = await openFirst(canvas);
    await expect(dialog.matches(':modal')).toBe(true);
    const shown = () => within(dialog).getByRole('img').getAttribute('alt');
    await expect(shown()).toBe(photoSample.alt);
    for (const [key, alt] of [
      ['{ArrowRight}', tall.alt],
      ['{End}', wide.alt],
      ['{ArrowRight}', photoSample.alt],
      ['{ArrowLeft}', wide.alt],
      ['{Home}', photoSample.alt],
      ['{ArrowRight}', tall.alt],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(shown()).toBe(alt);
    }

    const viewer = within(dialog);
    const swipe = (from: number, to: number) => {
      const figure = dialog.querySelector('figure')!;
      const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true };
      fireEvent.pointerDown(figure, { ...finger, clientX: from });
      fireEvent.pointerUp(figure, { ...finger, clientX: to });
    };
    swipe(300, 100);
    await expect(await viewer.findByText('3 of 3')).toBeVisible();
    swipe(100, 120);
    await expect(viewer.getByText('3 of 3')).toBeVisible();
    swipe(100, 300);
    await expect(await viewer.findByText('2 of 3')).toBeVisible();

    // Synthetic key events do not close a dialog.
    dialog.close();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByRole('link', { name: `Enlarge: ${tall.alt}` })).toHaveFocus();
  },
});

/** The buttons show the next or previous photograph. */
export const Opened = meta.story({
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas }) => {
    const dialog = await openFirst(canvas);
    const viewer = within(dialog);
    await expect(viewer.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.click(viewer.getByRole('button', { name: 'Next' }));
    await expect(viewer.getByText('2 of 3')).toBeVisible();
    await userEvent.click(viewer.getByRole('button', { name: 'Previous' }));
    await expect(viewer.getByText('Three stripes.')).toBeVisible();
  },
});

/** A single photograph has no previous or next button. */
export const Single = meta.story({
  args: { items: [{ picture: photoSample }] },
  play: async ({ canvas }) => {
    const dialog = await openFirst(canvas);
    await expect(within(dialog).queryByRole('button', { name: 'Next' })).toBeNull();
    dialog.close();
  },
});

export const LongText = meta.story({
  args: { items: [{ picture: photoSample, caption: longName }, { picture: tall }] },
});
