import { fill } from '@portfolio/words';
import { useRef, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { Button } from '../../forms/Button/Button';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { TextButton } from '../../forms/TextButton/TextButton';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { runningLine } from '../../motion/runningLine';
import { Link } from '../../platform/Link';
import { below, cluster, colour, column, radius, size, space } from '../../theme';
import { StatSnapshot, type StatSnapshotProps } from '../StatSnapshot/StatSnapshot';

/**
 * `loading` until the image has arrived; `shown`; `failed` after an error or when the service has not answered in time;
 * `waiting` while the visitor has refused other sites, until a click asks for the picture.
 */
export const statStates = ['loading', 'shown', 'failed', 'waiting'] as const;
export type StatState = (typeof statStates)[number];

export interface StatCardProps {
  /** What the card shows: "Top languages". */
  title: string;
  /** Who draws it: "GitHub". */
  service: string;
  /** Address of the profile at the service, opened in a new tab. */
  profileHref: string;
  /** Words of the link in the head: "View profile". */
  profileLabel: string;
  /** Whether the picture is awaited, shown, has failed, or waits for a press. */
  state: StatState;
  /** The service's picture with its size in px. Left out on the server, so that no request leaves before the choice is known. */
  image?: { src: string; width: number; height: number; alt: string };
  /** Tells from the size in px whether the picture that came says that something went wrong. */
  isErrorPicture?: (size: { width: number; height: number }) => boolean;
  /** The picture has come. */
  onLoad?: () => void;
  /** The picture has not come, or it says that something went wrong. */
  onError?: () => void;
  /** "Try again" was pressed. */
  onRetry?: () => void;
  /** "{WORDS.activity.loadCard}" was pressed. */
  onShow?: () => void;
  /**
   * Our own drawing of the same numbers, with its date; stands in for a picture that failed or may not be loaded, and without
   * JavaScript.
   */
  snapshot?: StatSnapshotProps;
}

const Card = styled.article`
  --ground: ${colour('raised')};
  ${column}
  min-block-size: 20rem;
  border: var(--b) solid ${colour('ink')};
  border-radius: ${radius('tile')};
  background: ${colour('ground')};
`;

const Head = styled.div`
  ${cluster(0, 16)}
  justify-content: space-between;
  padding: ${space(8)} ${space(20)};
  border-block-end: var(--b-hair) solid ${colour('hair')};

  h2 {
    font-size: ${size(3)};
  }

  a {
    padding-block: ${space(8)};

    @media print {
      &[href^='http']::after {
        content: ' (' attr(href) ')';
        overflow-wrap: anywhere;
      }
    }
  }
`;

/** Picture and words take the same place, so that the card keeps its height when one follows the other. */
const Body = styled.div`
  position: relative;
  flex: 1;
  display: grid;
  place-items: center;
  padding: ${space(20)};

  > * {
    grid-area: 1 / 1;
    inline-size: 100%;
  }

  img {
    max-inline-size: 30rem;
    block-size: auto;
  }

  [data-state='loading'] & img {
    visibility: hidden;
  }
`;

/** A snapshot takes its room from the start, so that nothing jumps when it has to stand in for the picture. */
const Words = styled.div`
  display: grid;
  gap: ${space(12)};

  &[data-has-snapshot='false'] {
    max-inline-size: 30rem;
  }

  &[data-has-snapshot='true'] {
    align-self: stretch;
    align-content: space-between;
  }
`;

/** What has become of the picture, and what can be done. */
const Outcome = styled.div`
  ${cluster(16, 24)}

  > svg {
    flex: none;
    inline-size: clamp(4rem, 18vw, 7rem);
    color: ${colour('ink-2')};
  }

  /* The line stopped a third of the way. */
  > svg [data-part='line'] {
    stroke-dasharray: 0.36 1;
  }

  > div {
    flex: 1 1 13rem;
  }

  strong {
    display: block;
    font-size: ${size(4)};
    line-height: 1.25;
  }

  strong + p {
    margin-block-start: ${space(4)};
    color: ${colour('ink-2')};
  }

  [data-has-snapshot='false'] & {
    min-block-size: 10rem;
  }

  /* Below a snapshot: in one line where there is room. */
  [data-has-snapshot='true'] & {
    min-block-size: 2.75rem;

    ${below('narrow')} {
      min-block-size: 5.25rem;
    }

    > div {
      ${cluster(8, 16)}
      justify-content: space-between;
    }

    strong {
      font-size: ${size('small')};
    }

    @media print {
      display: none;
    }
  }

  @media (scripting: none) {
    [data-state='loading'] & {
      display: none;
    }
  }
`;

const Snapshot = styled.div`
  @media (scripting: enabled) {
    [data-state='shown'] & {
      visibility: hidden;
    }
  }

  @media screen and (scripting: enabled) {
    [data-state='loading'] & {
      visibility: hidden;
    }
  }
`;

/** Over the room that figures and words will take, so that none of them moves when it goes. */
const Loading = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(20)};

  svg {
    inline-size: 7.5rem;
  }

  ${runningLine}
