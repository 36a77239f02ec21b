import type { Meta, StoryObj } from '@storybook/react-vite';

import { longName, skillLinkSamples } from '../../samples/cards';
import { SkillLinks } from './SkillLinks';

const meta = {
  title: 'Cards and lists/SkillLinks (skills, evidence)',
  id: 'home-skilllinks',
  component: SkillLinks,
  args: { items: skillLinkSamples },
} satisfies Meta<typeof SkillLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: { items: [{ name: longName, receipts: [{ label: longName, href: '#project' }] }] },
};

export const One: Story = { args: { items: skillLinkSamples.slice(0, 1) } };

/** Nothing is rendered without items. */
export const Empty: Story = { args: { items: [] } };
