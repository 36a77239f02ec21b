import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { NewsletterForm } from './NewsletterForm';

const meta = {
  title: 'Forms and actions/NewsletterForm (subscribe, mailing list, email)',
  id: 'forms-newsletterform',
  component: NewsletterForm,
  args: { action: 'https://letters.example.com/subscribe', field: 'email' },
  parameters: {
    layout: 'fullscreen',
    usage: {
      do: 'put it once, below the list of posts.',
      dont: 'open it over the page.',
      keys: { Enter: 'Subscribes.' },
      reader: 'A region “New posts by email”; what is wrong with the address is its description.',
    },
  },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A service that expects more than the address. */
export const HiddenFields: Story = {
  args: { hidden: [{ name: 'embed', value: '1' }] },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')!;
    await expect([...new FormData(form).keys()]).toEqual(['email', 'embed']);
  },
};

export const WithError: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: /Email address/ });
    const subscribe = canvas.getByRole('button', { name: 'Subscribe' });
    await userEvent.click(subscribe);
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(/Enter your email address/);
    await userEvent.type(email, 'ada');
    await userEvent.click(subscribe);
    await expect(email).toHaveAccessibleDescription(/with a domain/);
  },
};
