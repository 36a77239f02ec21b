import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { longName } from '../../samples/cards';
import { AchievementCounter } from './AchievementCounter';

const meta = {
  title: 'Cards/Person/AchievementCounter',
  component: AchievementCounter,
  args: { value: 20, target: 20, suffix: '+', label: 'Certificates' },
  parameters: {
    usage: {
      do: 'use it for two or three numbers that were earned.',
      dont: 'count what changes while one looks.',
      reader: 'The final number at once, never the counting.',
    },
  },
} satisfies Meta<typeof AchievementCounter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The woven number, and the same number once in words. */
export const Counted: Story = {};

/** On the way: display type. Assistive technology is told where it ends, not every step. */
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
