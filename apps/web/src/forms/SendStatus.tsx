import { useOnline, useTimeout } from '@portfolio/behaviors';
import { formId, owner, settings } from '@portfolio/content';
import {
  Button,
  CopyButton,
  FormStatus,
  LinkButton,
  TextButton,
  type FormStatusProps,
} from '@portfolio/ui';
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

  /** Of an attempt that failed, or of which nobody knows how it ended: `texts` say why, one paragraph each. */
  const notConfirmed = (
    kind: 'unknown' | 'failed',
    { title, texts, retryLabel }: { title: string; texts: string[]; retryLabel: string },
  ) => ({
    state: kind,
    title,
    children: [...texts, WORDS.sending.stillHere].map((text) => <p key={text}>{text}</p>),
    actions: waysOut(retryLabel),
  });
  const notice = (): FormStatusProps => {
    switch (state.status) {
      case 'checking':
        return {
          state: 'sending',
          title: WORDS.botCheck.waiting,
          children: fill(WORDS.sending.waits, { what }),
          actions: <SkipCheck onSkip={form.botCheck.skip} />,
        };
      case 'sending':
        return { state: 'sending', title: fill(WORDS.sending.underWay, { what }) };
      case 'sent':
        return {
          state: 'sent',
          title: thanks.heading,
          children: thanks.lead,
          actions: <TextButton onClick={onStartOver}>{again}</TextButton>,
        };
      case 'unknown':
        return notConfirmed('unknown', {
          title: WORDS.sending.noReply,
          texts: [fill(WORDS.sending.mayHaveArrived, { what }), WORDS.sending.mayBeBlocked],
          retryLabel: WORDS.sending.again,
        });
      case 'failed': {
        const isBackOnline = state.reason === 'offline' && isOnline;
        const texts = [isBackOnline ? WORDS.sending.backOnline : failureText[state.reason]];
        const message = form.serviceMessage;
        if (message) texts.push(fill(WORDS.sending.serviceSays, { message }));
        return notConfirmed('failed', {
          title: fill(WORDS.sending.failed, { what }),
          texts,
          retryLabel: WORDS.page.tryAgain,
        });
      }
      case 'idle':
        return isOnline
          ? {}
          : {
              state: 'offline',
              title: WORDS.sending.offlineTitle,
              children: fill(WORDS.sending.offlineText, { what }),
            };
    }
  };
  return <FormStatus {...notice()} />;
}

/** A check that hangs must not hold a message back for ever. */
function SkipCheck({ onSkip }: { onSkip(): void }) {
  const [isSlow, setIsSlow] = useState(false);
  useTimeout(() => setIsSlow(true), settings.botCheck.giveUpMs);
  return isSlow ? <TextButton onClick={onSkip}>{WORDS.sending.withoutCheck}</TextButton> : null;
}
