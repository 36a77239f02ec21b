import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { longName, sameDotsSamples } from '../../samples/cards';
import { SameDots } from './SameDots';

const meta = {
  title: 'Cards and lists/SameDots (gallery, illustrations)',
  id: 'home-samedots',
  component: SameDots,
  args: { items: sameDotsSamples },
  parameters: {
    usage: {
      do: 'link each drawing to its project.',
      dont: 'use drawings with other dots: all share the first one’s lattice.',
      keys: {
        'Arrows, Home, End': 'Move focus between drawings.',
        Enter: 'Opens the project.',
      },
      reader: 'A list of links, each with its label, caption and project.',
    },
  },
} satisfies Meta<typeof SameDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(5);
    // The script that follows the pointer may still be loading.
    await waitFor(async () => {
      await userEvent.unhover(links[3]!);
      await userEvent.hover(links[3]!);
      await expect(canvasElement.querySelector('[data-current]')).toContainElement(links[3]!);
    });
    await userEvent.unhover(links[3]!);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'small' } } };

/** Drawings without a project are not links. */
export const WithoutLinks: Story = {
  args: { items: sameDotsSamples.map(({ link: _, ...item }) => item) },
};

export const LongText: Story = {
  args: { items: sameDotsSamples.map((item) => ({ ...item, caption: longName })) },
};

export const One: Story = { args: { items: sameDotsSamples.slice(0, 1) } };

/** Nothing is rendered without items. */
export const Empty: Story = { args: { items: [] } };
