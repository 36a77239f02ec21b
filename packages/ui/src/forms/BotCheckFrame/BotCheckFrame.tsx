import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { colour, motion, radius, row, size, space, square, visuallyHidden } from '../../theme';

/** `idle` until the form is touched, `waiting` for the provider, its widget `shown`, `passed`, or `unavailable`. */
export const botCheckStates = ['idle', 'waiting', 'shown', 'passed', 'unavailable'] as const;
export type BotCheckState = (typeof botCheckStates)[number];

export interface BotCheckFrameProps {
  /** How far the check has got. */
  state: BotCheckState;
  /** What the state means, in a sentence; none for `shown`, where the widget speaks. */
  text?: string;
  /** The element that the provider renders into. It stays in the page in every state. */
  children: ReactNode;
}

const Place = styled.div`
  container-type: inline-size;
`;

/* As large as the provider's widget (300 × 65 px, and 150 × 140 px where that is too wide), so that nothing moves when it comes. */
const Root = styled.div`
  display: grid;
  align-items: center;
  inline-size: 300px;
  max-inline-size: 100%;
  min-block-size: 65px;

  @container (inline-size < 300px) {
    min-block-size: 140px;
  }

  /* It works by script alone. */
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

  /* The widget shows these by itself; the words are for assistive technology. */
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

/** Three dots that light up one after the other. */
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

/** The place of a third party's bot check: keeps its size free and says what it is waiting for, or that it is not to be had. */
export function BotCheckFrame({ state, text = '', children }: BotCheckFrameProps) {
  return (
    <Place>
      <Root data-state={state}>
        <div>{children}</div>
        <Status role="status">
          {state === 'waiting' && <Dots aria-hidden />}
          {state === 'unavailable' && <Icon name="warn" />}
          <span>{text}</span>
        </Status>
      </Root>
    </Place>
  );
}
