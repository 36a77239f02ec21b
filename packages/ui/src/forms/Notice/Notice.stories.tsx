import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { Button } from '../Button/Button';
import { TextButton } from '../TextButton/TextButton';
import { Notice, noticeTones } from './Notice';

const meta = {
  title: 'Forms/Messages/Notice',
  component: Notice,
  args: {
    tone: 'sent',
    title: 'Your message is on its way',
    children: 'A reply takes 24-48 hours.',
  },
  parameters: {
    usage: {
      do: 'use it for what holds for the whole form or page.',
      dont: 'use it for one field: that is the field’s error.',
    },
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your message is on its way');
  },
};

export const Failed: Story = {
  args: {
    tone: 'failed',
    title: 'The message was not sent',
    children: 'Your words are still in the form. Try again, or write to owner@example.com.',
    actions: (
      <>
        <Button size="small">Try again</Button>
        <TextButton>Copy my message</TextButton>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The message was not sent');
  },
};

export const AllTones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {noticeTones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} title={`This is ${tone}`} announce="quiet">
          What it means, in a sentence.
        </Notice>
      ))}
    </div>
  ),
};

/** Takes the focus when it appears, so that it is read out and stands in view. */
export const TakesFocus: Story = {
  args: { announce: 'focus' },
  play: async ({ canvas }) => {
    const message = canvas.getByRole('group', { name: 'Your message is on its way' });
    await waitFor(() => expect(message).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    ...Failed.args,
    title: 'The message was not sent, and neither was the one before it, nor the one before that',
    children:
      'The service that carries it has answered that it takes no more messages today. Your words are still in the form and stay there when you close this page. Try again tomorrow, or write to a.rather.long.address@subdomain.example.com.',
  },
};
