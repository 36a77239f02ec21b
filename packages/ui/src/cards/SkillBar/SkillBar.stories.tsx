import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Button } from '../../forms/Button/Button';
import { inColumn } from '../../samples/columns';
import { SkillBar } from './SkillBar';

const meta = {
  title: 'Cards and lists/SkillBar (meter, progress bar, level)',
  id: 'cards-skills-skillbar',
  component: SkillBar,
  args: { name: 'React', percent: 85 },
  decorators: [inColumn('24rem')],
  parameters: {
    usage: {
      do: 'show the percentage beside it.',
      dont: 'use it for the progress of a task.',
      reader: 'Name, “meter” and the percentage, once.',
    },
  },
} satisfies Meta<typeof SkillBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const steps = [0, 4, 5, 12, 30, 85, 88, 90, 95, 100];

/** Only whole loops are woven; the bright dot marks the exact value. */
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
      const expected = Math.min(Math.max(percent, 1.5), 98.5);
      await expect(Math.abs((isRtl ? 100 - at : at) - expected)).toBeLessThan(0.2);
      await expect(Number(getComputedStyle(bar).getPropertyValue('--woven')) % 5).toBe(0);
    }
  },
};

/** Before it is active nothing is woven, but the value is already announced. Then it grows to its percentage. */
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
