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
    // The star is decorative; assistive technology announces "required".
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeRequired();
    await expect(input).not.toHaveAttribute('aria-describedby');
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(canvas.getByText('Email'));
    await expect(input).toHaveFocus();
  },
});

/** An optional field among required ones, as the note explains. */
export const Optional = meta.story({
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
});

export const WithError = meta.story({
  args: { error: 'Enter an email address with a domain, like name@example.com.' },
});

export const WithHintAndError = meta.story({
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

export const SeveralLines = meta.story({
  args: { label: 'Message', children: (wiring) => <TextArea {...wiring} /> },
});

/** A text area grows with its text up to a limit, then scrolls. */
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
    label: 'What is the address at which you would like to be written to about all of this?',
    hint: 'It is used for the reply only, is not shown to anybody, and is forgotten when the conversation is over.',
    error:
      'This does not look like an address: there is no domain after the at sign, and a space stands in the middle of it.',
    children: (wiring) => (
      <TextInput {...wiring} defaultValue={'meenakshisundareswaran '.repeat(4)} />
    ),
  },
});
