import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Wrap } from '../../layout/Wrap/Wrap';
import { longName, longWord } from '../../samples/cards';
import {
  cookieBannerSample,
  footerSample,
  headerSample,
  leadSample,
  longNavigationSample,
  navigationSample,
  paragraphsSample,
} from '../../samples/chrome';
import { CookieBanner } from '../CookieBanner/CookieBanner';
import { NotFound } from '../ErrorScreen/NotFound';
import { PageHead } from '../PageHead/PageHead';
import { SiteFooter } from '../SiteFooter/SiteFooter';
import { SiteHeader } from '../SiteHeader/SiteHeader';
import { PageFrame } from './PageFrame';

const meta = {
  title: 'Chrome/PageFrame',
  component: PageFrame,
  parameters: {
    usage: {
      do: 'let its link past the navigation be the first stop of every page.',
      dont: 'hide that link from those who tab.',
      keys: { Enter: 'On “Skip to content”, puts the focus on the content.' },
      reader: '“Skip to content, link” before all else.',
    },
    layout: 'fullscreen',
    docs: { story: { height: '34rem' } },
  },
  args: {
    header: <SiteHeader {...headerSample} links={navigationSample('Contact')} />,
    footer: <SiteFooter {...footerSample} />,
    children: (
      <>
        <PageHead heading="Contact" lead={leadSample} tile="neelam" kolam="pair" />
        <Wrap $isPageEnd>
          {paragraphsSample.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Wrap>
      </>
    ),
  },
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(skip).toHaveAttribute('href', '#main');
    const main = canvas.getByRole('main');
    await expect(main.id).toBe('main');
    main.focus();
    await expect(main).toHaveFocus();
  },
};

/** However long its words are, the link past the navigation stays in the window. */
export const SkipLink: Story = {
  args: { header: null, footer: null, children: null },
  globals: { viewport: { value: 'small' } },
  parameters: { docs: { story: { height: '8rem' } } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    link.textContent = 'Zum eigentlichen Inhalt dieser Seite springen, an der Navigation vorbei';
    link.focus();
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The keyboard meets the banner before the page. */
export const WithOverlay: Story = {
  args: {
    overlays: <CookieBanner {...cookieBannerSample} />,
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Accept' })).toHaveFocus();
  },
};

/** A page on the home page's ground; short pages fill the window. */
export const Lost: Story = {
  args: { children: <NotFound homeHref="/" projectsHref="/projects" /> },
};

/** Nothing on the page is so long that the page scrolls sideways. */
export const LongText: Story = {
  args: {
    header: <SiteHeader {...headerSample} owner={longName} links={longNavigationSample} />,
    children: (
      <>
        <PageHead heading={longWord} lead={longName} tile="neelam" kolam="pair" />
        <Wrap $isPageEnd>
          <p>{`${longWord} ${longName}`}</p>
        </Wrap>
      </>
    ),
  },
};
