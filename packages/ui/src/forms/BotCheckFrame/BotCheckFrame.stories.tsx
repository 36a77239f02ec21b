import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BotCheckFrame } from './BotCheckFrame';

const widget = (
  <div
    style={{
      inlineSize: '100%',
      maxInlineSize: 300,
      blockSize: 65,
      padding: '1.3rem 1rem',
      border: '1px solid #75817b',
      background: '#fafafa',
      color: '#14201c',
      font: '14px/1.2 var(--f-text)',
    }}
  >
    A third party’s widget
  </div>
);

const meta = {
  title: 'Forms and actions/BotCheckFrame (captcha, spam check)',
  id: 'forms-messages-botcheckframe',
  component: BotCheckFrame,
  args: { state: 'shown', children: widget },
  parameters: {
    usage: {
      do: 'explain why it is there, and allow submitting when it is unavailable.',
      dont: 'block a message permanently.',
      reader: 'Announces the state of the check politely.',
    },
  },
} satisfies Meta<typeof BotCheckFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Idle: Story = {
  args: { state: 'idle', text: 'The bot check starts when you start typing.', children: <div /> },
};

export const Waiting: Story = {
  args: { state: 'waiting', text: 'Getting the check that you are human', children: <div /> },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Getting the check');
    await expect(status.parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(65);
  },
};

export const Passed: Story = { args: { state: 'passed', text: 'The check is passed' } };

export const Unavailable: Story = {
  args: {
    state: 'unavailable',
    text: 'The check that you are human cannot be reached. You can send the form all the same.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A third party’s widget')).not.toBeVisible();
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { ...Unavailable.args, children: widget },
};
