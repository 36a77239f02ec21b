import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { SkipLink } from './SkipLink';

const meta = {
  title: 'Chrome/SkipLink',
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        Press Tab: the link appears at the top.
      </main>
    </>
  ),
  parameters: {
    usage: {
      do: 'keep it the first stop of every page.',
      dont: 'hide it from those who tab.',
      keys: { Enter: 'Puts the focus on the content.' },
      reader: '“Skip to content, link”.',
    },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(link).toHaveAttribute('href', '#main');
  },
};

export const Focused: Story = {
  parameters: { docs: { story: { inline: false, height: '8rem' } } },
  play: async ({ canvas }) => {
    canvas.getByRole('link').focus();
  },
};

export const LongText: Story = {
  args: { label: 'Zum eigentlichen Inhalt dieser Seite springen, an der Navigation vorbei' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    link.focus();
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
