import { fill, messages } from '@portfolio/messages';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { Button } from '../../forms/Button/Button';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { TextButton } from '../../forms/TextButton/TextButton';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { runningLine } from '../../motion/runningLine';
import { below, cluster, colour, size, space } from '../../theme';

export interface StatStatusProps {
  /** The card's heading. */
  title: string;
  /** The service's name: "GitHub". */
  service: string;
  /** URL of the profile on the service; opens in a new tab. */
  profileHref: string;
  /** `failed`: an error or timeout has occurred. `waiting`: the visitor has not consented, so
   * the image loads only after a click. */
  state: 'loading' | 'shown' | 'failed' | 'waiting';
  /** Called by the Try Again button, shown when `state` is `failed`. */
  onRetry?: () => void;
  /** Called by the button that loads the image, shown when `state` is `waiting`. */
  onShow?: () => void;
}

const ImageStatus = styled.div`
  ${cluster(16, 24)}

  > svg {
    flex: none;
    inline-size: clamp(4rem, 18vw, 7rem);
    color: ${colour('ink-2')};
  }

  /* Draws only the first third of the line. */
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

  /* Below a snapshot, the text and buttons take one line if they fit. */
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

/** Hidden text that distinguishes links and buttons with the same label on different cards. */
export const CardName = ({ title }: { title: string }) => (
  <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
);

/** The state of a card's image, with buttons. Without a snapshot, also shows a drawing and an explanation. */
export function StatStatus({
  title,
  service,
  profileHref,
  state,
  onRetry,
  onShow,
  hasSnapshot,
}: StatStatusProps & { hasSnapshot: boolean }) {
  const status = useRef<HTMLDivElement>(null);
  const isFailed = state === 'failed';
  const isMissing = isFailed || state === 'waiting';
  const name = <CardName title={title} />;

  // Keeps focus in the card when the clicked button disappears.
  const keepFocus = (action?: () => void) => () => {
    status.current?.focus();
    action?.();
  };
  const withService = (message: string) => (
    <>
      {fill(message, { service })}
      {title !== service && name}
    </>
  );

  return (
    <ImageStatus>
      {isMissing && !hasSnapshot && (
        <Art name="states/loader" parts={isFailed ? undefined : ['dots']} />
      )}
      <div>
        <div ref={status} role="status" tabIndex={-1}>
          {state === 'loading' && (
            <Loading>
              <Art name="states/loader" />
              <p>{withService(messages.activity.loading)}</p>
            </Loading>
          )}
          {isMissing && (
            <strong>
              {withService(isFailed ? messages.activity.failed : messages.activity.notLoaded)}
            </strong>
          )}
          {isMissing && !hasSnapshot && (
            <p>{isFailed ? messages.activity.drawnElsewhere : messages.activity.blocked}</p>
          )}
        </div>
        {isFailed && (
          <Actions>
            <LinkButton href={profileHref} newTab size="small">
              <span>{messages.activity.openProfile}</span>
              {name}
            </LinkButton>
            <TextButton onClick={keepFocus(onRetry)}>
              <span>{messages.page.tryAgain}</span>
              {name}
            </TextButton>
          </Actions>
        )}
        {state === 'waiting' && (
          <Actions>
            <Button size="small" variant="outline" onClick={keepFocus(onShow)}>
              <span>{messages.activity.loadCard}</span>
              {name}
            </Button>
          </Actions>
        )}
      </div>
    </ImageStatus>
  );
}
