import { OwnerLine, type OwnerLineProps } from '../../chrome/OwnerLine/OwnerLine';
import { PageHead } from '../../chrome/PageHead/PageHead';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Wrap } from '../../layout/Wrap/Wrap';
import type { PageProps } from '../PageProps';

export interface MessageViewProps extends PageProps {
  /** Whose site it is, where visitors land from elsewhere. */
  owner?: OwnerLineProps;
  /** The way on. */
  link: { label: string; href: string };
}

/** A page that says one thing and leads on: a message has been sent, a post is to come. */
export function MessageView({ words, owner, link }: MessageViewProps) {
  return (
    <>
      <PageHead {...words} size="long">
        {owner && <OwnerLine {...owner} />}
      </PageHead>
      <Wrap $isPageEnd data-short-page>
        <LinkButton href={link.href}>
          <span>{link.label}</span>
        </LinkButton>
      </Wrap>
    </>
  );
}
