import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { VisuallyHidden } from '../layout/VisuallyHidden/VisuallyHidden';
import { longName } from '../samples/cards';
import { Link } from './Link';
import { UiProvider } from './UiProvider';

const meta = {
  title: 'Navigation and layout/Link (anchor, screen reader text)',
  id: 'platform-link',
  component: Link,
  subcomponents: { UiProvider, VisuallyHidden },
  args: { href: '/projects', children: 'All projects' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Announces the new tab in hidden text. */
export const NewTab: Story = {
  args: { newTab: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'All projects (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    const { width, height } = canvas.getByText(/new tab/).getBoundingClientRect();
    await expect(Math.max(width, height)).toBe(1);
  },
};

export const LongText: Story = { args: { children: longName } };
