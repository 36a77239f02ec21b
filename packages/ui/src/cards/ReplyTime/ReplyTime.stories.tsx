import type { Meta, StoryObj } from '@storybook/react-vite';

import { ReplyTime } from './ReplyTime';

const meta = {
  title: 'Cards/ReplyTime',
  component: ReplyTime,
  args: { time: '24-48 hours', text: 'until a reply' },
} satisfies Meta<typeof ReplyTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { text: 'until a reply, on working days, and a little longer around public holidays' },
};
