import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { cookieBannerSample } from '../../samples/chrome';
import { CookieBanner } from '../CookieBanner/CookieBanner';
import { ChatLauncher } from './ChatLauncher';

const meta = {
  title: 'Chrome/ChatLauncher',
  component: ChatLauncher,
  parameters: {
    usage: {
      do: 'show it once the chat can be opened.',
      dont: 'let it stand over the cookie banner.',
      keys: { 'Enter, Space': 'Presses it.' },
      reader: 'Its words and “button”.',
    },
    layout: 'fullscreen',
    docs: { story: { height: '14rem' } },
  },
  args: { children: 'Chat', onClick: fn() },
  render: (args) => (
    <div style={{ minBlockSize: '24rem' }}>
      <ChatLauncher {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatLauncher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/* A bar makes room for itself at its place in a page alone, which a story has in a window of its own. */
const ownWindow = { docs: { story: { inline: false, height: '28rem' } } };

/** It stands above the banner and covers none of it. */
export const AboveTheCookieBanner: Story = {
  parameters: ownWindow,
  render: (args) => (
    <div style={{ minBlockSize: '24rem' }}>
      <ChatLauncher {...args} />
      <CookieBanner
        {...cookieBannerSample}
        message="Chat and translation come from other companies, which may set cookies."
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const launcher = canvas.getByRole('button', { name: 'Chat' }).getBoundingClientRect();
    const banner = canvas.getByRole('region', { name: 'Cookies' }).getBoundingClientRect();
    await expect(launcher.bottom).toBeLessThanOrEqual(banner.top);
  },
};

export const LongText: Story = {
  parameters: ownWindow,
  render: AboveTheCookieBanner.render,
  args: { children: 'Mit einer Mitarbeiterin oder einem Mitarbeiter schreiben' },
};
