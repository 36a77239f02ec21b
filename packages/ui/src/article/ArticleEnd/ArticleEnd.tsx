import { useClientValue } from '@portfolio/behaviors';
import { fill, joinList, messages } from '@portfolio/messages';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { stretched, trailingDot } from '../../cards/styles';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { TextButton } from '../../forms/TextButton/TextButton';
import { Container } from '../../layout/Container/Container';
import { Link } from '../../platform/Link';
import { colour, font, notPrinted, size, space } from '../../theme';
import { CopyButton } from '../CopyButton/CopyButton';

export interface ArticleLink {
  title: ReactNode;
  href: string;
}

export interface ArticleEndProps {
  /** URL for replies: the Contact page, or a `mailto:` link. */
  replyHref: string;
  /** The previous article; omit it if there is none. */
  previous?: ArticleLink | undefined;
  /** The next article; omit it if there is none. */
  next?: ArticleLink | undefined;
  /** Related articles, each with the topics shared with this article. */
  related: readonly (ArticleLink & { shared: readonly string[] })[];
}

const Root = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(64)};

  > nav {
    flex: 1 1 min(100%, 19rem);
    /* Lets long words break instead of widening the page. */
    min-inline-size: 0;
  }

  > div {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: ${space(12)} ${space(24)};
    align-items: center;
    margin-block-start: clamp(3rem, 6vw, 5rem);
    padding-block-start: ${space(24)};
    border-block-start: var(--b) solid ${colour('ink')};
  }

  h2 {
    margin-block: ${space(48)} ${space(16)};
    font-size: ${size(2)};
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    gap: ${space(24)} ${space(40)};
  }

  li {
    position: relative;
    padding-block-start: ${space(12)};
    /* Reserves space for the dot after the title. */
    padding-inline-end: ${space(16)};
    border-block-start: 1px solid ${colour('hair')};
    text-wrap: balance;
  }

  li a {
    font: 600 ${size(3)} / 1.1 ${font('display')};
    text-decoration: none;
    ${stretched}
    ${trailingDot}

    /* The dot stays inline, beside the last word. */
    &::after {
      margin-inline-start: ${space(8)};
      font-size: 0;
      vertical-align: 0.25rem;
    }

    &:hover {
      text-decoration: underline;
    }
  }

  li p {
    margin-block: ${space(4)};
    color: ${colour('ink-2')};
    font-size: ${size('small')};
  }

  ${notPrinted}
`;

const pageUrl = () => location.origin + location.pathname;

function ShareButton() {
  const canShare = useClientValue(() => 'share' in navigator, false);
  if (!canShare) return <CopyButton label={messages.article.copyLink} read={pageUrl} />;
  const share = () =>
    navigator.share({ title: document.title, url: pageUrl() }).catch((error: Error) => {
      // An `AbortError` means that the visitor cancelled.
      if (error.name !== 'AbortError') console.warn(error);
    });
  return <TextButton onClick={() => void share()}>{messages.article.share}</TextButton>;
}

interface LinksProps {
  id: string;
  title: string;
  links: readonly (ArticleLink & { note: string; rel?: 'prev' | 'next' })[];
}

function Links({ id, title, links }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ title, href, note, rel }) => (
          <li key={href}>
            <p>{note}</p>
            <Link href={href} rel={rel}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The end of an article: reply link, share button, and links to related, previous and next articles. */
export function ArticleEnd({ replyHref, previous, next, related }: ArticleEndProps) {
  return (
    <Root $isPageEnd>
      <div>
        <LinkButton href={replyHref}>{messages.article.reply}</LinkButton>
        <ShareButton />
      </div>
      <Links
        id="related"
        title={messages.article.related}
        links={related.map(({ shared, ...link }) => ({
          ...link,
          note: fill(messages.article.inCommon, { shared: joinList(shared) }),
        }))}
      />
      <Links
        id="neighbours"
        title={messages.article.readOn}
        links={[
          ...(previous
            ? [{ ...previous, note: messages.article.previous, rel: 'prev' as const }]
            : []),
          ...(next ? [{ ...next, note: messages.article.next, rel: 'next' as const }] : []),
        ]}
      />
    </Root>
  );
}
