import preview from '../../../.storybook/preview';
import { expect, userEvent } from 'storybook/test';

import { NewsletterForm } from './NewsletterForm';

const meta = preview.meta({
  title: 'Forms and actions/NewsletterForm (subscribe, mailing list, email)',
  id: 'forms-newsletterform',
  component: NewsletterForm,
  args: { action: 'https://letters.example.com/subscribe', field: 'email' },
  parameters: { layout: 'fullscreen' },
});

/** Some services expect hidden fields beside the email address. */
export const Default = meta.story({
  args: { hidden: [{ name: 'embed', value: '1' }] },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')!;
    await expect([...new FormData(form).keys()]).toEqual(['email', 'embed']);
  },
});

export const WithError = meta.story({
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
});
