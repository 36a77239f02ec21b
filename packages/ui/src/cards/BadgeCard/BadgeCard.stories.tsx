import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { badgeSamples, longWord } from '../../samples/cards';
import { inColumn } from '../../samples/columns';
import { BadgeCard } from './BadgeCard';

const meta = {
  title: 'Cards and lists/BadgeCard (medal, award)',
  id: 'cards-activity-badgecard',
  component: BadgeCard,
  args: badgeSamples[0],
  decorators: [inColumn('26rem', 'Badges')],
  parameters: {
    usage: {
      do: 'keep the badge’s emoji beside the drawing. Without a font for it, the drawing shows alone.',
      dont: 'use the emoji as the only name.',
      reader: 'The name as a heading; drawing and emoji are decorative.',
    },
  },
} satisfies Meta<typeof BadgeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The emoji is visible but not read out again. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('⚔️')).toBeVisible());
    await expect(canvas.getByText('⚔️')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('heading', { name: 'Duelist' })).toBeVisible();
  },
};

/** Without a font for the emoji, only the drawing shows. */
export const NoFont: Story = {
  args: { emoji: '\u{10fffd}' },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(canvas.getByText('\u{10fffd}')).not.toBeVisible();
  },
};

export const LongText: Story = { args: { name: longWord } };
