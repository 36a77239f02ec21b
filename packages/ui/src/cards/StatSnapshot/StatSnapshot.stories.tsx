import preview from '../../../.storybook/preview';
import { expect } from 'storybook/test';

import { longName, statRowSamples, statShareSamples } from '../../samples/cards';
import { inColumn } from '../../samples/columns';
import { StatSnapshot } from './StatSnapshot';

const meta = preview.meta({
  title: 'Cards and lists/StatSnapshot (figures, fallback)',
  id: 'cards-activity-statsnapshot',
  component: StatSnapshot,
  args: { rows: statRowSamples, takenOn: { label: '1 November 2025', dateTime: '2025-11-01' } },
  decorators: [inColumn('30rem')],
});

export const Figures = meta.story();

/** Each share has a decorative bar. An odd number uses one column, to avoid an empty cell. Sample figures are labelled. */
export const Percentages = meta.story({
  args: { rows: statShareSamples, isSample: true },
  render: (args) => (
    <div style={{ inlineSize: 'min(50rem, 100vw - 4rem)' }}>
      <StatSnapshot {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const edges = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect().left);
    await expect(edges).toHaveLength(3);
    await expect(new Set(edges).size).toBe(1);
  },
});

export const LongText = meta.story({ args: { rows: [{ label: longName, value: '1,234,567' }] } });
