import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Field } from '../Field/Field';
import { Select } from './Select';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    name: 'state',
    onChange: fn(),
    children: (
      <>
        <option value="">Choose a state</option>
        <option>Karnataka</option>
        <option>Kerala</option>
        <option>Tamil Nadu</option>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  render: (args) => (
    <Field label="State" isRequired>
      {(wiring) => <Select {...wiring} {...args} />}
    </Field>
  ),
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'State' });
    await userEvent.selectOptions(select, 'Kerala');
    await expect(select).toHaveValue('Kerala');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const WithError: Story = {
  render: (args) => (
    <Field label="State" isRequired error="Choose a state.">
      {(wiring) => <Select {...wiring} {...args} />}
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    children: <option>Dadra and Nagar Haveli and Daman and Diu, a union territory</option>,
  },
};
