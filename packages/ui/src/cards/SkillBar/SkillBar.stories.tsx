import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Button } from '../../forms/Button/Button';
import { inColumn } from '../../samples/columns';
import { SkillBar } from './SkillBar';

const meta = {
  title: 'Cards/Skills/SkillBar',
  component: SkillBar,
  args: { name: 'React', percent: 85 },
  decorators: [inColumn('24rem')],
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

export const Default: Story = {};

const steps = [0, 4, 5, 12, 30, 85, 88, 90, 95, 100];

/** Whole loops alone are woven; the dot stands where the figure says, to a fraction of a dot; bare dots remain. */
export const Steps: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {steps.map((percent) => (
        <SkillBar key={percent} name={`${percent} per cent`} percent={percent} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const isRtl = document.dir === 'rtl';
    for (const [index, bar] of canvas.getAllByRole('meter').entries()) {
      const percent = steps[index]!;
      const { left, width } = bar.getBoundingClientRect();
      const dot = bar.querySelector('circle + circle')!.getBoundingClientRect();
      const at = ((dot.left + dot.width / 2 - left) / width) * 100;
      const stands = Math.min(Math.max(percent, 1.5), 98.5);
      await expect(Math.abs((isRtl ? 100 - at : at) - stands)).toBeLessThan(0.2);
      await expect(Number(getComputedStyle(bar).getPropertyValue('--woven')) % 5).toBe(0);
    }
  },
};

/** Before the flag nothing is woven, and the dot stands at the start; the value is told from the first. Then it grows to its percent. */
export const Grows: Story = {
  render: function Growing(args) {
    const [isActive, setActive] = useState(false);
    return (
      <div style={{ display: 'grid', gap: '1rem' }}>
        <SkillBar {...args} isActive={isActive} />
        <Button onClick={() => setActive(true)}>Raise the flag</Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('meter', { name: 'React' });
    await expect(bar).toHaveAttribute('aria-valuenow', '85');
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(getComputedStyle(bar).getPropertyValue('--woven')).toBe('0');
    }
    await userEvent.click(canvas.getByRole('button'));
    await expect(getComputedStyle(bar).getPropertyValue('--woven')).toBe('85');
    await waitFor(
      async () => {
        const [, inset = '0'] = /inset\(0(?:px)? ([\d.]+)%/.exec(
          getComputedStyle(bar.children[1]!).clipPath,
        )!;
        await expect(Math.abs(Number(inset) - 15)).toBeLessThan(1);
      },
      { timeout: 2000 },
    );
  },
};
