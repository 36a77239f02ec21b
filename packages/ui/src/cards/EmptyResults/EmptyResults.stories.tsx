import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { longName } from '../../samples/cards';
import { EmptyResults } from './EmptyResults';

const meta = {
  title: 'Cards/EmptyResults',
  component: EmptyResults,
  args: {
    title: 'No skill is called that',
    text: 'Try fewer letters, or look through all categories.',
    onClear: fn(),
  },
} satisfies Meta<typeof EmptyResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear Filter' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { title: longName, text: longName } };
