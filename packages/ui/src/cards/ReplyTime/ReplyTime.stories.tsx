import type { Meta, StoryObj } from '@storybook/react-vite';

import { ReplyTime } from './ReplyTime';

const meta = {
  title: 'Cards/Details/ReplyTime',
  component: ReplyTime,
  args: { time: '24-48 hours', text: 'Reply within' },
} satisfies Meta<typeof ReplyTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { text: 'Reply on working days, and a little later around public holidays, within' },
};
