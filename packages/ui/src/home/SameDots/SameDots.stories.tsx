import type { Meta, StoryObj } from '@storybook/react-vite';

import { longName, sameDotsSamples } from '../../samples/cards';
import { SameDots } from './SameDots';

const meta = {
  title: 'Home/SameDots',
  component: SameDots,
  args: { items: sameDotsSamples },
} satisfies Meta<typeof SameDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: { items: sameDotsSamples.map((item) => ({ ...item, caption: longName })) },
};

export const One: Story = { args: { items: sameDotsSamples.slice(0, 1) } };

/** Without drawings there is nothing. */
export const Empty: Story = { args: { items: [] } };
