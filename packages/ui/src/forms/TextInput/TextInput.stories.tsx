import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Field } from '../Field/Field';
import { TextArea, TextInput } from './TextInput';

const meta = {
  title: 'Forms/Fields/TextInput',
  component: TextInput,
  subcomponents: { TextArea },
  args: { name: 'firstName', autoComplete: 'given-name', onChange: fn() },
  render: (args) => (
    <Field label="First name" isRequired>
      {(wiring) => <TextInput {...wiring} {...args} />}
    </Field>
  ),
  parameters: {
    usage: {
      do: 'say with `type` and `autoComplete` what it takes, so that phones show the right keys; take a TextArea, which grows with what is written, for more than one line.',
      dont: 'use it without a Field, which gives it its label, or limit what may be written without saying so.',
      reader: 'The field’s label and “edit text”; of a TextArea also “multi-line”.',
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

const area = (text?: string, disabled?: boolean) => (
  <Field label="Message" isRequired>
    {(wiring) => <TextArea {...wiring} name="message" defaultValue={text} disabled={disabled} />}
  </Field>
);

export const SeveralLines: Story = {
  render: () => area(),
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(area, 'Two lines{Enter}of text');
    await expect(area).toHaveValue('Two lines\nof text');
  },
};

export const SeveralLinesDisabled: Story = { render: () => area('Being sent', true) };

/** It grows up to a limit and scrolls from there. */
export const ManyLines: Story = {
  render: () => area('A ticketing app for a transport company in Kerala. '.repeat(40)),
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(512);
  },
};
