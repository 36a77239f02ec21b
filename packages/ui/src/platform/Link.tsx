import { messages } from '@portfolio/messages';
import type { ReactNode } from 'react';

import { VisuallyHidden } from '../layout/VisuallyHidden/VisuallyHidden';
import { useUi, type LinkSlotProps } from './UiProvider';

export interface LinkProps extends LinkSlotProps {
  /** The link text. */
  children?: ReactNode;
  /** Opens in a new tab, and announces that to screen readers. */
  newTab?: boolean;
}

/** A link whose label is text. */
export interface TextLink {
  label: string;
  href: string;
}

/** Returns whether a URL has a host. */
const isExternal = (href: string) => /^(https?:)?\/\//i.test(href);
/** Returns whether the router must ignore a URL: another site, an email address, or a fragment. */
const bypassesRouter = (href: string) => /^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(href);

/**
 * A link. Links to the site's own pages use the component passed to `UiProvider`. That component knows the base path. External
 * links and links that open a new tab have `rel="noopener noreferrer"`.
 */
export function Link({ href, newTab = false, children, ...anchorProps }: LinkProps) {
  const { link: PageLink } = useUi();
  const plain = bypassesRouter(href) || anchorProps.download !== undefined;
  const Anchor = plain || !PageLink ? 'a' : PageLink;
  return (
    <Anchor
      {...anchorProps}
      {...(newTab && { target: '_blank' })}
      {...((newTab || isExternal(href)) && {
        rel: [anchorProps.rel, 'noopener noreferrer'].filter(Boolean).join(' '),
      })}
      href={href}
    >
      {/* Text beside other content needs its own element, because page translators replace text nodes. */}
      {newTab && typeof children === 'string' ? <span>{children}</span> : children}
      {newTab && <VisuallyHidden data-nosnippet="">{` ${messages.page.newTab}`}</VisuallyHidden>}
    </Anchor>
  );
}
