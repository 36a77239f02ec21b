import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

import { Button } from '../../forms/Button/Button';
import { ErrorSummary } from '../../forms/ErrorSummary/ErrorSummary';
import { Field, RequiredNote } from '../../forms/Field/Field';
import { FormCell, FormGrid, FormStack } from '../../forms/FormLayout/FormLayout';
import { FormStatus } from '../../forms/FormStatus/FormStatus';
import { TextArea, TextInput } from '../../forms/TextInput/TextInput';
import { faqSamples } from '../../samples/cards';
import { pageStory } from '../pageStory';
import { ContactView } from './ContactView';

/** A short placeholder for the site's form, which needs services and drafts. */
function form(message?: ReactNode, error?: string) {
  return (
    <FormStack>
      {message}
      <RequiredNote>Indicates required question.</RequiredNote>
      <FormGrid>
        <FormCell>
          <Field id="email" label="Email" error={error} isRequired>
            {(wiring) => <TextInput {...wiring} name="email" type="email" />}
          </Field>
        </FormCell>
        <FormCell>
          <Field id="message" label="Message" isRequired>
            {(wiring) => <TextArea {...wiring} name="message" />}
          </Field>
        </FormCell>
      </FormGrid>
      <div>
        <Button type="submit">Submit</Button>
      </div>
    </FormStack>
  );
}

const meta = {
  ...pageStory,
  title: 'Pages/Contact',
  component: ContactView,
  args: {
    words: {
      heading: 'Contact',
      lead: 'Two diamonds on one line: you write, I answer.',
      tile: 'cool',
      kolam: 'pair',
    },
    children: form(),
    replyTime: '24-48 hours',
    faq: faqSamples,
    revealMs: 0,
  },
} satisfies Meta<typeof ContactView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = {
  args: {
    children: form(
      <ErrorSummary title="Please fix one field" errors={[{ fieldId: 'email', label: 'Email' }]} />,
      'Enter your email.',
    ),
  },
};
export const Failed: Story = {
  args: {
    children: form(
      <FormStatus state="failed" title="Your message was not sent">
        What you wrote is still here.
      </FormStatus>,
    ),
  },
};
export const LongText: Story = {
  args: { replyTime: '24 hours on working days, a little later around public holidays' },
};
export const NoQuestions: Story = { args: { faq: [] } };
