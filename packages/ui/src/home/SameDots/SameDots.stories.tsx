import preview from '../../../.storybook/preview';
import { expect, userEvent, waitFor } from 'storybook/test';

import { longName, sameDotsSamples } from '../../samples/cards';
import { SameDots } from './SameDots';

const meta = preview.meta({
  title: 'Cards and lists/SameDots (gallery, illustrations)',
  id: 'home-samedots',
  component: SameDots,
  args: { items: sameDotsSamples },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(5);
    // The script that tracks the pointer may still be loading.
    await waitFor(async () => {
      await userEvent.unhover(links[3]!);
      await userEvent.hover(links[3]!);
      await expect(canvasElement.querySelector('[data-current]')).toContainElement(links[3]!);
    });
    await userEvent.unhover(links[3]!);
  },
});

export const LongText = meta.story({
  args: { items: sameDotsSamples.map((item) => ({ ...item, caption: longName })) },
});

/** A single drawing, without a project to link to. */
export const WithoutLink = meta.story({
  args: { items: [{ ...sameDotsSamples[0]!, link: undefined }] },
});
