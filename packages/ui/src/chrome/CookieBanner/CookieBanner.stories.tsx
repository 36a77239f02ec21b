import preview from '../../../.storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';

import { cookieBannerSample, cookieMessageSample, paragraphsSample } from '../../samples/chrome';
import { aboveBars } from '../../theme';
import { ChatLauncher } from '../ChatLauncher/ChatLauncher';
import { PageFrame } from '../PageFrame/PageFrame';
import { CookieBanner } from './CookieBanner';

const meta = preview.meta({
  title: 'Messages and loading/CookieBanner (consent, privacy notice)',
  id: 'chrome-cookiebanner',
  component: CookieBanner,
  subcomponents: { ChatLauncher },
  parameters: { layout: 'fullscreen', docs: { story: { height: '16rem' } } },
  args: { ...cookieBannerSample, onAccept: fn(), onReject: fn() },
  argTypes: { choice: { control: 'inline-radio', options: [null, 'accepted', 'rejected'] } },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const region = canvas.getByRole('region', { name: 'Cookies' });
    await expect(region).toHaveAccessibleDescription(args.message);
    const banner = within(region);
    const [accept, reject] = banner.getAllByRole('button');
    await expect(accept!.offsetWidth).toBe(reject!.offsetWidth);
  },
});

/** The chosen button stays pressed. The app hides the banner after a second. */
export const Answered = meta.story({ args: { choice: 'rejected' } });

/** The banner comes first in tab order, and never covers the focused element. */
export const FocusNotObscured = meta.story({
  parameters: { docs: { story: { height: '24rem' } } },
  render: (args) => (
    <PageFrame header={null} footer={null} overlays={<CookieBanner {...args} />}>
      <div {...aboveBars} style={{ paddingBlockEnd: 'var(--banner)' }}>
        {Array.from({ length: 10 }, (_, index) => (
          <p key={index} style={{ marginBlockEnd: '4rem' }}>
            <a href={`#${index}`}>{`${index + 1}. ${paragraphsSample[index % 4]}`}</a>
          </p>
        ))}
      </div>
    </PageFrame>
  ),
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region');
    // The first tab stop is the link that skips to the content.
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(banner).getByRole('button', { name: 'Accept' })).toHaveFocus();
    for (const link of within(canvas.getByRole('main')).getAllByRole('link')) {
      link.focus();
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        banner.getBoundingClientRect().top,
      );
    }
  },
});

/** The chat button does not cover the banner. Shown in a frame, because the banner's styles affect the whole document. */
export const WithChat = meta.story({
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  render: (args) => (
    <div style={{ minBlockSize: '24rem' }}>
      <ChatLauncher onClick={args.onAccept}>
        Mit einer Mitarbeiterin oder einem Mitarbeiter schreiben
      </ChatLauncher>
      <CookieBanner {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const launcher = canvas.getByRole('button', { name: /^Mit/ });
    const banner = canvas.getByRole('region', { name: 'Cookies' });
    const { bottom } = launcher.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(banner.getBoundingClientRect().top);
  },
});

export const LongText = meta.story({
  parameters: { docs: { story: { height: '22rem' } } },
  args: {
    message: `${cookieMessageSample} ${cookieMessageSample}`,
    acceptLabel: 'Alle annehmen',
    rejectLabel: 'Alle ablehnen',
  },
});
