import type { Meta, StoryObj } from '@storybook/react-vite';

import { longName } from '../../samples/cards';
import { Badge } from './Badge';

const meta = {
  title: 'Cards/Details/Badge',
  component: Badge,
  args: { children: 'Offline', pip: 'filled' },
  parameters: {
    usage: {
      do: 'use the filled pip for a place or category, the hollow one for “remote”.',
      dont: 'use it as a button.',
      reader: 'Plain text; the pip says nothing that the word does not.',
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Hollow: Story = { args: { children: 'Remote', pip: 'hollow' } };

export const LongText: Story = { args: { children: longName } };
