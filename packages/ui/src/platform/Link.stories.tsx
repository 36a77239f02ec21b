import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { longName } from '../samples/cards';
import { Link } from './Link';

const meta = {
  title: 'Platform/Link',
  component: Link,
  args: { href: '/projects', children: 'All projects' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'All projects' });
    await expect(link).not.toHaveAttribute('target');
  },
};

/** Says so to those who cannot see it. */
export const NewTab: Story = {
  args: { newTab: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: 'All projects (opens in a new tab)',
    });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const External: Story = {
  args: { href: 'https://example.com', children: 'example.com' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const LongText: Story = {
  args: { children: longName },
};
