import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Faq } from '../../src/cards/Faq/Faq';
import { ReplyTime } from '../../src/cards/ReplyTime/ReplyTime';
import { PageHead } from '../../src/chrome/PageHead/PageHead';
import { BotCheckFrame } from '../../src/forms/BotCheckFrame/BotCheckFrame';
import { Button } from '../../src/forms/Button/Button';
import { Checkbox } from '../../src/forms/Checkbox/Checkbox';
import { ErrorSummary } from '../../src/forms/ErrorSummary/ErrorSummary';
import { Field } from '../../src/forms/Field/Field';
import { FormCell, FormGrid } from '../../src/forms/FormGrid/FormGrid';
import { FormLayout } from '../../src/forms/FormLayout/FormLayout';
import { FormNote } from '../../src/forms/FormNote/FormNote';
import { FormStack } from '../../src/forms/FormStack/FormStack';
import { FormStatus, type FormState } from '../../src/forms/FormStatus/FormStatus';
import { RequiredNote } from '../../src/forms/RequiredNote/RequiredNote';
import { SearchableSelect } from '../../src/forms/SearchableSelect/SearchableSelect';
import { TextArea } from '../../src/forms/TextArea/TextArea';
import { TextButton } from '../../src/forms/TextButton/TextButton';
import { TextInput } from '../../src/forms/TextInput/TextInput';
import { SectionHead } from '../../src/layout/SectionHead/SectionHead';
import { Wrap } from '../../src/layout/Wrap/Wrap';
import { faqSamples } from '../../src/samples/cards';
import { sampleCities, sampleCountries } from '../../src/samples/options';
import { largeText, onPhone, onTablet, pageStory, rightToLeft } from './stage';

interface ContactProps {
  /** What has become of the message. */
  state?: FormState;
  /** Whether Submit has been pressed on an empty form. */
  hasErrors?: boolean;
  isCheckUnavailable?: boolean;
}

const titles: Record<FormState, string> = {
  sending: 'Sending your message',
  sent: 'Your message is on its way',
  failed: 'The message was not sent',
  unknown: 'There was no reply',
  offline: 'You are offline',
  restored: 'Your draft is back',
};

const texts: Partial<Record<FormState, string>> = {
  sent: 'A reply takes 24-48 hours.',
  failed: 'The service takes no more messages today. Your words are still in the form.',
  unknown: 'The message may have arrived. Your words are still in the form.',
  offline: 'The message waits here and can be sent when the network is back.',
  restored: 'It stays in this browser until you send it.',
};

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  message: 'Message',
} as const;

type Name = keyof typeof labels;

function Places() {
  const [country, setCountry] = useState('IN');
  const [city, setCity] = useState('');
  return (
    <>
      <FormCell span={3}>
        <Field label="Country" isRequired>
          {(wiring) => (
            <SearchableSelect
              {...wiring}
              name="country"
              options={sampleCountries}
              value={country}
              onChange={setCountry}
            />
          )}
        </Field>
      </FormCell>
      <FormCell span={3}>
        <Field label="City" isRequired hint="Choose, or type one that is not listed.">
          {(wiring) => (
            <SearchableSelect
              {...wiring}
              name="city"
              options={sampleCities}
              value={city}
              onChange={setCity}
              allowCustom
            />
          )}
        </Field>
      </FormCell>
    </>
  );
}

