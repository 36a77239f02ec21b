import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { longName } from '../../samples/cards';
import { withClipboard } from '../../samples/clipboard';
import { CopyButton } from './CopyButton';

const meta = {
  title: 'Forms and actions/CopyButton (clipboard)',
  id: 'article-copybutton',
  component: CopyButton,
  args: { label: 'Copy code', read: () => 'say(2);' },
  parameters: {
    usage: {
      do: 'name what it copies.',
      dont: 'show it only on hover.',
      keys: { 'Enter, Space': 'Copies.' },
      reader: 'Its name, button; then “Copied”, or an error.',
    },
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const writeText = fn(async () => {});
export const Copied: Story = {
  beforeEach: withClipboard(writeText),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(await canvas.findByText(/Copied/)).toHaveAttribute('role', 'status');
    await expect(writeText).toHaveBeenLastCalledWith('say(2);');
  },
};

export const Refused: Story = {
  beforeEach: withClipboard(() => Promise.reject(new Error('refused'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(await canvas.findByText(/blocked copying/)).toBeVisible();
  },
};

export const LongText: Story = { args: { label: longName } };
