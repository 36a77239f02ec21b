import type { FormDraft } from '@portfolio/behaviors';
import { Button, FormNote, FormStatus, TextButton } from '@portfolio/ui';
import { useState } from 'react';

/** Props of `DraftStatus`. */
interface DraftStatusProps<Values> {
  draft: FormDraft<Values>;
  values: Values;
  /** Puts values into the fields. */
  restore(values: Values): void;
}

/** Above a form: that a draft is back, that another tab has a different one, or that one was thrown away. */
export function DraftStatus<Values>({ draft, values, restore }: DraftStatusProps<Values>) {
  const [thrownAway, setThrownAway] = useState<Values>();
  if (draft.conflict) {
    return (
      <FormStatus
        state="restored"
        title="Another tab holds a different draft of this form"
        actions={
          <>
            <Button size="small" onClick={draft.keepMine}>
              Keep this one
            </Button>
            <TextButton onClick={draft.takeOther}>Take the other one</TextButton>
          </>
        }
      >
        Until you decide, neither replaces the other.
      </FormStatus>
    );
  }
  if (thrownAway) {
    return (
      <FormStatus
        state="restored"
        title="Your draft is thrown away"
        actions={
          <TextButton
            onClick={() => {
              restore(thrownAway);
              setThrownAway(undefined);
            }}
          >
            Bring it back
          </TextButton>
        }
      />
    );
  }
  if (!draft.isRestored) return <FormStatus />;
  return (
    <FormStatus
      state="restored"
      title="What you wrote before is back"
      actions={
        <TextButton
          onClick={() => {
            setThrownAway(values);
            draft.discard();
          }}
        >
          Throw it away
        </TextButton>
      }
    >
      It is kept in this browser until it has been sent.
    </FormStatus>
  );
}

/** Below a form: where what has been typed is kept. */
export function DraftNote({ keptIn }: Pick<FormDraft<never>, 'keptIn'>) {
  if (!keptIn) return null;
  return (
    <FormNote>
      {keptIn === 'browser'
        ? 'What you write is kept in this browser until it has been sent.'
        : 'This browser stores nothing, so what you write is kept until you leave the site.'}
    </FormNote>
  );
}
