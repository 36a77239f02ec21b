import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LinkButton } from './LinkButton';

const meta = {
  title: 'Forms/Buttons/LinkButton',
  component: LinkButton,
  args: { href: '/contact', children: 'Hire Me' },
  parameters: {
    usage: {
      do: 'use it for the way on that matters most: a resume, a project’s site.',
      dont: 'use it for what happens on the page itself: that is a Button.',
      keys: { Enter: 'Follows the link.' },
      reader: 'Its words and “link”; one that opens a new tab says so.',
    },
  },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Hire Me' });
    await expect(link).toHaveAttribute('href', '/contact');
    await expect(link).not.toHaveAttribute('target');
  },
};

export const NewTab: Story = {
  args: { href: 'https://example.com/resume', newTab: true, children: 'View Resume' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View Resume (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Download: Story = {
  args: { href: '/resume.pdf', download: true, children: 'Download Resume' },
};

export const LongText: Story = {
  args: {
    children: 'Read how the announcer at the bus stand came about, from the first sketch on',
  },
};
