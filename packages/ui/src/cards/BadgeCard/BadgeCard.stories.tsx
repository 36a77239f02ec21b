import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { badgeSamples, longWord } from '../../samples/cards';
import { inColumn } from '../../samples/columns';
import { BadgeCard } from './BadgeCard';

const meta = {
  title: 'Cards/Activity/BadgeCard',
  component: BadgeCard,
  args: badgeSamples[0],
  decorators: [inColumn('26rem', 'Badges')],
  parameters: {
    usage: {
      do: 'keep the badge’s own emoji beside our drawing. A machine without a font for it shows the drawing alone.',
      dont: 'let the emoji be the only name.',
      reader: 'The name as a heading; drawing and emoji are silent.',
    },
  },
} satisfies Meta<typeof BadgeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The emoji is seen, and its name is not read a second time. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('⚔️')).toBeVisible());
    await expect(canvas.getByText('⚔️')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('heading', { name: 'Duelist' })).toBeVisible();
  },
};

/** An emoji that no font of the machine has would be a box: there is the drawing alone. */
export const NoFont: Story = {
  args: { emoji: '\u{10fffd}' },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(canvas.getByText('\u{10fffd}')).not.toBeVisible();
  },
};

export const LongText: Story = { args: { name: longWord } };
