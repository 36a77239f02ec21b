import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { styled } from 'styled-components';

import { Button } from '../../forms/Button/Button';
import { SkillBar } from './SkillBar';

const Bars = styled.div`
  display: grid;
  gap: 1.5rem;
  max-inline-size: 24rem;
`;

const meta = {
  title: 'Cards/Skills/SkillBar',
  component: SkillBar,
  args: { name: 'React', percent: 85 },
  decorators: [
    (Story) => (
      <Bars>
        <Story />
      </Bars>
    ),
  ],
  parameters: {
    usage: {
      do: 'show the number beside it.',
      dont: 'use it for progress of something that is under way.',
      reader: 'Name, “meter”, the per cent; once.',
    },
  },
} satisfies Meta<typeof SkillBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('meter', { name: 'React' });
    await expect(bar).toHaveAttribute('aria-valuenow', '85');
  },
};

/** The line ends where the figure says, to a fraction of a dot; bare dots remain. */
export const Steps: Story = {
  render: () => (
    <>
      {[0, 4, 5, 30, 88, 95, 100].map((percent) => (
        <SkillBar key={percent} name={`${percent} per cent`} percent={percent} />
      ))}
    </>
  ),
};

/** Before the flag: nothing is woven yet, and the dot stands at the start. The value is told from the first. */
export const Waiting: Story = {
  args: { isActive: false },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('meter');
    await expect(bar).toHaveAttribute('aria-valuenow', '85');
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await expect(getComputedStyle(bar).getPropertyValue('--woven')).toBe('0');
  },
};

/** The flag lets it grow to its percent. */
export const Grows: Story = {
  render: function Growing(args) {
    const [isActive, setActive] = useState(false);
    return (
      <>
        <SkillBar {...args} isActive={isActive} />
        <Button onClick={() => setActive(true)}>Raise the flag</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('meter');
    await userEvent.click(canvas.getByRole('button'));
    await expect(getComputedStyle(bar).getPropertyValue('--woven')).toBe('85');
    await waitFor(
      async () => {
        const [, inset = '0'] = /inset\(-4px ([\d.]+)%/.exec(
          getComputedStyle(bar.lastElementChild!).clipPath,
        )!;
        await expect(Math.abs(Number(inset) - 15)).toBeLessThan(1);
      },
      { timeout: 2000 },
    );
  },
};
