import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Field } from '../Field/Field';
import { TextInput } from './TextInput';

const meta = {
  title: 'Forms/Fields/TextInput',
  component: TextInput,
  args: { name: 'firstName', autoComplete: 'given-name', onChange: fn() },
  render: (args) => (
    <Field label="First name" isRequired>
      {(wiring) => <TextInput {...wiring} {...args} />}
    </Field>
  ),
  parameters: {
    usage: {
      do: 'say with `type` and `autoComplete` what it takes, so that phones show the right keys.',
      dont: 'use it without a Field, which gives it its label.',
      reader: 'The field’s label and “edit text”.',
    },
  },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.type(input, 'Meena');
    await expect(input).toHaveValue('Meena');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const Placeholder: Story = { args: { placeholder: 'As on your passport' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Meena' } };

export const LongText: Story = {
  args: { defaultValue: 'Thiruvenkatanathapuram Ramasubramaniam Meenakshisundareswaran' },
};
