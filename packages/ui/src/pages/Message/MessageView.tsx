import { PageHead } from '../../chrome/PageHead/PageHead';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Wrap } from '../../layout/Wrap/Wrap';
import type { PageWords } from '../PageWords';

/** Props of `MessageView`. */
export interface MessageViewProps {
  /** Heading, introduction and colours of the page. */
  words: PageWords;
  /** The way on. */
  link: { label: string; href: string };
}

/** A page that says one thing and leads on: a message has been sent, a post is to come. */
export function MessageView({ words, link }: MessageViewProps) {
  return (
    <>
      <PageHead {...words} size="long" />
      <Wrap $isPageEnd data-short-page>
        <LinkButton href={link.href}>
          <span>{link.label}</span>
        </LinkButton>
      </Wrap>
    </>
  );
}
