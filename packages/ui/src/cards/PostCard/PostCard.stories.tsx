import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { longName, missingPhotoSample, postSamples } from '../../samples/cards';
import { PostCard } from './PostCard';

const meta = {
  title: 'Cards and lists/PostCard (blog card, teaser)',
  id: 'cards-work-postcard',
  component: PostCard,
  args: postSamples[0],
  parameters: {
    usage: {
      do: 'say in the title what readers learn.',
      dont: 'give it more than one category.',
      keys: { Enter: 'Follows the link.' },
      reader: 'Heading with the link; date and reading time as text.',
    },
  },
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: postSamples[0].title })).toBeVisible();
    const time = canvasElement.querySelector('time')!;
    await expect(time).toHaveTextContent('10 December 2024');
    await expect(time).toHaveAttribute('datetime', '2024-12-10');
  },
};

/** Changed since publication. */
export const Updated: Story = {
  args: { updatedOn: '2025-03-14' },
  play: async ({ canvas }) => {
    const time = canvas.getByText('Updated 14 March 2025');
    await expect(time).toHaveAttribute('datetime', '2025-03-14');
  },
};

/** Announced but not written: links to a short page and shows no date. */
export const Upcoming: Story = {
  args: { title: 'More to come', category: 'Upcoming', tile: 'blank', isPlaceholder: true },
};

export const LongText: Story = {
  args: { title: longName, content: `${longName}. `.repeat(4), author: longName },
};

export const MissingImage: Story = { args: { image: missingPhotoSample } };
