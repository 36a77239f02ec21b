import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';

import { longName, missingPhotoSample, photoSample } from '../../samples/cards';
import { inArticle } from '../../samples/columns';
import { Gallery } from './Gallery';

const tall = { ...photoSample, width: 600, height: 900, alt: 'The same stripes, cut tall' };
const wide = { ...photoSample, width: 1440, height: 640, alt: 'The same stripes, cut wide' };

const meta = {
  title: 'Media and documents/Gallery (photos, lightbox, carousel)',
  id: 'article-gallery',
  component: Gallery,
  args: {
    items: [
      { picture: photoSample, caption: 'Three stripes.' },
      { picture: tall },
      { picture: wide, caption: 'Two more, and a long line.' },
    ],
  },
  decorators: [inArticle],
  parameters: {
    usage: {
      do: 'describe each photograph; say in the caption what it does not show.',
      dont: 'put text into photographs.',
      keys: {
        Enter: 'Opens a photograph large.',
        '← →': 'Show the previous and the next one.',
        'Home, End': 'Show the first and the last one.',
        Escape: 'Closes the viewer; the focus returns to the photograph.',
      },
      reader:
        '“Enlarge” with the description, link; opened, a dialog that announces each photograph.',
    },
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the first photograph and waits for the viewer. */
async function openFirst(canvas: ReturnType<typeof within>) {
  const [first] = canvas.getAllByRole('link', { name: /^Enlarge/ });
  first!.focus();
  await userEvent.keyboard('{Enter}');
  return {
    first: first!,
    dialog: (await canvas.findByRole('dialog', undefined, {
      timeout: 10_000,
    })) as HTMLDialogElement,
  };
}

/** Each photograph is a link to its file; the keys that open a tab keep it one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `Enlarge: ${photoSample.alt}` });
    await expect(link).toHaveAttribute('href', photoSample.src);
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, { ctrlKey: true });
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Arrow keys, Home and End change the photograph; Escape closes. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    const { first, dialog } = await openFirst(canvas);
    await expect(dialog.matches(':modal')).toBe(true);
    const shown = () => within(dialog).getByRole('img').getAttribute('alt');
    await expect(shown()).toBe(photoSample.alt);
    for (const [key, alt] of [
      ['{ArrowRight}', tall.alt],
      ['{End}', wide.alt],
      ['{ArrowRight}', photoSample.alt],
      ['{ArrowLeft}', wide.alt],
      ['{Home}', photoSample.alt],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(shown()).toBe(alt);
    }
    // Only the browser itself closes a dialog on Escape.
    dialog.close();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(first).toHaveFocus();
  },
};

/** The buttons step, and Close returns the focus. */
export const Opened: Story = {
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas }) => {
    const { first, dialog } = await openFirst(canvas);
    const viewer = within(dialog);
    await expect(viewer.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
    // A closed dialog has no role, but stays in the document until its event.
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(first).toHaveFocus();
    await userEvent.click(first);
    const again = within(await canvas.findByRole('dialog', undefined, { timeout: 10_000 }));
    await userEvent.click(again.getByRole('button', { name: 'Next' }));
    await expect(again.getByText('2 of 3')).toBeVisible();
    await userEvent.click(again.getByRole('button', { name: 'Previous' }));
    await expect(again.getByText('1 of 3')).toBeVisible();
    await expect(again.getByText('Three stripes.')).toBeVisible();
  },
};

/** A finger that moves to the left brings the next photograph. */
export const Swipe: Story = {
  play: async ({ canvas }) => {
    const { dialog } = await openFirst(canvas);
    const viewer = within(dialog);
    const swipe = (from: number, to: number) => {
      const figure = dialog.querySelector('figure')!;
      const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true };
      fireEvent.pointerDown(figure, { ...finger, clientX: from });
      fireEvent.pointerUp(figure, { ...finger, clientX: to });
    };
    swipe(300, 100);
    await expect(await viewer.findByText('2 of 3')).toBeVisible();
    swipe(100, 120);
    await expect(viewer.getByText('2 of 3')).toBeVisible();
    swipe(100, 300);
    await expect(await viewer.findByText('1 of 3')).toBeVisible();
    dialog.close();
  },
};

/** A single photograph has no steps. */
export const Single: Story = {
  args: { items: [{ picture: photoSample }] },
  play: async ({ canvas }) => {
    const { dialog } = await openFirst(canvas);
    await expect(within(dialog).queryByRole('button', { name: 'Next' })).toBeNull();
    dialog.close();
  },
};

export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  args: { items: [{ picture: photoSample, caption: longName.repeat(2) }, { picture: tall }] },
};
export const MissingImage: Story = {
  args: { items: [{ picture: missingPhotoSample }, { picture: photoSample }] },
};
