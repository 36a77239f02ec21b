import { useState, type ReactNode } from 'react';
import type { Decorator, Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Link } from '../platform/Link';
import { CookieBanner } from '../chrome/CookieBanner/CookieBanner';
import { FeedbackPopup } from '../chrome/FeedbackPopup/FeedbackPopup';
import { PageFrame } from '../chrome/PageFrame/PageFrame';
import { SiteFooter } from '../chrome/SiteFooter/SiteFooter';
import { SiteHeader } from '../chrome/SiteHeader/SiteHeader';
import { TextButton } from '../forms/TextButton/TextButton';
import { cookieBannerSample, footerSample, navigationSample, ownerSample } from '../samples/chrome';

/** What may lie over a page. */
type PageOverlay = 'menu' | 'cookies' | 'popup';

/** What a whole-page story may ask of the frame around it, in its parameters. */
interface FrameParameters {
  /** The page that is open, by its label in the navigation; none of them on pages that are not in it. */
  current?: string;
  overlay?: PageOverlay;
}

const nothing = () => undefined;

interface FrameProps {
  theme: 'light' | 'dark';
  current?: string;
  overlay?: PageOverlay;
  children: ReactNode;
}

function Frame({ theme, current, overlay, children }: FrameProps) {
  const [isMenuOpen, setIsMenuOpen] = useState(overlay === 'menu');
  return (
    <PageFrame
      header={
        <SiteHeader
          owner={ownerSample}
          homeHref="#home"
          links={navigationSample().map((link) => ({
            ...link,
            href: `#${link.href}`,
            isCurrent: link.label === current,
          }))}
          searchHref="#search"
          theme={theme}
          onToggleTheme={nothing}
          isMenuOpen={isMenuOpen}
          onMenuToggle={setIsMenuOpen}
          menuFoot={<Link href={`mailto:${footerSample.email}`}>{footerSample.email}</Link>}
        />
      }
      footer={<SiteFooter {...footerSample} actions={<TextButton>Cookie settings</TextButton>} />}
      overlays={
        <>
          <FeedbackPopup
            isShown={overlay === 'popup'}
            title="Got two minutes?"
            text="Seventeen short questions help to make this site better."
            href="#feedback"
            onClose={nothing}
          />
          {overlay === 'cookies' && <CookieBanner {...cookieBannerSample} />}
        </>
      }
    >
      {children}
    </PageFrame>
  );
}

/** Puts a page into the frame that all pages have. */
const inFrame: Decorator = (Story, { globals, parameters }) => {
  const { current, overlay } = parameters as FrameParameters;
  return (
    <Frame
      theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
      current={current}
      overlay={overlay}
    >
      <Story />
    </Frame>
  );
};

/** What all stories of whole pages have in common: the frame that pages have, and the whole window. */
export const pageStory = {
  tags: ['new'],
  decorators: [inFrame],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/** Text at 200 % (WCAG 2.2 1.4.4) on a phone: nothing sticks out of the page, where it would be cut off. */
export const largeText = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => {
      style.removeProperty('font-size');
    };
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
} as const;
