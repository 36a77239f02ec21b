import { useState, type ReactNode } from 'react';
import type { Decorator, Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Link } from '../../src/platform/Link';
import { CookieBanner } from '../../src/chrome/CookieBanner/CookieBanner';
import { FeedbackPopup } from '../../src/chrome/FeedbackPopup/FeedbackPopup';
import { PageFrame } from '../../src/chrome/PageFrame/PageFrame';
import { SiteFooter } from '../../src/chrome/SiteFooter/SiteFooter';
import { SiteHeader } from '../../src/chrome/SiteHeader/SiteHeader';
import { TextButton } from '../../src/forms/TextButton/TextButton';
import {
  cookieMessageSample,
  footerSample,
  navigationSample,
  ownerSample,
} from '../../src/samples/chrome';

/** What may lie over a page. */
type PageOverlay = 'menu' | 'cookies' | 'popup';

/** What a whole-page story may ask of the frame around it, in its parameters. */
interface StageParameters {
  /** The page that is open, by its label in the navigation; none of them on pages that are not in it. */
  current?: string;
  overlay?: PageOverlay;
}

const nothing = () => undefined;

interface StageProps {
  theme: 'light' | 'dark';
  current?: string;
  overlay?: PageOverlay;
  children: ReactNode;
}

function Stage({ theme, current, overlay, children }: StageProps) {
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
          <CookieBanner
            isShown={overlay === 'cookies'}
            message={cookieMessageSample}
            acceptLabel="Accept"
            rejectLabel="Reject"
            onAccept={nothing}
            onReject={nothing}
            choice={null}
          />
        </>
      }
    >
      {children}
    </PageFrame>
  );
}

/** Puts a page into the frame that all pages have. */
const onStage: Decorator = (Story, { globals, parameters }) => {
  const { current, overlay } = parameters as StageParameters;
  return (
    <Stage
      theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
      current={current}
      overlay={overlay}
    >
      <Story />
    </Stage>
  );
};

/**
 * What all whole-page stories have in common: the frame and the whole window. Each says itself that it wants no table of props
 * (`!autodocs`): Storybook reads tags without running the file.
 */
export const pageStory = {
  decorators: [onStage],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

/** The widths at which a page is looked at beside the usual one. */
export const onPhone = { globals: { viewport: { value: 'phone' } } } as const;
export const onTablet = { globals: { viewport: { value: 'tablet' } } } as const;
/** Text at 200 % (WCAG 2.2 1.4.4) on a phone: nothing sticks out of the page, where it would be cut off. */
export const largeText = {
  ...onPhone,
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
export const rightToLeft = { parameters: { direction: 'rtl' } } as const;
