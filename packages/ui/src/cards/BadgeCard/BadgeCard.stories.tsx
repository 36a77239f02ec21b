import preview from '../../../.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { badgeSamples, longWord } from '../../samples/cards';
import { inColumn } from '../../samples/columns';
import { BadgeCard } from './BadgeCard';

const meta = preview.meta({
  title: 'Cards and lists/BadgeCard (medal, award)',
  id: 'cards-activity-badgecard',
  component: BadgeCard,
  args: badgeSamples[0],
  decorators: [inColumn('26rem', 'Badges')],
});

/** The emoji is hidden from screen readers. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('⚔️')).toBeVisible());
    await expect(canvas.getByText('⚔️')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('heading', { name: 'Duelist' })).toBeVisible();
  },
});

/** If no font has the emoji, the card shows only the drawing and the name. */
export const NoFont = meta.story({
  args: { emoji: '\u{10fffd}' },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(canvas.getByText('\u{10fffd}')).not.toBeVisible();
  },
});

export const LongText = meta.story({ args: { name: longWord } });