`;

const Actions = styled.div`
  ${cluster(8, 16)}

  [data-has-snapshot='false'] & {
    margin-block-start: ${space(16)};
  }
`;

const dotsOnly = ['dots'] as const;

/**
 * Statistics that another site draws as a picture. Its height hardly differs between states. With `snapshot` given, a missing
 * picture is replaced by our own drawing of the numbers, and only the actions stay.
 */
export function StatCard({
  title,
  service,
  profileHref,
  profileLabel,
  state,
  image,
  isErrorPicture,
  onLoad,
  onError,
  onRetry,
  onShow,
  snapshot,
}: StatCardProps) {
  const status = useRef<HTMLDivElement>(null);

  /** A picture has come: the one that was asked for, or one that tells of an error. */
  function onImageLoad({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
    const { naturalWidth: width, naturalHeight: height } = currentTarget;
    if (isErrorPicture?.({ width, height })) onError?.();
    else onLoad?.();
  }

  // The button that was pressed is about to go; the focus stays in the card.
  const keepFocus = (action?: () => void) => () => {
    status.current?.focus();
    action?.();
  };

  // Other cards have the same words, and may be of the same service.
  const ofWhat = <VisuallyHidden>{`: ${title}`}</VisuallyHidden>;
  const told = (words: string) => (
    <>
      {fill(words, { service })}
      {title !== service && ofWhat}
    </>
  );
  const outcomes = {
    failed: {
      what: WORDS.activity.failed,
      why: WORDS.activity.drawnElsewhere,
      actions: (
        <>
          <LinkButton href={profileHref} newTab size="small">
            <span>{WORDS.activity.openProfile}</span>
            {ofWhat}
          </LinkButton>
          <TextButton onClick={keepFocus(onRetry)}>
            <span>{WORDS.page.tryAgain}</span>
            {ofWhat}
          </TextButton>
        </>
      ),
    },
    waiting: {
      what: WORDS.activity.notLoaded,
      why: WORDS.activity.loadingTells,
      actions: (
        <Button size="small" variant="outline" onClick={keepFocus(onShow)}>
          <span>{WORDS.activity.loadCard}</span>
          {ofWhat}
        </Button>
      ),
    },
  };
  const outcome = state === 'failed' || state === 'waiting' ? outcomes[state] : undefined;

  return (
    <Card data-state={state}>
      <Head>
        <h2>{title}</h2>
        <Link href={profileHref} newTab>
          <span>{profileLabel}</span>
          {ofWhat}
        </Link>
      </Head>
      <Body>
        {!outcome && image && (
          <img {...image} alt={image.alt} onLoad={onImageLoad} onError={onError} />
        )}
        <Words data-has-snapshot={Boolean(snapshot)}>
          {snapshot && (
            <Snapshot>
              <StatSnapshot {...snapshot} />
            </Snapshot>
          )}
          <Outcome>
            {outcome && !snapshot && (
              <Art name="states/loader" parts={state === 'failed' ? undefined : dotsOnly} />
            )}
            <div>
              <div ref={status} role="status" tabIndex={-1}>
                {state === 'loading' && (
                  <Loading>
                    <Art name="states/loader" />
                    <p>{told(WORDS.activity.loading)}</p>
                  </Loading>
                )}
                {outcome && <strong>{told(outcome.what)}</strong>}
                {outcome && !snapshot && <p>{outcome.why}</p>}
              </div>
              {outcome && <Actions>{outcome.actions}</Actions>}
            </div>
          </Outcome>
        </Words>
      </Body>
    </Card>
  );
}
