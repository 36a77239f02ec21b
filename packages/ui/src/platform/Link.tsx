import { messages } from '@portfolio/messages';
import type { ReactNode } from 'react';

import { VisuallyHidden } from '../layout/VisuallyHidden/VisuallyHidden';
import { useUi, type LinkSlotProps } from './UiProvider';

/** Props of `Link`: an anchor's, and whether it opens a new tab. */
export interface LinkProps extends LinkSlotProps {
  children?: ReactNode;
  /** Opens in a new tab and says so to assistive technology. */
  newTab?: boolean;
}

/** A link whose label is text. */
export interface TextLink {
  label: string;
  href: string;
}

/** Returns whether an address has a host. */
const isExternal = (href: string) => /^(https?:)?\/\//i.test(href);
/** Returns whether a router must ignore an address: another site, a mail address or a fragment. */
const bypassesRouter = (href: string) => /^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(href);

/**
 * A link. Internal pages use the component given to `UiProvider`, even in a new tab, because it knows the base path.
 * External links and new tabs omit `window.opener` and the referrer.
 */
export function Link({ href, newTab = false, children, ...anchorProps }: LinkProps) {
  const { link: PageLink } = useUi();
  const plain = bypassesRouter(href) || anchorProps.download !== undefined;
  const Anchor = plain || !PageLink ? 'a' : PageLink;
  return (
    <Anchor
      {...anchorProps}
      {...(newTab && { target: '_blank' })}
      {...((newTab || isExternal(href)) && { rel: 'noopener noreferrer' })}
      href={href}
    >
      {children}
      {newTab && <VisuallyHidden>{` ${messages.page.newTab}`}</VisuallyHidden>}
    </Anchor>
  );
}
