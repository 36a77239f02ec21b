import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { cookieBannerSample, cookieMessageSample, paragraphsSample } from '../../samples/chrome';
import { clearOfBars } from '../../theme';
import { ChatLauncher } from '../ChatLauncher/ChatLauncher';
import { PageFrame } from '../PageFrame/PageFrame';
import { CookieBanner } from './CookieBanner';

const meta = {
  title: 'Messages and loading/CookieBanner (consent, privacy notice)',
  id: 'chrome-cookiebanner',
  component: CookieBanner,
  subcomponents: { ChatLauncher },
  parameters: {
    usage: {
      do: 'give both answers equal buttons.',
      dont: 'cover focused elements, ask again after an answer, or show a chat launcher that does not work.',
      keys: { 'Enter, Space': 'Activates the button.' },
      reader: 'A labelled and described region; when reopened by its button, it takes focus.',
    },
    layout: 'fullscreen',
    docs: { story: { height: '24rem' } },
  },
  args: {
    ...cookieBannerSample,
    onAccept: fn(),
    onReject: fn(),
  },
  argTypes: {
    choice: { control: 'inline-radio', options: [null, 'accepted', 'rejected'] },
  },
} satisfies Meta<typeof CookieBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const region = canvas.getByRole('region', { name: 'Cookies' });
    await expect(region).toHaveAccessibleDescription(args.message);
    const banner = within(region);
    const [accept, reject] = banner.getAllByRole('button');
    await expect(accept!.offsetWidth).toBe(reject!.offsetWidth);
    await userEvent.click(accept!);
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(reject!);
    await expect(args.onReject).toHaveBeenCalledOnce();
  },
};

/** Shows the answer for one second before it closes. */
export const Answered: Story = {
  args: { choice: 'rejected' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { pressed: true });
    await expect(button).toHaveTextContent('Reject');
  },
};

/** Focused elements scroll clear of the bar. */
export const OverAPage: Story = {
  render: (args) => (
    <PageFrame header={null} footer={null} overlays={<CookieBanner {...args} />}>
      <div {...clearOfBars} style={{ paddingBlockEnd: 'var(--banner)' }}>
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index} style={{ marginBlockEnd: '4rem' }}>
            <a href={`#${index}`}>{`${index + 1}. ${paragraphsSample[index % 4]}`}</a>
          </p>
        ))}
      </div>
    </PageFrame>
  ),
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region');
    for (const link of canvas.getAllByRole('link')) {
      link.focus();
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        banner.getBoundingClientRect().top,
      );
    }
  },
};

/** With the chat launcher, in its own window: overlays make room only at their place in a page. */
const withChat = (label: string): Story => ({
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  render: (args) => (
    <div style={{ minBlockSize: '24rem' }}>
      <ChatLauncher onClick={args.onAccept}>{label}</ChatLauncher>
      <CookieBanner {...args} />
    </div>
  ),
});

/** The launcher is above the banner and covers none of it. */
export const WithChat: Story = {
  ...withChat('Chat'),
  play: async ({ args, canvas }) => {
    const launcher = canvas.getByRole('button', { name: 'Chat' });
    const banner = canvas.getByRole('region', { name: 'Cookies' });
    const { bottom } = launcher.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(banner.getBoundingClientRect().top);
    await userEvent.click(launcher);
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const WithLongChat: Story = withChat(
  'Mit einer Mitarbeiterin oder einem Mitarbeiter schreiben',
);

export const LongText: Story = {
  args: {
    message: `${cookieMessageSample} ${cookieMessageSample}`,
    acceptLabel: 'Alle annehmen',
    rejectLabel: 'Alle ablehnen',
  },
};
