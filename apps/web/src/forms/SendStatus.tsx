import { useOnline, useTimeout } from '@portfolio/behaviors';
import { owner, settings } from '@portfolio/content';
import { Button, FormStatus, LinkButton, TextButton } from '@portfolio/ui';
import { useState } from 'react';
import type { FormName } from './connection';
import { CopyButton } from './CopyButton';
import type { ServiceFormState } from './useServiceForm';
import { failureWords, mailAddress } from './words';

/** Id of a form, for the buttons outside it that send it. */
export const formIdOf = (name: FormName) => `${name}-form`;

/** How a form speaks of what it sends. */
export interface FormWords {
  /** "Your message", at the start of a sentence. */
  what: string;
  /** What it is called when it is copied: "my message". */
  mine: string;
  /** Subject of the mail, for the service and for the visitor's own mail program. */
  subject: string;
  /** What is said when it has been sent. */
  thanks: { heading: string; lead?: string };
  /** The button for one more. */
  again: string;
}

/** Props of `SendStatus`. */
interface SendStatusProps<Name extends string> {
  form: ServiceFormState<Name>;
  words: FormWords;
  /** What has been written, as plain text. */
  text(): string;
  /** Empties the form for another one. */
  onStartOver(): void;
}

/** What has become of a form: each end of an attempt in words, with ways on that lose nothing. */
export function SendStatus<Name extends string>({
  form,
  words,
  text,
  onStartOver,
}: SendStatusProps<Name>) {
  const isOnline = useOnline();
  const { state } = form;
  const { what, subject } = words;

  const waysOut = (retryLabel: string) => (
    <>
      <Button size="small" type="submit" form={formIdOf(form.name)}>
        {retryLabel}
      </Button>
      <LinkButton size="small" variant="outline" href={mailAddress(owner.email, subject, text())}>
        <span>Send it as an email</span>
      </LinkButton>
      <CopyButton label={`Copy ${words.mine}`} read={text} />
      <CopyButton label={`Copy ${owner.email}`} read={() => owner.email} />
    </>
  );

  switch (state.status) {
    case 'checking':
      return (
        <FormStatus
          state="sending"
          title="Waiting for the bot check"
          actions={<SkipCheck onSkip={form.botCheck.skip} />}
        >
          {`${what} goes out by itself as soon as the check is done.`}
        </FormStatus>
      );
    case 'sending':
      return <FormStatus state="sending" title={`${what} is being sent`} />;
    case 'sent':
      return (
        <FormStatus
          state="sent"
          title={words.thanks.heading}
          actions={<TextButton onClick={onStartOver}>{words.again}</TextButton>}
        >
          {words.thanks.lead}
        </FormStatus>
      );
    case 'unknown':
      return (
        <FormStatus
          state="unknown"
          title="There was no reply"
          actions={waysOut('Send it again')}
        >{`${what} may have arrived all the same: sent again, it could arrive twice. What you wrote is still here.`}</FormStatus>
      );
    case 'failed': {
      const isBackOnline = state.reason === 'offline' && isOnline;
      return (
        <FormStatus state="failed" title={`${what} was not sent`} actions={waysOut('Try again')}>
          <p>
            {isBackOnline
              ? 'You were offline. The network is back, so you can send it now.'
              : failureWords[state.reason]}
          </p>
          {form.serviceMessage && <p>{`It says: “${form.serviceMessage}”`}</p>}
          <p>What you wrote is still here.</p>
        </FormStatus>
      );
    }
    case 'idle':
      return isOnline ? (
        <FormStatus />
      ) : (
        <FormStatus state="offline" title="You are offline">
          {`${what} waits here and can be sent when the network is back.`}
        </FormStatus>
      );
  }
}

/** A check that hangs must not hold a message back for ever. */
function SkipCheck({ onSkip }: { onSkip(): void }) {
  const [isSlow, setIsSlow] = useState(false);
  useTimeout(() => setIsSlow(true), settings.botCheck.giveUpMs);
  return isSlow ? <TextButton onClick={onSkip}>Send it without the check</TextButton> : null;
}
