import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { longName } from '../../samples/cards';
import { AchievementCounter } from './AchievementCounter';

const meta = {
  title: 'Cards and lists/AchievementCounter (number, count up)',
  id: 'cards-person-achievementcounter',
  component: AchievementCounter,
  args: { value: 20, target: 20, suffix: '+', label: 'Certificates' },
  parameters: {
    usage: {
      do: 'use it for two or three achievements.',
      dont: 'use it for live numbers.',
      reader: 'The final number only.',
    },
  },
} satisfies Meta<typeof AchievementCounter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The woven number, with one text alternative. */
export const Counted: Story = {};

/** While counting: display type. Assistive technology gets the final number only. */
export const Counting: Story = {
  args: { value: 13 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('13+')).toBeVisible();
    await expect(canvas.getByText('13+').closest('[aria-hidden]')).not.toBeNull();
    await expect(canvas.getByText('Certificates').parentElement).toHaveTextContent(
      '20+ Certificates',
    );
  },
};

/** Nothing moves when the count ends. */
export const KeepsItsRoom: Story = {
  render: (args) => (
    <>
      <AchievementCounter {...args} value={0} />
      <AchievementCounter {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const sizes = [...canvasElement.querySelectorAll('[data-counting]')].map(
      (figure) => `${figure.clientWidth} ${figure.scrollWidth} ${figure.clientHeight}`,
    );
    await expect(sizes[0]).toBe(sizes[1]);
  },
};

export const WithoutSuffix: Story = { args: { value: 7, target: 7, suffix: '' } };

export const LongText: Story = { args: { label: longName } };
