import { OwnerLine, type OwnerLineProps } from '../../chrome/OwnerLine/OwnerLine';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import type { TextLink } from '../../platform/Link';
import { Page, type PageProps } from '../Page';

export interface MessageViewProps extends PageProps {
  /** Whose site it is, where visitors land from elsewhere. */
  owner?: OwnerLineProps;
  /** The way on. */
  link: TextLink;
}

/** A page that says one thing and leads on: a message has been sent, a post is to come. */
export const MessageView = ({ words, owner, link }: MessageViewProps) => (
  <Page words={words} size="long" head={owner && <OwnerLine {...owner} />} isShort>
    <LinkButton href={link.href}>
      <span>{link.label}</span>
    </LinkButton>
  </Page>
);
