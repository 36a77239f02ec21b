import { listen, useTimeout } from '@portfolio/behaviors';
import { messages } from '@portfolio/messages';
import { useEffect, useId, useState } from 'react';
import { keyframes, styled } from 'styled-components';

import { Art } from '../../art/Art';
import { Icon } from '../../art/Icon';
import { Button } from '../../forms/Button/Button';
import { IconButton } from '../../forms/IconButton/IconButton';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import {
  barOverPage,
  below,
  colour,
  duration,
  ease,
  layer,
  motion,
  notPrinted,
  onTile,
  radius,
  shadow,
  size,
  space,
  tileVars,
} from '../../theme';
import { returnFocus } from '../returnFocus';

export interface FeedbackPopupProps {
  /** Shows the popup. */
  isShown: boolean;
  /** Heading of the popup, announced when it appears. */
  title: string;
  /** Purpose of the survey and how long it takes. */
  text: string;
  /** URL of the survey; opens in a new tab. */
  href: string;
  /** Called when the visitor presses Close, the cross or Escape. */
  onClose: () => void;
  /** Label of the link to the survey. */
  actionLabel?: string;
  /** Label of the two buttons that close the popup. */
  closeLabel?: string;
}

const enter = keyframes`
  from {
    opacity: 0;
    translate: 0 1rem;
  }
`;

const Root = styled.section`
  --pop-gap: clamp(1rem, 3vw, 2rem);
  position: fixed;
  inset-block-end: var(--pop-gap);
  inset-inline-end: var(--pop-gap);
  z-index: ${layer('popup')};
  inline-size: min(27rem, 100% - var(--pop-gap) * 2);
  max-block-size: calc(100% - var(--pop-gap) * 2);
  overflow: auto;
  border: var(--b) solid ${colour('ink')};
  border-radius: ${radius('tile')};
  background: ${colour('raised')};
  box-shadow: ${shadow('pop')};

  /* Keeps focused elements and the footer clear of the popup. */
  ${barOverPage('31rem')}

  ${below('narrow')} {
    ${barOverPage('14rem')}
  }

  ${motion} {
    animation: ${enter} ${duration('fade')} ${ease('out')};
  }

  ${notPrinted}
`;

const Picture = styled.div`
  ${tileVars('accent')}
  ${onTile}
  display: flex;
  justify-content: center;
  padding-block: ${space(16)};
  overflow: clip;

  svg {
    flex: none;
    inline-size: 128%;
    max-inline-size: none;
  }

  ${below('narrow')} {
    display: none;
  }
`;

const Body = styled.div`
  padding: ${space(20)} ${space(24)} ${space(24)};

  h2 {
    margin-block-end: ${space(8)};
    font-size: ${size(2)};
  }

  ${below('narrow')} {
    padding: ${space(16)};

    h2 {
      margin-inline-end: ${space(48)};
      font-size: ${size(3)};
    }
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(8)};
    margin-block-start: ${space(16)};
  }
`;

const Close = styled(IconButton)`
  position: absolute;
  inset-block-start: 0.6rem;
  inset-inline-end: 0.6rem;
  background: ${colour('raised')};
`;

/** Delay before the announcement, because screen readers announce only changes to a live region that already exists. */
const announceMs = 500;

/** A feedback popup in a corner of the window. The popup does not take focus, and Escape closes it. */
export function FeedbackPopup({
  isShown,
  title,
  text,
  href,
  onClose,
  actionLabel = messages.feedback.give,
  closeLabel = messages.page.close,
}: FeedbackPopupProps) {
  const titleId = useId();
  const [isAnnounced, setIsAnnounced] = useState(false);
  useTimeout(() => setIsAnnounced(true), announceMs);

  useEffect(() => {
    if (!isShown) return;
    return listen<KeyboardEvent>(document, 'keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onClose();
    });
  }, [isShown, onClose]);

  return (
    <>
      <VisuallyHidden role="status">{isShown && isAnnounced ? title : ''}</VisuallyHidden>
      {isShown && (
        <Root ref={returnFocus} role="dialog" aria-labelledby={titleId}>
          <Picture>
            <Art name="states/popup" />
          </Picture>
          <Close label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </Close>
          <Body>
            <h2 id={titleId}>{title}</h2>
            <p>{text}</p>
            <div>
              <LinkButton size="small" href={href} newTab>
                {actionLabel}
              </LinkButton>
              <Button size="small" variant="outline" hasDot={false} onClick={onClose}>
                {closeLabel}
              </Button>
            </div>
          </Body>
        </Root>
      )}
    </>
  );
}
