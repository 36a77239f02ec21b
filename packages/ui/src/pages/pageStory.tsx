import { useState, type ReactNode } from 'react';
import type { Decorator, Meta } from '@storybook/react-vite';

import { Link } from '../platform/Link';
import { PageFrame } from '../chrome/PageFrame/PageFrame';
import { SiteFooter } from '../chrome/SiteFooter/SiteFooter';
import { SiteHeader } from '../chrome/SiteHeader/SiteHeader';
import { TextButton } from '../forms/TextButton/TextButton';
import { footerSample, headerSample, navigationWithCurrent } from '../samples/chrome';

interface FrameProps {
  theme: 'light' | 'dark';
  current: string;
  children: ReactNode;
}

function Frame({ theme, current, children }: FrameProps) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <PageFrame
      header={
        <SiteHeader
          {...headerSample}
          homeHref="#home"
          links={navigationWithCurrent(current).map((link) => ({ ...link, href: `#${link.href}` }))}
          searchHref="#search"
          theme={theme}
          isMenuOpen={isMenuOpen}
          onMenuToggle={setIsMenuOpen}
          menuFooter={<Link href={`mailto:${footerSample.email}`}>{footerSample.email}</Link>}
        />
      }
      footer={<SiteFooter {...footerSample} actions={<TextButton>Cookie settings</TextButton>} />}
    >
      {children}
    </PageFrame>
  );
}

/** Marks a navigation link as current: the one named by `parameters.current`, or else by the story's title. */
const inFrame: Decorator = (Story, { globals, parameters, title }) => (
  <Frame
    theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
    current={String(parameters['current'] ?? title.replace('Pages/', ''))}
  >
    <Story />
  </Frame>
);

/** Settings shared by all page stories. */
export const pageStory = {
  tags: ['new'],
  decorators: [inFrame],
  parameters: { layout: 'fullscreen' as const },
} satisfies Meta;
