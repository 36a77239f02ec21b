import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { cookieBannerSample, cookieMessageSample, paragraphsSample } from '../../samples/chrome';
import { clearOfBars } from '../../theme';
import { PageFrame } from '../PageFrame/PageFrame';
import { CookieBanner } from './CookieBanner';

const meta = {
  title: 'Chrome/CookieBanner',
  component: CookieBanner,
  parameters: {
    usage: {
      do: 'keep both answers equally large.',
      dont: 'cover what has the focus, or ask again after an answer.',
      keys: { 'Enter, Space': 'Presses it.' },
      reader:
        'A region that is named and described; reopened by its button it takes the focus and is read.',
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

/** In the second before it goes, the answer can be seen. */
export const Answered: Story = {
  args: { choice: 'rejected' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { pressed: true });
    await expect(button).toHaveTextContent('Reject');
  },
};

/** Gone, it gives the focus back to where it came from. */
export const Leaving: Story = {
  render: function Leaving(args) {
    const [isShown, setIsShown] = useState(true);
    return (
      <>
        <button type="button">A control on the page</button>
        {isShown && <CookieBanner {...args} onReject={() => setIsShown(false)} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button', { name: 'A control on the page' });
    control.focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reject' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(control).toHaveFocus();
  },
};

/** What takes the focus is scrolled clear of the bar. */
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

export const LongText: Story = {
  args: {
    message: `${cookieMessageSample} ${cookieMessageSample}`,
    acceptLabel: 'Alle annehmen',
    rejectLabel: 'Alle ablehnen',
  },
};
