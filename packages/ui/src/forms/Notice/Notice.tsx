import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { runningLine } from '../../motion/runningLine';
import { below, colour, radius, space } from '../../theme';

/** What a notice is about. `sending` is under way, `unknown` may or may not have arrived, `restored` is a draft. */
export const noticeTones = [
  'info',
  'sending',
  'sent',
  'failed',
  'unknown',
  'offline',
  'restored',
] as const;
export type NoticeTone = (typeof noticeTones)[number];

export interface NoticeProps {
  /** What kind of news it is: it decides on colours, drawing and how it is announced. */
  tone?: NoticeTone;
  /** The news, in a few words. */
  title: string;
  /** What it means for the visitor, and what can be done. */
  children?: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
  /** `quiet` says nothing by itself, `live` is announced when it appears, `focus` takes the focus when it appears. */
  announce?: 'quiet' | 'live' | 'focus';
}

const drawings: Record<NoticeTone, string | undefined> = {
  info: undefined,
  sending: 'states/loader',
  sent: 'states/sent',
  failed: 'states/failed',
  unknown: 'states/draft',
  offline: 'states/offline',
  restored: 'states/draft',
};

/** Names of the tones' drawings in the art set: to fetch them while there is a network, since some tell that there is none. */
export const noticeDrawings = [...new Set(Object.values(drawings))].filter(
  (name) => name !== undefined,
);

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(12)} ${space(20)};
  padding: ${space(16)} ${space(24)};
  border: var(--b) solid ${colour('ink')};
  border-radius: ${radius('tile')};
  background: ${colour('raised')};

  > svg {
    flex: none;
    inline-size: 3.25rem;
    block-size: auto;
    scale: var(--dir) 1;
  }

  &:is([data-tone='offline'], [data-tone='unknown'], [data-tone='restored']) > svg {
    inline-size: 6rem;
  }

  &[data-tone='failed'] {
    border-color: ${colour('err')};
    background: ${colour('err-bg')};

    strong {
      color: ${colour('err')};
    }
  }

  &[data-tone='sending'] {
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)} ${space(16)};
  margin-block-start: ${space(12)};

  ${below('narrow')} {
    align-items: flex-start;
  }
`;

/** A tile that says what has happened: sent, failed, offline. Its drawing is closed when all is well, and dots when not. */
export function Notice({
  tone = 'info',
  title,
  children,
  actions,
  announce = 'live',
}: NoticeProps) {
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (announce === 'focus') root.current?.focus();
  }, [announce]);
  const semantics = {
    quiet: {},
    live: { role: tone === 'failed' ? 'alert' : 'status' },
    focus: { role: 'group', tabIndex: -1, 'aria-labelledby': titleId },
  }[announce];
  const drawing = drawings[tone];
  return (
    <Root ref={root} data-tone={tone} {...semantics}>
      {drawing && <Art name={drawing} />}
      <Words>
        <strong id={titleId}>{title}</strong>
        {children && <div>{children}</div>}
        {actions && <Actions>{actions}</Actions>}
      </Words>
    </Root>
  );
}
