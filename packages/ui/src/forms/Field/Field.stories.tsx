import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { TextInput } from '../TextInput/TextInput';
import { Field, RequiredNote } from './Field';

const meta = {
  title: 'Forms/Fields/Field',
  component: Field,
  subcomponents: { RequiredNote },
  args: {
    label: 'Email',
    isRequired: true,
    children: (wiring) => <TextInput {...wiring} name="email" type="email" autoComplete="email" />,
  },
  parameters: {
    usage: {
      do: 'write the label so that it stands without hint and placeholder, and the error so that it says what to do.',
      dont: 'show an error before the visitor has left the field or pressed Submit.',
      reader:
        'Label, “required”, then hint and error as the description; “invalid entry” with an error.',
    },
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // The star is for the eye; assistive technology hears "required".
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeRequired();
    await expect(input).not.toHaveAttribute('aria-describedby');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByText('Email'));
    await expect(input).toHaveFocus();
  },
};

/** Among required ones, which the note explains. */
export const Optional: Story = {
  args: { label: 'Company', isRequired: false },
  render: (args) => (
    <>
      <RequiredNote>Indicates required question.</RequiredNote>
      <Field {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('* Indicates required question.');
  },
};

export const WithError: Story = {
  args: { error: 'Enter an email address with a domain, like name@example.com.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Error: Enter an email address with a domain, like name@example.com.',
    );
  },
};

export const WithHintAndError: Story = {
  args: { hint: 'Only to reply to you.', error: 'Enter your email address.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Only to reply to you. Error: Enter your email address.',
    );
  },
};

export const LongText: Story = {
  args: {
    label: 'What is the address at which you would like to be written to about all of this?',
    hint: 'It is used for the reply only, is not shown to anybody, and is forgotten when the conversation is over.',
    error:
      'This does not look like an address: there is no domain after the at sign, and a space stands in the middle of it.',
  },
};
