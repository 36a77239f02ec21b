import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { runningLine } from '../../motion/runningLine';
import { below, cluster, colour, radius, space } from '../../theme';

/** Submission states. `unknown`: the message may have arrived. `restored`: the form shows a saved draft. */
export const formStates = ['sending', 'sent', 'failed', 'unknown', 'offline', 'restored'] as const;
export type FormState = (typeof formStates)[number];

export interface FormStatusProps {
  /** The form's state. Omit it while there is nothing to show. */
  state?: FormState;
  /** Short message: "Message sent". */
  title?: string;
  /** Explains what the visitor can do next. */
  children?: ReactNode;
  /** Buttons and links for the next step. */
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

/** Drawings to preload, because in some states the network is down. */
export const statusDrawings = [...new Set(Object.values(drawings))];

/** Messages with these states take focus, so that Tab leads to the actions. */
const resultStates: readonly FormState[] = ['sent', 'failed', 'unknown'];

const Root = styled.div`
  /* Removes the gap around the empty live region, which must stay in the page. */
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

const Details = styled.div`
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
 * A form's submission state, with a drawing. Render the component even without a state, because live regions announce only changes.
 * Results take focus.
 */
export function FormStatus({ state, title, children, actions }: FormStatusProps) {
  const titleId = useId();
  const liveRegion = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const isResult = state !== undefined && resultStates.includes(state);
  useEffect(() => {
    if (state === 'sending') liveRegion.current?.scrollIntoView({ block: 'nearest' });
    result.current?.focus();
  }, [state]);

  const focusable = { ref: result, role: 'group', tabIndex: -1, 'aria-labelledby': titleId };
  const tile = state && (
    <Tile key={state} data-state={state} {...(isResult && focusable)}>
      <Art name={drawings[state]} />
      <Details>
        <strong id={titleId}>{title}</strong>
        {children && <div>{children}</div>}
        {actions && <Actions>{actions}</Actions>}
      </Details>
    </Tile>
  );
  return (
    <Root>
      <div ref={liveRegion} role="status">
        {!isResult && tile}
      </div>
      {isResult && tile}
    </Root>
  );
}
