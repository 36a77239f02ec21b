import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { longName, longWord } from '../../samples/cards';
import { NotFound } from './NotFound';

const meta = {
  title: 'Chrome/NotFound',
  component: NotFound,
  parameters: {
    usage: {
      do: 'offer the pages whose address is close.',
      dont: 'blame the visitor.',
      keys: { Enter: 'Follows the link.' },
      reader: 'The title is read on arrival, as on every page.',
    },
    layout: 'fullscreen',
    docs: { story: { height: '34rem' } },
  },
  args: { homeHref: '/', projectsHref: '/projects' },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent(/^404 - Page Not Found$/);
    await expect(getComputedStyle(heading).textAlign).toBe('center');
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'See projects' })).toBeVisible();
  },
};

/** The address was nearly right. */
export const WithSuggestions: Story = {
  args: {
    suggestions: [
      { label: 'Projects', href: '/projects' },
      { label: 'To-do list app', href: '/projects/projectdetail/to-do-list-app' },
    ],
  },
  play: async ({ canvas }) => {
    const near = canvas.getByRole('navigation', { name: /looking for/ });
    await expect(within(near).getAllByRole('link')).toHaveLength(2);
  },
};

export const LongText: Story = {
  args: {
    suggestions: [longName, longWord].map((label) => ({ label, href: `/${label}` })),
  },
};
