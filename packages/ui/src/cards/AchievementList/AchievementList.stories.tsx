import type { Meta, StoryObj } from '@storybook/react-vite';

import { longName } from '../../samples/cards';
import { AchievementCounter } from '../AchievementCounter/AchievementCounter';
import { AchievementList } from './AchievementList';

const meta = {
  title: 'Cards/Person/AchievementList',
  component: AchievementList,
  args: {
    children: [
      <AchievementCounter key="awards" value={5} target={5} label="Awards" />,
      <AchievementCounter key="certificates" value={20} target={20} label="Certificates" />,
    ],
  },
} satisfies Meta<typeof AchievementList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    children: [5, 20, 1204].map((value) => (
      <AchievementCounter key={value} value={value} target={value} label={longName} />
    )),
  },
};

/** Nothing to count: the list takes no room. */
export const Empty: Story = { args: { children: [] } };
