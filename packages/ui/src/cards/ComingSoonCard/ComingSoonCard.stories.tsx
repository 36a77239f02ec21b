import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { comingSoonSample, longName, missingPhotoSample } from '../../samples/cards';
import { ComingSoonCard } from './ComingSoonCard';

const meta = {
  title: 'Cards/Work/ComingSoonCard',
  component: ComingSoonCard,
  args: comingSoonSample,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    usage: {
      do: 'keep it last in its list.',
      dont: 'give it a link: there is nothing to see yet.',
      reader: 'Heading and a disabled button.',
    },
  },
} satisfies Meta<typeof ComingSoonCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There is nothing to follow and nothing to press. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongText: Story = { args: { name: longName } };

export const MissingImage: Story = { args: { image: missingPhotoSample } };
