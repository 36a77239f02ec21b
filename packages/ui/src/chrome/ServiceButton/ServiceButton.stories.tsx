import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ServiceButton } from './ServiceButton';

const meta = {
  title: 'Chrome/ServiceButton',
  component: ServiceButton,
  args: { label: 'Chat', status: '', onClick: fn() },
  parameters: {
    usage: {
      do: 'name what it loads.',
      dont: 'show it for a service that is not configured.',
      keys: { 'Enter, Space': 'Loads the service.' },
      reader: 'Its name, button; what comes of it is told.',
    },
  },
} satisfies Meta<typeof ServiceButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Loading: Story = { args: { status: 'Loading' } };
export const Failed: Story = { args: { status: 'Chat is unavailable right now.' } };

export const LongText: Story = {
  args: {
    label: 'Sich mit dem Betreiber dieser Seite unterhalten',
    status: 'Das Gespräch ist von hier aus zurzeit leider nicht zu erreichen.',
  },
};
