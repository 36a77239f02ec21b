import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { NotFound } from './NotFound';

const meta = {
  title: 'Chrome/NotFound',
  component: NotFound,
  parameters: {
    usage: {
      do: 'offer a way on.',
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
