import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { longName, longWord } from '../../samples/cards';
import { paragraphsSample } from '../../samples/chrome';
import { colour } from '../../theme';
import { Wrap } from './Wrap';

const meta = {
  title: 'Layout/Wrap',
  component: Wrap,
  parameters: { layout: 'fullscreen' },
  args: {
    children: <p style={{ background: colour('sunken') }}>{paragraphsSample[0]}</p>,
  },
} satisfies Meta<typeof Wrap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(paragraphsSample[0]!);
    const left = text.getBoundingClientRect().left;
    await expect(left).toBeGreaterThanOrEqual(20);
  },
};

export const LongText: Story = {
  args: {
    children: (
      <p style={{ background: colour('sunken') }}>{`${longWord} ${longName}. `.repeat(5)}</p>
    ),
  },
};

export const EndOfAPage: Story = { args: { $isPageEnd: true } };
