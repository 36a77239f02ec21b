import preview from '../../../.storybook/preview';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Button } from '../Button/Button';
import { FormStack } from '../FormLayout/FormLayout';
import { TextButton } from '../TextButton/TextButton';
import { FormStatus, formStates, type FormStatusProps } from './FormStatus';

const meta = preview.meta({
  title: 'Messages and loading/FormStatus (alert, toast, notification)',
  id: 'forms-messages-formstatus',
  component: FormStatus,
  args: {
    state: 'sent',
    title: 'Your message is on its way',
    children: 'A reply takes 24-48 hours.',
  },
});

export const Default = meta.story();

export const AllStates = meta.story({
  render: () => (
    <FormStack>
      {formStates.map((state) => (
        <FormStatus key={state} state={state} title={`This is ${state}`}>
          What it means, in a sentence.
        </FormStatus>
      ))}
    </FormStack>
  ),
});

function Attempt() {
  const [status, setStatus] = useState<FormStatusProps>({});
  return (
    <>
      <FormStatus {...status} />
      <p style={{ display: 'flex', gap: '1rem', marginBlockStart: '1rem' }}>
        <Button onClick={() => setStatus({ state: 'sending', title: 'Sending your message' })}>
          Send
        </Button>
        <Button onClick={() => setStatus({ state: 'failed', title: 'It was not sent' })}>
          Fail
        </Button>
      </p>
    </>
  );
}

/** The empty live region takes no space. Sending is announced without moving focus. The result takes focus. */
export const FocusOnResult = meta.story({
  render: () => <Attempt />,
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await expect(status.offsetHeight).toBe(0);
    await userEvent.click(send);
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending your message');
    await expect(send).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('group', { name: 'It was not sent' })).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    state: 'failed',
    title: 'Your message was not sent, because the service has reached its limit for today',
    children:
      'The service accepts no more messages today. Write to a.rather.long.address@subdomain.example.com.',
    actions: (
      <>
        <Button size="small">Try again</Button>
        <TextButton>Copy my message</TextButton>
      </>
    ),
  },
});