function Contact({ state, hasErrors = false, isCheckUnavailable = false }: ContactProps) {
  const [hasAgreed, setHasAgreed] = useState(false);
  const written = state && state !== 'sent';
  const error = (name: Name) =>
    hasErrors ? `Enter your ${labels[name].toLowerCase()}.` : undefined;
  return (
    <>
      <PageHead
        heading="Contact"
        lead="Two diamonds on one line: you write, I answer."
        tile="neelam"
        kolam="pair"
      />
      <Wrap $isPageEnd>
        <FormLayout
          kind="message"
          aside={
            <>
              <ReplyTime time="24-48 hours" text="Reply within" />
              <SectionHead heading="Common questions" />
              <Faq items={faqSamples} />
            </>
          }
        >
          <form noValidate onSubmit={(event) => event.preventDefault()}>
            <FormStack>
              <FormStatus
                state={state}
                title={state && titles[state]}
                actions={state === 'failed' && <Button size="small">Try again</Button>}
              >
                {state && texts[state]}
              </FormStatus>
              {hasErrors && (
                <ErrorSummary
                  title="Please fix four fields"
                  errors={(Object.keys(labels) as Name[]).map((name) => ({
                    fieldId: name,
                    label: labels[name],
                    message: error(name),
                  }))}
                />
              )}
              <RequiredNote />
              <FormGrid>
                <FormCell span={3}>
                  <Field
                    id="firstName"
                    label={labels.firstName}
                    error={error('firstName')}
                    isRequired
                  >
                    {(wiring) => (
                      <TextInput
                        {...wiring}
                        name="firstName"
                        defaultValue={written ? 'Meena' : ''}
                      />
                    )}
                  </Field>
                </FormCell>
                <FormCell span={3}>
                  <Field id="lastName" label={labels.lastName} error={error('lastName')} isRequired>
                    {(wiring) => (
                      <TextInput {...wiring} name="lastName" defaultValue={written ? 'Raj' : ''} />
                    )}
                  </Field>
                </FormCell>
                <FormCell>
                  <Field id="email" label={labels.email} error={error('email')} isRequired>
                    {(wiring) => (
                      <TextInput
                        {...wiring}
                        name="email"
                        type="email"
                        defaultValue={written ? 'meena@example.com' : ''}
                      />
                    )}
                  </Field>
                </FormCell>
                <Places />
                <FormCell>
                  <Field id="message" label={labels.message} error={error('message')} isRequired>
                    {(wiring) => (
                      <TextArea
                        {...wiring}
                        name="message"
                        defaultValue={written ? 'I would like a tide clock for our harbour.' : ''}
                      />
                    )}
                  </Field>
                </FormCell>
              </FormGrid>
              <Checkbox
                name="terms"
                checked={hasAgreed}
                onChange={(event) => setHasAgreed(event.target.checked)}
              >
                I agree to the terms and conditions.
              </Checkbox>
              <BotCheckFrame
                state={isCheckUnavailable ? 'unavailable' : 'idle'}
                text={
                  isCheckUnavailable
                    ? 'The check that you are human cannot be reached. You can send the form all the same.'
                    : 'The bot check starts when you begin to write.'
                }
              >
                <div />
              </BotCheckFrame>
              <div>
                <Button type="submit" disabled={!hasAgreed}>
                  Submit
                </Button>
              </div>
              <FormNote action={<TextButton>Discard draft</TextButton>}>
                Your draft stays in this browser until you send it.
              </FormNote>
            </FormStack>
          </form>
        </FormLayout>
      </Wrap>
    </>
  );
}

const meta = {
  ...pageStory,
  tags: ['!autodocs'],
  title: 'Pages/Contact',
  component: Contact,
  parameters: { ...pageStory.parameters, current: 'Contact' },
} satisfies Meta<typeof Contact>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Submit waits for the terms. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Submit' });
    await expect(submit).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(submit).toBeEnabled();
  },
};

export const Errors: Story = { args: { hasErrors: true } };
export const Sending: Story = { args: { state: 'sending' } };
export const Sent: Story = { args: { state: 'sent' } };
export const Failed: Story = { args: { state: 'failed' } };
export const NoAnswer: Story = { args: { state: 'unknown' } };
export const Offline: Story = { args: { state: 'offline' } };
export const DraftRestored: Story = { args: { state: 'restored' } };
export const CheckUnavailable: Story = { args: { isCheckUnavailable: true } };
export const Tablet: Story = onTablet;
export const Phone: Story = onPhone;
export const LargeText: Story = largeText;
export const PhoneErrors: Story = { ...onPhone, args: { hasErrors: true } };
export const RightToLeft: Story = rightToLeft;
