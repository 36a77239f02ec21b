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
import { fill, messages } from '@portfolio/messages';
import { useState } from 'react';
import { mailtoUrl } from './message';
import { SenderKolam } from './SenderKolam';
import type { ServiceFormState } from './useServiceForm';

interface SendStatusProps {
  form: ServiceFormState;
  onStartOver(): void;
}

/** Submission status. After an error, visitors can retry, email or copy the message. */
export function SendStatus({ form, onStartOver }: SendStatusProps) {
  const isOnline = useOnline();
  const { definition, state, text } = form;
  const { name, itemLabel, subject, copyLabel, thanks, resetLabel } = definition;

  /** Without `retryLabel`, the link to send an email looks like the main button. */
  const failureNotice = (
    kind: 'unknown' | 'failed',
    { title, paragraphs, retryLabel }: { title: string; paragraphs: string[]; retryLabel?: string },
  ) => ({
    state: kind,
    title,
    children: [...paragraphs, messages.sending.stillHere].map((text) => <p key={text}>{text}</p>),
    actions: (
      <>
        {retryLabel && (
          <Button size="small" type="submit" form={formId(name)}>
            {retryLabel}
          </Button>
        )}
        <LinkButton
          size="small"
          variant={retryLabel ? 'outline' : 'filled'}
          href={mailtoUrl(owner.email, { subject, text: text(), copyLabel })}
        >
          {messages.sending.asEmail}
        </LinkButton>
        <CopyButton label={copyLabel} read={text} />
        <CopyButton
          label={fill(messages.forms.copy, { text: owner.email })}
          read={() => owner.email}
        />
      </>
    ),
  });
  const notice = (): FormStatusProps => {
    switch (state.status) {
      case 'checking':
        return {
          state: 'sending',
          title: messages.botCheck.waiting,
          children: fill(messages.sending.waits, { item: itemLabel }),
          actions: <SkipCheck onSkip={form.botCheck.skip} />,
        };
      case 'sending':
        return { state: 'sending', title: fill(messages.sending.underWay, { item: itemLabel }) };
      case 'sent':
        return {
          state: 'sent',
          title: thanks.heading,
          children: thanks.lead,
          actions: <TextButton onClick={onStartOver}>{resetLabel}</TextButton>,
        };
      case 'unknown':
        return failureNotice('unknown', {
          title: messages.sending.noReply,
          paragraphs: [
            fill(messages.sending.mayHaveArrived, { item: itemLabel }),
            messages.sending.mayBeBlocked,
          ],
          retryLabel: messages.sending.again,
        });
      case 'failed': {
        const isBackOnline = state.reason === 'offline' && isOnline;
        const paragraphs = [
          isBackOnline ? messages.sending.backOnline : messages.failures[state.reason],
        ];
        const message = form.serviceMessage;
        if (message) paragraphs.push(fill(messages.sending.serviceSays, { message }));
        return failureNotice('failed', {
          title: fill(messages.sending.failed, { item: itemLabel }),
          paragraphs,
          // Omits the retry button if no service accepts messages, because another attempt would fail too.
          ...(state.reason !== 'missing' && { retryLabel: messages.page.tryAgain }),
        });
      }
      case 'idle':
        return isOnline
          ? {}
          : {
              state: 'offline',
              title: messages.sending.offlineTitle,
              children: fill(messages.sending.offlineText, { item: itemLabel }),
            };
    }
  };
  return (
    <>
      <FormStatus {...notice()} />
      {state.status === 'sent' && <SenderKolam sender={form.sender} />}
    </>
  );
}

function SkipCheck({ onSkip }: { onSkip(): void }) {
  const [isSlow, setIsSlow] = useState(false);
  useTimeout(() => setIsSlow(true), settings.botCheck.giveUpMs);
  return isSlow ? <TextButton onClick={onSkip}>{messages.sending.withoutCheck}</TextButton> : null;
}
