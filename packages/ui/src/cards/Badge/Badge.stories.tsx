import type { Meta, StoryObj } from '@storybook/react-vite';

import { longName } from '../../samples/cards';
import { Badge } from './Badge';

const meta = {
  title: 'Cards/Badge',
  component: Badge,
  args: { children: 'Offline', pip: 'filled' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Hollow: Story = { args: { children: 'Remote', pip: 'hollow' } };

export const LongText: Story = {
  args: { children: longName },
};
