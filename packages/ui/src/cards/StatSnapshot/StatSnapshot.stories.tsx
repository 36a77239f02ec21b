import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { longName, statRowSamples, statShareSamples } from '../../samples/cards';
import { inColumn } from '../../samples/columns';
import { StatSnapshot } from './StatSnapshot';

const meta = {
  title: 'Cards and lists/StatSnapshot (figures, fallback)',
  id: 'cards-activity-statsnapshot',
  component: StatSnapshot,
  args: { rows: statRowSamples, takenOn: { label: '1 November 2025', dateTime: '2025-11-01' } },
  decorators: [inColumn('30rem')],
} satisfies Meta<typeof StatSnapshot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('1,402');
    await expect(canvas.getByText('As of 1 November 2025')).toHaveAttribute(
      'datetime',
      '2025-11-01',
    );
  },
};

/** Sample figures are labelled. */
export const SampleFigures: Story = { args: { isSample: true } };

/** With a decorative bar each. */
export const Shares: Story = {
  args: { rows: statShareSamples },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};

/** An odd number of figures has one column, to avoid an empty cell. */
export const OddCount: Story = {
  args: { rows: statShareSamples.slice(0, 3) },
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
};

export const LongText: Story = { args: { rows: [{ label: longName, value: '1,234,567' }] } };
