import { useOnline, useTimeout } from '@portfolio/behaviors';
import { formId, owner, settings } from '@portfolio/content';
import { Button, CopyButton, FormStatus, LinkButton, TextButton } from '@portfolio/ui';
import { fill } from '@portfolio/words';
import { useState } from 'react';
import { mailAddress } from './message';
import type { RefusalReason } from './sendForm';
import type { ServiceFormState } from './useServiceForm';

/** Why a message was not sent, by the reason. */
const failureText: Readonly<Record<'offline' | RefusalReason, string>> = {
  offline: WORDS.failures.offline,
  refused: WORDS.failures.refused,
  busy: WORDS.failures.busy,
  broken: WORDS.failures.broken,
  tooLong: WORDS.failures.tooLong,
  missing: WORDS.failures.missing,
  unreadable: WORDS.failures.unreadable,
  rejected: WORDS.failures.rejected,
};

interface SendStatusProps {
  form: ServiceFormState;
  /** Empties the form for another one. */
  onStartOver(): void;
}

/** What has become of a form: each end of an attempt in words, with ways on that lose nothing. */
export function SendStatus({ form, onStartOver }: SendStatusProps) {
  const isOnline = useOnline();
  const { definition, state, text } = form;
  const { name, what, subject, copy, thanks, again } = definition;

  const waysOut = (retryLabel: string) => (
    <>
      <Button size="small" type="submit" form={formId(name)}>
        {retryLabel}
      </Button>
      <LinkButton
        size="small"
        variant="outline"
        href={mailAddress(owner.email, { subject, text: text(), copy })}
      >
        <span>{WORDS.sending.asEmail}</span>
      </LinkButton>
      <CopyButton label={copy} read={text} />
      <CopyButton label={fill(WORDS.forms.copy, { text: owner.email })} read={() => owner.email} />
    </>
  );

  switch (state.status) {
    case 'checking':
      return (
        <FormStatus
          state="sending"
          title={WORDS.botCheck.waiting}
          actions={<SkipCheck onSkip={form.botCheck.skip} />}
        >
          {fill(WORDS.sending.waits, { what })}
        </FormStatus>
      );
    case 'sending':
      return <FormStatus state="sending" title={fill(WORDS.sending.underWay, { what })} />;
    case 'sent':
      return (
        <FormStatus
          state="sent"
          title={thanks.heading}
          actions={<TextButton onClick={onStartOver}>{again}</TextButton>}
        >
          {thanks.lead}
        </FormStatus>
      );
    case 'unknown':
      return (
        <FormStatus
          state="unknown"
          title={WORDS.sending.noReply}
          actions={waysOut(WORDS.sending.again)}
        >
          <p>{fill(WORDS.sending.mayHaveArrived, { what })}</p>
          <p>{WORDS.sending.mayBeBlocked}</p>
          <p>{WORDS.sending.stillHere}</p>
        </FormStatus>
      );
    case 'failed': {
      const isBackOnline = state.reason === 'offline' && isOnline;
      return (
        <FormStatus
          state="failed"
          title={fill(WORDS.sending.failed, { what })}
          actions={waysOut(WORDS.page.tryAgain)}
        >
          <p>{isBackOnline ? WORDS.sending.backOnline : failureText[state.reason]}</p>
          {form.serviceMessage && (
            <p>{fill(WORDS.sending.serviceSays, { message: form.serviceMessage })}</p>
          )}
          <p>{WORDS.sending.stillHere}</p>
        </FormStatus>
      );
    }
    case 'idle':
      return isOnline ? (
        <FormStatus />
      ) : (
        <FormStatus state="offline" title={WORDS.sending.offlineTitle}>
          {fill(WORDS.sending.offlineText, { what })}
        </FormStatus>
      );
  }
}

/** A check that hangs must not hold a message back for ever. */
function SkipCheck({ onSkip }: { onSkip(): void }) {
  const [isSlow, setIsSlow] = useState(false);
  useTimeout(() => setIsSlow(true), settings.botCheck.giveUpMs);
  return isSlow ? <TextButton onClick={onSkip}>{WORDS.sending.withoutCheck}</TextButton> : null;
}
