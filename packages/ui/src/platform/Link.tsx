import type { ReactNode } from 'react';

import { VisuallyHidden } from '../layout/VisuallyHidden/VisuallyHidden';
import { useUi, type LinkSlotProps } from './UiProvider';

/** Props of `Link`: an anchor's own, and whether it leaves this tab. */
export interface LinkProps extends LinkSlotProps {
  children?: ReactNode;
  /** Opens in a new tab and says so to assistive technology. */
  newTab?: boolean;
}

/** A link that is its words. */
export interface TextLink {
  label: string;
  href: string;
}

/** Another site: an address with a host of its own. */
const isExternal = (href: string) => /^(https?:)?\/\//i.test(href);
/** Not a page for a router to show: another site, a mail address, a place on this page. */
const isNoPage = (href: string) => /^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(href);

/**
 * A link. Pages of the site go through the component that `UiProvider` was given, in a new tab too: it knows below which path
 * the site is deployed. Links that leave the site or this tab never hand over `window.opener` or the referrer.
 */
export function Link({ href, newTab = false, children, ...anchorProps }: LinkProps) {
  const { link: PageLink } = useUi();
  const plain = isNoPage(href) || anchorProps.download !== undefined;
  const Anchor = plain || !PageLink ? 'a' : PageLink;
  return (
    <Anchor
      {...anchorProps}
      {...(newTab && { target: '_blank' })}
      {...((newTab || isExternal(href)) && { rel: 'noopener noreferrer' })}
      href={href}
    >
      {children}
      {newTab && <VisuallyHidden>{` ${WORDS.page.newTab}`}</VisuallyHidden>}
    </Anchor>
  );
}
