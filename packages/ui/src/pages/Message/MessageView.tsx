import type { ReactNode } from 'react';

import { OwnerLine, type OwnerLineProps } from '../../chrome/OwnerLine/OwnerLine';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import type { TextLink } from '../../platform/Link';
import { Page, type PageProps } from '../Page';

export interface MessageViewProps extends PageProps {
  /** The owner's name and role, for visitors who arrive from another site. */
  owner?: OwnerLineProps;
  /** Link to the next page. */
  link: TextLink;
  /** Content above the link. */
  children?: ReactNode;
}

/** A page with a short message and a link, e.g. after a form has been sent. */
export const MessageView = ({ head, owner, link, children }: MessageViewProps) => (
  <Page head={head} size="long" headContent={owner && <OwnerLine {...owner} />} isShort>
    {children}
    <LinkButton href={link.href}>{link.label}</LinkButton>
  </Page>
);
