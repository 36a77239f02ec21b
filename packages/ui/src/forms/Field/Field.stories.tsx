import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { TextArea, TextInput } from '../TextInput/TextInput';
import { Field, RequiredNote } from './Field';

const meta = {
  title: 'Forms and actions/Field (text input, textarea, hint, tooltip)',
  id: 'forms-fields-field',
  component: Field,
  subcomponents: { RequiredNote, TextInput, TextArea },
  args: {
    label: 'Email',
    isRequired: true,
    children: (wiring) => <TextInput {...wiring} name="email" type="email" autoComplete="email" />,
  },
  parameters: {
    usage: {
      do: 'write labels that work without hint and placeholder, and errors that say what to do. Set `type` and `autoComplete` of a TextInput, for the right keyboard on phones; use a TextArea for more than one line.',
      dont: 'show an error before the visitor has left the field or pressed Submit, or limit input without saying so.',
      reader:
        'Label, “required”, then hint and error as the description; “invalid entry” with an error.',
    },
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // The star is decorative; assistive technology announces "required".
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeRequired();
    await expect(input).not.toHaveAttribute('aria-describedby');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByText('Email'));
    await expect(input).toHaveFocus();
  },
};

/** An optional field among required ones, as the note explains. */
export const Optional: Story = {
  args: {
    label: 'Company',
    isRequired: false,
    children: (wiring) => <TextInput {...wiring} placeholder="As on its letters" />,
  },
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

export const Disabled: Story = {
  args: { children: (wiring) => <TextInput {...wiring} disabled defaultValue="Being sent" /> },
};

export const SeveralLines: Story = {
  args: { label: 'Message', children: (wiring) => <TextArea {...wiring} /> },
};

/** A text area grows with its text up to a limit, then scrolls. */
export const ManyLines: Story = {
  args: {
    label: 'Message',
    children: (wiring) => (
      <TextArea
        {...wiring}
        defaultValue={'A ticketing app for a transport company in Kerala. '.repeat(40)}
      />
    ),
  },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(512);
  },
};

export const LongText: Story = {
  args: {
    label: 'What is the address at which you would like to be written to about all of this?',
    hint: 'It is used for the reply only, is not shown to anybody, and is forgotten when the conversation is over.',
    error:
      'This does not look like an address: there is no domain after the at sign, and a space stands in the middle of it.',
    children: (wiring) => (
      <TextInput {...wiring} defaultValue={'meenakshisundareswaran '.repeat(4)} />
    ),
  },
};
