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

export interface TextLink {
  label: string;
  href: string;
}

const isExternal = (href: string) => /^(https?:)?\/\//i.test(href);
/** True for other sites, email addresses and fragments. */
const bypassesRouter = (href: string) => /^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(href);

/**
 * A link. Internal links use the component passed to `UiProvider`. External links and links that open a new tab have
 * `rel="noopener noreferrer"`.
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
      {/* Page translators replace text nodes, so text beside an element needs its own element. */}
      {newTab && typeof children === 'string' ? <span>{children}</span> : children}
      {newTab && <VisuallyHidden data-nosnippet="">{` ${messages.page.newTab}`}</VisuallyHidden>}
    </Anchor>
  );
}
