import { messages } from '@portfolio/messages';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';

import { Art } from '../../art/Art';
import { Button } from '../../forms/Button/Button';
import { Container } from '../../layout/Container/Container';
import {
  barOverPage,
  below,
  colour,
  duration,
  ease,
  layer,
  motion,
  notPrinted,
  space,
} from '../../theme';
import { returnFocus } from '../returnFocus';

/** The visitor's choice; `null` before the first choice. */
export type CookieChoice = 'accepted' | 'rejected' | null;

export interface CookieBannerProps {
  /** Moves focus into the banner, after the visitor has reopened it. */
  isReopened?: boolean;
  /** A sentence that explains what the cookies are for. */
  message: string;
  /** Label of the Accept button. */
  acceptLabel: string;
  /** Label of the Reject button. */
  rejectLabel: string;
  /** Called when the visitor accepts cookies. */
  onAccept: () => void;
  /** Called when the visitor rejects cookies. */
  onReject: () => void;
  /** The choice just made, shown as a pressed button. */
  choice: CookieChoice;
}

const slideIn = keyframes`
  from {
    translate: 0 100%;
  }
`;

const Root = styled.section`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${layer('cookie')};
  max-block-size: 60vh;
  overflow: auto;
  border-block-start: var(--b) solid ${colour('ink')};
  background: ${colour('raised')};

  /* On a short screen or with large text, a fixed banner would cover the page. */
  @media (max-height: 24rem) {
    position: relative;
    max-block-size: none;
  }

  /* The footer grows by the banner's height, so that the banner never covers the footer's last line. */
  ${barOverPage('6rem')}

  ${below('medium')} {
    ${barOverPage('14rem')}
  }

  @media (max-height: 24rem) {
    ${barOverPage('0px')}
  }

  /* Without this animation, the banner could become the largest contentful paint. */
  ${motion} {
    animation: ${slideIn} ${duration('quick')} ${ease('out')};
  }

  ${notPrinted}
`;

const Bar = styled(Container)`
  background: inherit;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(16)} ${space(24)};
  padding-block: ${space(8)};

  svg {
    inline-size: 3rem;
  }

  p {
    max-inline-size: 46em;
    line-height: 1.4;
  }

  ${below('medium')} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${space(16)};

    svg {
      display: none;
    }
  }
`;

/* Both buttons look the same, to favour neither choice. */
const Choices = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${space(8)};
  background: inherit;

  ${below('medium')} {
    grid: auto-flow / repeat(auto-fit, minmax(6.5rem, 1fr));
  }
`;

/** Asks for cookie consent once, at the bottom of the window. Never blocks the page or covers the focused element. */
export function CookieBanner({
  isReopened = false,
  message,
  acceptLabel,
  rejectLabel,
  onAccept,
  onReject,
  choice,
}: CookieBannerProps) {
  const messageId = useId();
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => returnFocus(root.current), []);
  useEffect(() => {
    if (isReopened) root.current?.focus();
  }, [isReopened]);

  const choiceButton = (option: CookieChoice, label: string, onClick: () => void) => (
    <Button
      size="small"
      variant={choice === option ? 'filled' : 'outline'}
      hasDot={false}
      aria-pressed={choice === option}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <Root ref={root} tabIndex={-1} aria-label={messages.page.cookies} aria-describedby={messageId}>
      <Bar>
        <Art name="states/cookie" />
        <p id={messageId}>{message}</p>
        <Choices>
          {choiceButton('accepted', acceptLabel, onAccept)}
          {choiceButton('rejected', rejectLabel, onReject)}
        </Choices>
      </Bar>
    </Root>
  );
}
