import type { Meta, StoryObj } from '@storybook/react-vite';

import { longName } from '../../samples/cards';
import { Badge } from './Badge';

const meta = {
  title: 'Cards and lists/Badge (chip, tag, pill, label)',
  id: 'cards-details-badge',
  component: Badge,
  args: { children: 'Offline', pip: 'filled' },
  parameters: {
    usage: {
      do: 'use the filled pip for a place or category, the hollow one for “Remote”.',
      dont: 'use it as a button.',
      reader: 'Plain text; the pip is decorative.',
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Hollow: Story = { args: { children: 'Remote', pip: 'hollow' } };

export const LongText: Story = { args: { children: longName } };
