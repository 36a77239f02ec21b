import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { runningLine } from '../../motion/runningLine';
import { below, cluster, colour, radius, space } from '../../theme';

/** What a form is doing, or what has become of its message: `unknown` may or may not have arrived, `restored` is a draft. */
export const formStates = ['sending', 'sent', 'failed', 'unknown', 'offline', 'restored'] as const;
export type FormState = (typeof formStates)[number];

export interface FormStatusProps {
  /** Decides on colours, drawing and how it is announced; left out while there is nothing to tell. */
  state?: FormState;
  /** What has happened, in a few words. */
  title?: string;
  /** What it means for the visitor, and what can be done. */
  children?: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
}

const drawings: Record<FormState, string> = {
  sending: 'states/loader',
  sent: 'states/sent',
  failed: 'states/failed',
  unknown: 'states/draft',
  offline: 'states/offline',
  restored: 'states/draft',
};

/** Names of the states' drawings in the art set: to fetch them while there is a network, since some tell that there is none. */
export const statusDrawings = [...new Set(Object.values(drawings))];

/** What ends an attempt takes the focus, so that it is in view and its actions are next. */
const endings: readonly FormState[] = ['sent', 'failed', 'unknown'];

const Root = styled.div`
  /* A live region that has nothing to say takes no room in a FormStack, but has to be in the page. */
  &:has(> [role='status']:only-child:empty) {
    position: absolute;
  }
`;

const Tile = styled.div`
  ${cluster(12, 20)}
  padding: ${space(16)} ${space(24)};
  border: var(--b) solid ${colour('ink')};
  border-radius: ${radius('tile')};
  background: ${colour('raised')};

  > svg {
    flex: none;
    inline-size: 3.25rem;
    scale: var(--dir) 1;
  }

  &:is([data-state='offline'], [data-state='unknown'], [data-state='restored']) > svg {
    inline-size: 6rem;
  }

  &[data-state='failed'] {
    border-color: ${colour('err')};
    background: ${colour('err-bg')};

    strong {
      color: ${colour('err')};
    }
  }

  &[data-state='sending'] {
    ${runningLine}
  }
`;

const Words = styled.div`
  flex: 1 1 16rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  strong {
    display: block;
  }
`;

const Actions = styled.div`
  ${cluster(8, 16)}
  margin-block-start: ${space(12)};

  ${below('narrow')} {
    align-items: flex-start;
  }
`;

/**
 * A tile that says what has become of a form's message; its drawing is closed when all is well, and dots when not. It belongs into
 * the page from the start: its live region announces what comes and goes, and is scrolled to when the message is under way; endings
 * take the focus.
 */
export function FormStatus({ state, title, children, actions }: FormStatusProps) {
  const titleId = useId();
  const live = useRef<HTMLDivElement>(null);
  const ending = useRef<HTMLDivElement>(null);
  const isEnding = state !== undefined && endings.includes(state);
  useEffect(() => {
    if (state === 'sending') live.current?.scrollIntoView({ block: 'nearest' });
    ending.current?.focus();
  }, [state]);

  const focusable = { ref: ending, role: 'group', tabIndex: -1, 'aria-labelledby': titleId };
  const tile = state && (
    <Tile key={state} data-state={state} {...(isEnding && focusable)}>
      <Art name={drawings[state]} />
      <Words>
        <strong id={titleId}>{title}</strong>
        {children && <div>{children}</div>}
        {actions && <Actions>{actions}</Actions>}
      </Words>
    </Tile>
  );
  return (
    <Root>
      <div ref={live} role="status">
        {!isEnding && tile}
      </div>
      {isEnding && tile}
    </Root>
  );
}
