import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Wrap } from '../../layout/Wrap/Wrap';
import { longName, longWord } from '../../samples/cards';
import {
  cookieMessageSample,
  footerSample,
  leadSample,
  longNavigationSample,
  navigationSample,
  ownerSample,
  paragraphsSample,
} from '../../samples/chrome';
import { CookieBanner } from '../CookieBanner/CookieBanner';
import { NotFound } from '../NotFound/NotFound';
import { PageHead } from '../PageHead/PageHead';
import { SiteFooter } from '../SiteFooter/SiteFooter';
import { SiteHeader } from '../SiteHeader/SiteHeader';
import { PageFrame } from './PageFrame';

const nothing = () => undefined;

const meta = {
  title: 'Chrome/PageFrame',
  component: PageFrame,
  parameters: { layout: 'fullscreen', docs: { story: { height: '34rem' } } },
  args: {
    header: (
      <SiteHeader
        owner={ownerSample}
        homeHref="/"
        links={navigationSample('Contact')}
        theme="light"
        onToggleTheme={nothing}
        isMenuOpen={false}
        onMenuToggle={nothing}
      />
    ),
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
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    const main = canvas.getByRole('main');
    await expect(main.id).toBe('main');
    main.focus();
    await expect(main).toHaveFocus();
  },
};

/** The keyboard meets the banner before the page. */
export const WithOverlay: Story = {
  args: {
    overlays: (
      <CookieBanner
        isShown
        message={cookieMessageSample}
        acceptLabel="Accept"
        rejectLabel="Reject"
        onAccept={nothing}
        onReject={nothing}
        choice={null}
      />
    ),
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
    header: (
      <SiteHeader
        owner={longName}
        homeHref="/"
        links={longNavigationSample}
        theme="light"
        onToggleTheme={nothing}
        isMenuOpen={false}
        onMenuToggle={nothing}
      />
    ),
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
