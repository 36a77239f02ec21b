import preview from '../../../.storybook/preview';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Button } from '../../forms/Button/Button';
import { inColumn } from '../../samples/columns';
import { SkillBar } from './SkillBar';

const meta = preview.meta({
  title: 'Cards and lists/SkillBar (meter, progress bar, level)',
  id: 'cards-skills-skillbar',
  component: SkillBar,
  args: { name: 'React', percent: 85 },
  decorators: [inColumn('24rem')],
});

const steps = [0, 4, 5, 12, 30, 85, 88, 90, 95, 100];

/** A line winds around one dot for each full 5 %. The next dot is bright. */
export const Steps = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {steps.map((percent) => (
        <SkillBar key={percent} name={`${percent} per cent`} percent={percent} />
      ))}
    </div>
  ),
});

/** The bar is empty until `isActive` is set, and then grows to its percentage. Screen readers get the value from the start. */
export const Growing = meta.story({
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
  },
});
