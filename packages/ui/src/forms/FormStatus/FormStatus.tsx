import { useEffect, useRef } from 'react';

import { Notice, type NoticeProps, type NoticeTone } from '../Notice/Notice';

/** What a form is doing, or what has become of its message. */
export const formStates = [
  'sending',
  'sent',
  'failed',
  'unknown',
  'offline',
  'restored',
] as const satisfies readonly NoticeTone[];
export type FormState = (typeof formStates)[number];

export interface FormStatusProps extends Pick<NoticeProps, 'children' | 'actions'> {
  /** Left out while there is nothing to tell: only the empty live region is there. */
  state?: FormState;
  /** What has happened, in a few words. */
  title?: string;
}

/** What ends an attempt takes the focus, so that it is in view and its actions are next. */
const endings: readonly FormState[] = ['sent', 'failed', 'unknown'];

/**
 * What has become of a form's message: on its way, sent, not sent, perhaps sent, waiting for the network, or a draft brought
 * back. It belongs into the page from the start: its live region announces what comes and goes, and is scrolled to
 * when the message is under way; endings take the focus.
 */
export function FormStatus({ state, title = '', ...notice }: FormStatusProps) {
  const isEnding = state !== undefined && endings.includes(state);
  const live = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === 'sending') live.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    <div>
      <div ref={live} role="status">
        {state && !isEnding && <Notice {...notice} title={title} tone={state} announce="quiet" />}
      </div>
      {isEnding && <Notice key={state} {...notice} title={title} tone={state} announce="focus" />}
    </div>
  );
}
