import preview from '../../../.storybook/preview';
import { expect, fireEvent, fn } from 'storybook/test';

import { controlled } from '../../samples/controlled';
import { Slider } from './Slider';

const Controlled = controlled(Slider);

const meta = preview.meta({
  title: 'Forms and actions/Slider (range, rating)',
  id: 'forms-fields-slider',
  component: Slider,
  args: { label: 'Margins', unit: 'mm', value: 13, min: 8, max: 30, step: 1, onChange: fn() },
  render: (args) => <Controlled {...args} />,
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Margins' });
    await expect(slider).toHaveAttribute('aria-valuetext', '13 mm');
    // Simulated arrow keys do not move a native range input.
    await fireEvent.change(slider, { target: { value: '14' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(14);
    await expect(slider).toHaveAttribute('aria-valuetext', '14 mm');
  },
});

export const LongText = meta.story({
  args: { label: 'Width of the empty margin on all four sides of the printed page' },
});
