import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { colour, motion, radius, row, size, space, square, visuallyHidden } from '../../theme';

export interface BotCheckFrameProps {
  /**
   * `idle`: the visitor has not used the form. `waiting`: the widget is loading. `shown`: the widget is visible. `passed`: the check
   * succeeded. `unavailable`: the check failed or did not load.
   */
  state: 'idle' | 'waiting' | 'shown' | 'passed' | 'unavailable';
  /** A sentence that describes the state; omit it for `shown`, because the widget has its own text. */
  text?: string;
  /** Container for the provider's widget; rendered in every state. */
  children: ReactNode;
}

const Box = styled.div`
  container-type: inline-size;
`;

/* Reserves the size of the provider's widget: 300 × 65 px, or 150 × 140 px in narrow containers. */
const Root = styled.div`
  display: grid;
  align-items: center;
  inline-size: 300px;
  max-inline-size: 100%;
  min-block-size: 65px;

  @container (inline-size < 300px) {
    min-block-size: 140px;
  }

  @media (scripting: none) {
    display: none;
  }

  > * {
    grid-area: 1 / 1;
  }

  &[data-state='unavailable'] {
    inline-size: auto;

    > :first-child {
      display: none;
    }
  }
`;

const Status = styled.p`
  ${row(12)}
  block-size: 100%;
  padding: ${space(12)} ${space(16)};
  border: var(--b) dashed ${colour('edge')};
  border-radius: ${radius('tile')};
  color: ${colour('ink-2')};
  font-size: ${size('small')};
  line-height: 1.35;

  > svg {
    flex: none;
    ${square('1.25rem')}
  }

  [data-state='unavailable'] > & {
    border: var(--b) solid ${colour('ink')};
    color: inherit;
  }

  /* The widget shows these states, so the text is only for assistive technology. */
  [data-state='shown'] > &,
  [data-state='passed'] > & {
    ${visuallyHidden}
    padding: 0;
    border: 0;
  }
`;

const lightUp = keyframes`
  from {
    clip-path: inset(0 66% 0 0);
  }
  to {
    clip-path: inset(0);
  }
`;

/** Three dots that light up in turn. */
const Dots = styled.i`
  flex: none;
  inline-size: 2.1rem;
  block-size: 0.5rem;
  background: radial-gradient(circle, currentColor 0.22rem, transparent 0.25rem) 0 / 0.7rem 100%;

  @media (forced-colors: active) {
    display: none;
  }

  ${motion} {
    animation: ${lightUp} 1.2s steps(3, jump-none) infinite;
  }
`;

/** The container for a third-party bot check. Reserves space for the widget, and shows the state while there is no widget. */
export function BotCheckFrame({ state, text = '', children }: BotCheckFrameProps) {
  return (
    <Box>
      <Root data-state={state}>
        <div>{children}</div>
        <Status role="status">
          {state === 'waiting' && <Dots aria-hidden />}
          {state === 'unavailable' && <Icon name="warn" />}
          <span>{text}</span>
        </Status>
      </Root>
    </Box>
  );
}
