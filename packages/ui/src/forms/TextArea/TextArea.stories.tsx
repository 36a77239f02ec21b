import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Field } from '../Field/Field';
import { TextArea } from './TextArea';

const meta = {
  title: 'Forms/Fields/TextArea',
  component: TextArea,
  args: { name: 'message' },
  render: (args) => (
    <Field label="Message" isRequired>
      {(wiring) => <TextArea {...wiring} {...args} />}
    </Field>
  ),
  parameters: {
    usage: {
      do: 'use it for more than one line; it grows with what is written.',
      dont: 'limit what may be written without saying so.',
      reader: 'The field’s label and “edit text, multi-line”.',
    },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(area, 'Two lines{Enter}of text');
    await expect(area).toHaveValue('Two lines\nof text');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Being sent' } };

/** It grows up to a limit and scrolls from there. */
export const LongText: Story = {
  args: { defaultValue: 'A ticketing app for a transport company in Kerala. '.repeat(40) },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area.getBoundingClientRect().height).toBeLessThanOrEqual(512);
  },
};
