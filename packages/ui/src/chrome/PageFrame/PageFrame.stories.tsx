import preview from '../../../.storybook/preview';
import { expect, userEvent } from 'storybook/test';

import { Container } from '../../layout/Container/Container';
import {
  footerSample,
  headerSample,
  leadSample,
  navigationWithCurrent,
  paragraphsSample,
} from '../../samples/chrome';
import { PageHead } from '../PageHead/PageHead';
import { SiteFooter } from '../SiteFooter/SiteFooter';
import { SiteHeader } from '../SiteHeader/SiteHeader';
import { PageFrame } from './PageFrame';

const meta = preview.meta({
  title: 'Navigation and layout/PageFrame (page layout, shell, skip link)',
  id: 'chrome-pageframe',
  component: PageFrame,
  parameters: { layout: 'fullscreen', docs: { story: { height: '34rem' } } },
  args: {
    header: <SiteHeader {...headerSample} links={navigationWithCurrent('Contact')} />,
    footer: <SiteFooter {...footerSample} />,
    children: (
      <>
        <PageHead heading="Contact" lead={leadSample} tile="cool" kolam="pair" />
        <Container $isPageEnd>
          {paragraphsSample.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Container>
      </>
    ),
  },
});

export const Default = meta.story({
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
});

/** A long skip link stays within the window. */
export const SkipLink = meta.story({
  args: { header: null, footer: null, children: null },
  globals: { viewport: { value: 'small' } },
  parameters: { docs: { story: { height: '8rem' } } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    link.textContent = 'Zum eigentlichen Inhalt dieser Seite springen, an der Navigation vorbei';
    link.focus();
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});
