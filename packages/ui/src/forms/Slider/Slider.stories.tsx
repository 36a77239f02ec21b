import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

import { controlled } from '../../samples/controlled';
import { Slider } from './Slider';

const Controlled = controlled(Slider);

const meta = {
  title: 'Forms and actions/Slider (range, rating)',
  id: 'forms-fields-slider',
  component: Slider,
  args: { label: 'Margins', unit: 'mm', value: 13, min: 8, max: 30, step: 1, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    usage: {
      do: 'use it where trying values is quicker than typing.',
      dont: 'use it for exact numbers.',
      keys: {
        '→ ↑': 'One step more.',
        '← ↓': 'One step less.',
        'Home, End': 'Minimum and maximum.',
      },
      reader: 'Label, number with its unit, “slider”.',
    },
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Margins' });
    await expect(slider).toHaveAttribute('aria-valuetext', '13 mm');
    // Scripts cannot press a native range's arrow keys.
    await fireEvent.change(slider, { target: { value: '14' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(14);
    await expect(slider).toHaveAttribute('aria-valuetext', '14 mm');
    await expect(slider.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    // The focus ring does not overlap the label.
    slider.focus();
    const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(slider);
    const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const labelEnd = canvas.getByText('Margins').getBoundingClientRect().bottom;
    await expect(outlineStyle).toBe('solid');
    await expect(slider.getBoundingClientRect().top - labelEnd).toBeGreaterThanOrEqual(ring);
    slider.blur();
  },
};

export const Smallest: Story = { args: { value: 8 } };

export const Largest: Story = { args: { value: 30 } };

export const LongText: Story = {
  args: { label: 'How much white there is to be on each side of the sheet of paper' },
};
