import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../forms/Button/Button';
import { ErrorSummary } from '../../forms/ErrorSummary/ErrorSummary';
import { Field, RequiredNote } from '../../forms/Field/Field';
import { FormCell, FormGrid } from '../../forms/FormGrid/FormGrid';
import { FormStack } from '../../forms/FormLayout/FormLayout';
import { FormStatus, type FormState } from '../../forms/FormStatus/FormStatus';
import { TextArea } from '../../forms/TextArea/TextArea';
import { TextInput } from '../../forms/TextInput/TextInput';
import { faqSamples } from '../../samples/cards';
import { largeText, pageStory } from '../pageStory';
import { ContactView } from './ContactView';

const titles: Record<FormState, string> = {
  sending: 'Your message is being sent',
  sent: 'Your message is on its way',
  failed: 'Your message was not sent',
  unknown: 'There was no reply',
  offline: 'You are offline',
  restored: 'Your draft is back',
};

/** A short form in the place of the site's, which knows services and drafts. */
function form({ state, error }: { state?: FormState; error?: string } = {}) {
  return (
    <FormStack>
      {state && (
        <FormStatus
          state={state}
          title={titles[state]}
          actions={state === 'failed' && <Button size="small">Try again</Button>}
        >
          What you wrote is still here.
        </FormStatus>
      )}
      {error && (
        <ErrorSummary
          title="Please fix one field"
          errors={[{ fieldId: 'email', label: 'Email' }]}
        />
      )}
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
  parameters: { ...pageStory.parameters, current: 'Contact' },
  args: {
    words: {
      heading: 'Contact',
      lead: 'Two diamonds on one line: you write, I answer.',
      tile: 'neelam',
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
export const WithError: Story = { args: { children: form({ error: 'Enter your email.' }) } };
export const Sending: Story = { args: { children: form({ state: 'sending' }) } };
export const Sent: Story = { args: { children: form({ state: 'sent' }) } };
export const Failed: Story = { args: { children: form({ state: 'failed' }) } };
export const NoAnswer: Story = { args: { children: form({ state: 'unknown' }) } };
export const Offline: Story = { args: { children: form({ state: 'offline' }) } };
export const DraftRestored: Story = { args: { children: form({ state: 'restored' }) } };
export const NoQuestions: Story = { args: { faq: [] } };
export const LargeText: Story = largeText;
