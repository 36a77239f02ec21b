import preview from '../../../.storybook/preview';
import { expect, userEvent } from 'storybook/test';

import { longName, skillSamples } from '../../samples/cards';
import { inColumn } from '../../samples/columns';
import { SkillBar } from '../SkillBar/SkillBar';
import { SkillCard } from './SkillCard';

const meta = preview.meta({
  title: 'Cards and lists/SkillCard (technology, evidence, SkillBar, meter, progress bar)',
  id: 'cards-skills-skillcard',
  component: SkillCard,
  subcomponents: { SkillBar },
  args: skillSamples[1]!,
  decorators: [inColumn('24rem')],
});

/** The number of entries that demonstrate the skill. Clicking the number lists the entries. */
export const Evidence = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole('heading', { name: 'React' });
    await expect(name).toBeVisible();
    // The number is exposed as text too, because Orca does not read the meter's value.
    await expect(canvas.getByText('85').closest('[aria-hidden]')).toBeNull();
    await expect(canvas.getByRole('meter', { name: 'React' })).toBeVisible();
    // At 200 % text size on a phone, the name does not break within a word (WCAG 2.2, 1.4.4).
    const { style } = document.documentElement;
    style.fontSize = '200%';
    canvasElement.style.inlineSize = '350px';
    await expect(name.clientHeight).toBeLessThan(2 * parseFloat(getComputedStyle(name).fontSize));
    canvasElement.style.inlineSize = '';
    style.removeProperty('font-size');
    await userEvent.click(canvas.getByText('Seen in 2 projects, 1 certificate'));
    await expect(canvas.getByRole('link', { name: 'Tide clock' })).toBeVisible();
  },
});

const percentages = [0, 4, 5, 30, 88, 100];

/** A line winds around one dot for each full 5 %, and the next dot is bright. A bar is empty until `isActive` is set, then grows. */
export const Bars = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {percentages.map((percent) => (
        <SkillBar key={percent} name={`${percent} per cent`} percent={percent} />
      ))}
      <SkillBar name="Not active" percent={85} isActive={false} />
    </div>
  ),
  play: async ({ canvas }) => {
    const shown = (name: string) =>
      getComputedStyle(canvas.getByRole('meter', { name })).getPropertyValue('--woven');
    await expect(shown('88 per cent')).toBe('85');
    await expect(shown('Not active')).toBe('0');
    await expect(canvas.getByRole('meter', { name: 'Not active' })).toHaveAttribute(
      'aria-valuenow',
      '85',
    );
  },
});

/** A level and years of experience instead of a percentage, without a bar. */
export const WithoutPercent = meta.story({
  args: { percent: undefined, level: 'Daily work', years: 8 },
});

export const LongText = meta.story({ args: { name: longName, category: longName } });
