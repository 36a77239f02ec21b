import { useClientValue } from '@portfolio/behaviors';
import { fill, joinList } from '@portfolio/words';
import { styled } from 'styled-components';

import { stretched, trailingDot } from '../../cards/styles';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { TextButton } from '../../forms/TextButton/TextButton';
import { Wrap } from '../../layout/Wrap/Wrap';
import { Link } from '../../platform/Link';
import { colour, font, notPrinted, size, space } from '../../theme';
import { CopyButton } from '../CopyButton/CopyButton';

/** Another article: its title and address. */
export interface ArticleLink {
  title: string;
  href: string;
}

export interface ArticleEndProps {
  /** Where one can write to the owner about the article. */
  replyHref: string;
  /** The one before it in its list. */
  previous?: ArticleLink;
  /** The one after it. */
  next?: ArticleLink;
  /** Others like it, with what they have in common. */
  related: readonly (ArticleLink & { shared: readonly string[] })[];
}

/* Two lists are side by side where they fit. */
const Root = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(64)};

  > nav {
    flex: 1 1 min(100%, 19rem);
  }

  > div {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: ${space(12)} ${space(24)};
    align-items: center;
    margin-block-start: clamp(3rem, 6vw, 5rem);
    padding-block-start: ${space(24)};
    border-block-start: 2px solid ${colour('ink')};
  }

  h2 {
    margin-block: ${space(48)} ${space(16)};
    font-size: ${size(3)};
  }

  /* Three in a row where they fit; the title is the link, and all of its field leads there. */
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: ${space(24)} ${space(40)};
  }

  li {
    position: relative;
    padding-block-start: ${space(12)};
    /* Room for the dot: a browser does not count it where the title fills its line. */
    padding-inline-end: ${space(16)};
    border-block-start: 1px solid ${colour('hair')};
    text-wrap: balance;
  }

  li a {
    font: 600 ${size(4)} / 1.15 ${font('display')};
    text-decoration: none;
    ${stretched}
    ${trailingDot}

    /* As an inline box it stays with the last word. */
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

/** The address of the page, without what only filters it or leads to a place in it. */
const pageAddress = () => location.origin + location.pathname;

/** Hands the address to what the device shares with; where it has nothing of the kind, copies it. */
function ShareAddress() {
  const canShare = useClientValue(() => 'share' in navigator, false);
  if (!canShare) return <CopyButton label={WORDS.article.copyLink} read={pageAddress} />;
  const share = () =>
    navigator.share({ title: document.title, url: pageAddress() }).catch((error: Error) => {
      // Who thinks better of it has done nothing wrong.
      if (error.name !== 'AbortError') console.warn(error);
    });
  return <TextButton onClick={() => void share()}>{WORDS.article.share}</TextButton>;
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

/** What comes after an article: a way to answer, its address to pass on, others like it, and its neighbours in the list. */
export function ArticleEnd({ replyHref, previous, next, related }: ArticleEndProps) {
  return (
    <Root $isPageEnd>
      <div>
        <LinkButton href={replyHref}>
          <span>{WORDS.article.reply}</span>
        </LinkButton>
        <ShareAddress />
      </div>
      <Links
        id="related"
        title={WORDS.article.related}
        links={related.map(({ shared, ...link }) => ({
          ...link,
          note: fill(WORDS.article.inCommon, { shared: joinList(shared) }),
        }))}
      />
      <Links
        id="neighbours"
        title={WORDS.article.readOn}
        links={[
          ...(previous
            ? [{ ...previous, note: WORDS.article.previous, rel: 'prev' as const }]
            : []),
          ...(next ? [{ ...next, note: WORDS.article.next, rel: 'next' as const }] : []),
        ]}
      />
    </Root>
  );
}
