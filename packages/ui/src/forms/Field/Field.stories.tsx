import preview from '../../../.storybook/preview';
import { expect, userEvent } from 'storybook/test';

import { TextArea, TextInput } from '../TextInput/TextInput';
import { Field, RequiredNote } from './Field';

const meta = preview.meta({
  title: 'Forms and actions/Field (text input, textarea, hint, tooltip)',
  id: 'forms-fields-field',
  component: Field,
  subcomponents: { RequiredNote, TextInput, TextArea },
  args: {
    label: 'Email',
    isRequired: true,
    children: (wiring) => <TextInput {...wiring} name="email" type="email" autoComplete="email" />,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    // The name has no asterisk, because screen readers announce "required".
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeRequired();
    await expect(input).not.toHaveAttribute('aria-describedby');
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(canvas.getByText('Email'));
    await expect(input).toHaveFocus();
  },
});

/** An optional field, below a note that explains the asterisk. */
export const Optional = meta.story({
  args: {
    label: 'Company',
    isRequired: false,
    children: (wiring) => <TextInput {...wiring} placeholder="Example Studio Ltd" />,
  },
  render: (args) => (
    <>
      <RequiredNote>Indicates required question.</RequiredNote>
      <Field {...args} />
    </>
  ),
});

export const WithError = meta.story({
  args: { hint: 'Only to reply to you.', error: 'Enter your email address.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Only to reply to you. Error: Enter your email address.',
    );
  },
});

export const Disabled = meta.story({
  args: { children: (wiring) => <TextInput {...wiring} disabled defaultValue="Being sent" /> },
});

/** A text area grows with the text up to a limit, then scrolls. */
export const ManyLines = meta.story({
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
});

export const LongText = meta.story({
  args: {
    label: 'Which email address should the reply and all later messages about this be sent to?',
    hint: 'It is used only for the reply, is not shown to anybody, and is deleted when the conversation is over.',
    error:
      'This does not look like an email address: it has a space in the middle and no domain after the at sign.',
    children: (wiring) => (
      <TextInput {...wiring} defaultValue={'meenakshisundareswaran '.repeat(4)} />
    ),
  },
});
