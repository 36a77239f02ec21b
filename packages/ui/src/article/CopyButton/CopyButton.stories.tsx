import preview from '../../../.storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';

import { withClipboard } from '../../samples/clipboard';
import { CopyButton } from './CopyButton';

const meta = preview.meta({
  title: 'Forms and actions/CopyButton (clipboard)',
  id: 'article-copybutton',
  component: CopyButton,
  args: { label: 'Copy code', read: () => 'say(2);' },
});

export const Default = meta.story();

const writeText = fn(async () => {});
export const Copied = meta.story({
  beforeEach: withClipboard(writeText),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(await canvas.findByText(/Copied/)).toHaveAttribute('role', 'status');
    await expect(writeText).toHaveBeenLastCalledWith('say(2);');
  },
});

export const Refused = meta.story({
  beforeEach: withClipboard(() => Promise.reject(new Error('refused'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(await canvas.findByText(/blocked copying/)).toBeVisible();
  },
});
