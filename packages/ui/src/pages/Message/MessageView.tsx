import type { ReactNode } from 'react';

import { OwnerLine, type OwnerLineProps } from '../../chrome/OwnerLine/OwnerLine';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import type { TextLink } from '../../platform/Link';
import { Page, type PageProps } from '../Page';

export interface MessageViewProps extends PageProps {
  /** Owner of the site, shown where visitors arrive from elsewhere. */
  owner?: OwnerLineProps;
  link: TextLink;
  children?: ReactNode;
}

/** A short message with links: a message was sent, a post is planned. */
export const MessageView = ({ words, owner, link, children }: MessageViewProps) => (
  <Page words={words} size="long" head={owner && <OwnerLine {...owner} />} isShort>
    {children}
    <LinkButton href={link.href}>
      <span>{link.label}</span>
    </LinkButton>
  </Page>
);
