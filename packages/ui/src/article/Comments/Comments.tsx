import { messages } from '@portfolio/messages';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../forms/Button/Button';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Container } from '../../layout/Container/Container';
import { Link } from '../../platform/Link';
import { cluster, colour, notPrinted, size, space } from '../../theme';

export type CommentState = 'hidden' | 'loading' | 'shown' | 'failed';

/** A discussion in a third-party frame. */
export interface Discussion {
  state: CommentState;
  /** URL of the frame, requested when the comments open. */
  src: string;
  /** URL of the discussions, for browsers that cannot load the frame. */
  href: string;
  heightPx: number;
  ref: RefObject<HTMLIFrameElement | null>;
  onShow: () => void;
}

export interface CommentsProps {
  /** Third-party comments; omit them if no service is configured. */
  discussion?: Discussion;
  /** URL of the author's Mastodon post, where visitors reply. */
  mastodonHref?: string;
}

const Root = styled.section`
  padding-block: clamp(3rem, 6vw, 5rem);
  border-block-start: var(--b) solid ${colour('ink')};
  background: ${colour('raised')};

  h2 {
    margin-block-end: ${space(16)};
    font-size: ${size(2)};
  }

  p {
    max-inline-size: 38rem;
    color: ${colour('ink-2')};
  }

  iframe {
    display: block;
    inline-size: 100%;
    border: 0;
    /* A frame is transparent only if its colour scheme matches the page's. */
    color-scheme: light dark;
  }

  @media (scripting: none) {
    button {
      display: none;
    }
  }

  ${notPrinted}
`;

const Row = styled.div`
  ${cluster(12, 24)}
  margin-block-start: ${space(24)};

  &:empty {
    display: none;
  }
`;

const statuses: Partial<Record<CommentState, string>> = {
  loading: messages.comments.loading,
  failed: messages.comments.failed,
};

/** The comments at the end of an article. Third-party comments load only on click, which counts as consent. */
export function Comments({ discussion, mastodonHref }: CommentsProps) {
  const headingId = useId();
  const wasPressed = useRef(false);
  const { state, src, href, heightPx, ref, onShow } = discussion ?? {};
  const isOpen = state === 'loading' || state === 'shown';
  const show = () => {
    wasPressed.current = true;
    onShow?.();
  };
  useEffect(() => {
    // Moves focus to the frame, because the focused button has been removed.
    if (isOpen && wasPressed.current) ref?.current?.focus({ preventScroll: true });
  }, [isOpen, ref]);
  return (
    <Root id="comments" aria-labelledby={headingId}>
      <Container>
        <h2 id={headingId}>{messages.comments.heading}</h2>
        {state === 'hidden' && <p>{messages.comments.note}</p>}
        <p role="status">{state ? statuses[state] : ''}</p>
        {isOpen && (
          <iframe
            ref={ref}
            src={src}
            title={messages.comments.heading}
            allow="clipboard-write"
            style={{ blockSize: heightPx }}
          />
        )}
        <Row>
          {state === 'hidden' && <Button onClick={show}>{messages.comments.show}</Button>}
          {state === 'failed' && <Button onClick={show}>{messages.page.tryAgain}</Button>}
          {mastodonHref && (
            <LinkButton href={mastodonHref} variant="outline" newTab>
              {messages.comments.mastodon}
            </LinkButton>
          )}
          {href && state === 'failed' && (
            <Link href={href} newTab>
              {messages.comments.atGitHub}
            </Link>
          )}
          {href && state === 'hidden' && (
            <noscript>
              <Link href={href}>{messages.comments.atGitHub}</Link>
            </noscript>
          )}
        </Row>
      </Container>
    </Root>
  );
}
