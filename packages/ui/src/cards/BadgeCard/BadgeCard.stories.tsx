import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect, within } from 'storybook/test';

import { badgeSamples, longWord } from '../../samples/cards';
import { BadgeCard } from './BadgeCard';

const Column = styled.section`
  max-inline-size: 26rem;
`;

const meta = {
  title: 'Cards/BadgeCard',
  component: BadgeCard,
  args: badgeSamples[0],
  decorators: [
    (Story) => (
      <Column>
        <h2>Badges</h2>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof BadgeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The emoji is seen, and its name is not read a second time. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('⚔️')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('heading', { name: 'Duelist' })).toBeVisible();
  },
};

export const LongText: Story = { args: { name: longWord } };
