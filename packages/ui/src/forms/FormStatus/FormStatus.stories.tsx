import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Button } from '../Button/Button';
import { TextButton } from '../TextButton/TextButton';
import { FormStatus, type FormStatusProps } from './FormStatus';

const meta = {
  title: 'Forms/Messages/FormStatus',
  component: FormStatus,
  parameters: {
    usage: {
      do: 'say what has happened to what was typed, and the next thing to do.',
      dont: 'let a message vanish by itself.',
      reader: 'Sending is told politely; what ends an attempt takes the focus.',
    },
  },
} satisfies Meta<typeof FormStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is shown, but the region that will speak is there. */
export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Sending: Story = { args: { state: 'sending', title: 'Sending your message' } };

export const Sent: Story = {
  args: {
    state: 'sent',
    title: 'Your message is on its way',
    children: 'A reply takes 24-48 hours.',
  },
};

export const Failed: Story = {
  args: {
    state: 'failed',
    title: 'The message was not sent',
    children: 'The service takes no more messages today. Your words are still in the form.',
    actions: (
      <>
        <Button size="small">Try again</Button>
        <TextButton>Copy my message</TextButton>
      </>
    ),
  },
};

export const Unknown: Story = {
  args: {
    state: 'unknown',
    title: 'There was no reply',
    children: 'The message may have arrived. Your words are still in the form.',
    actions: <Button size="small">Send it again</Button>,
  },
};

export const Offline: Story = {
  args: {
    state: 'offline',
    title: 'You are offline',
    children: 'The message waits here and can be sent when the network is back.',
  },
};

export const Restored: Story = {
  args: {
    state: 'restored',
    title: 'Your draft is back',
    children: 'It stays in this browser until you send it.',
    actions: <TextButton>Discard draft</TextButton>,
  },
};

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

/** Sending is announced and leaves the focus alone; the end of the attempt takes it. */
export const OneAttempt: Story = {
  render: () => <Attempt />,
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending your message');
    await expect(send).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('group', { name: 'It was not sent' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    ...Failed.args,
    title: 'The message was not sent, and neither was the one before it, nor the one before that',
    children:
      'The service that carries it takes no more messages today. Write to a.rather.long.address@subdomain.example.com.',
  },
};
