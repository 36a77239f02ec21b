import preview from '../../../.storybook/preview';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Field } from '../Field/Field';
import { FormStack } from '../FormLayout/FormLayout';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { TextInput } from '../TextInput/TextInput';
import { ErrorSummary } from './ErrorSummary';

const meta = preview.meta({
  title: 'Messages and loading/ErrorSummary (validation, alert)',
  id: 'forms-messages-errorsummary',
  component: ErrorSummary,
  args: {
    title: 'Please fix two fields',
    errors: [
      { fieldId: 'lastName', label: 'Last name' },
      { fieldId: 'q1', label: 'Was it easy?' },
    ],
  },
  render: (args) => (
    <FormStack>
      <ErrorSummary {...args} />
      <Field id="lastName" label="Last name" isRequired error="Enter your last name.">
        {(wiring) => <TextInput {...wiring} name="lastName" />}
      </Field>
      <RadioGroup
        id="q1"
        label="Was it easy?"
        name="q1"
        options={['Yes', 'No']}
        isRequired
        error="Choose an answer."
      />
    </FormStack>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const message = canvas.getByRole('group', { name: 'Please fix two fields' });
    await waitFor(() => expect(message).toHaveFocus());
    // Screen readers read the summary on focus. They would read a live region again after every correction.
    await expect(
      canvasElement.querySelector('[role=alert], [role=status], [aria-live]'),
    ).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Last name' }));
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Was it easy?' }));
    await expect(canvasElement.querySelector('[value="Yes"]')).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Was it easy?' }));
    await expect(canvas.getByRole('radio', { name: 'No' })).toHaveFocus();
  },
});

/** Ten or more errors are listed one per line. */
export const ManyErrors = meta.story({
  args: {
    title: 'Please fix ten fields',
    errors: Array.from({ length: 10 }, (_, index) => ({
      fieldId: `q${index + 2}`,
      label: `Question ${index + 2}`,
    })),
  },
  render: (args) => <ErrorSummary {...args} />,
});

export const LongText = meta.story({
  args: {
    title: 'Please fix one of the fields that you have filled in before you send the form',
    errors: [
      {
        fieldId: 'q16',
        label: 'Was the site easy to use with your keyboard, with zoom or with a screen reader?',
      },
    ],
  },
  render: (args) => <ErrorSummary {...args} />,
});
