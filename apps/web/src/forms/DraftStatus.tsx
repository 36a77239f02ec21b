import type { FormDraft } from '@portfolio/behaviors';
import { Button, FormNote, FormStatus, TextButton } from '@portfolio/ui';

/** Above a form: that a draft is back, or was discarded, and what another tab has done with it. */
export function DraftStatus({ draft }: { draft: FormDraft<unknown> }) {
  if (draft.conflict) {
    return (
      <FormStatus
        state="restored"
        title="There is a different draft of this form"
        actions={
          <>
            <Button size="small" onClick={draft.keepMine}>
              Keep this one
            </Button>
            <TextButton onClick={draft.takeOther}>Use the other one</TextButton>
          </>
        }
      >
        It comes from another tab. Until you decide, neither replaces the other.
      </FormStatus>
    );
  }
  if (draft.isGoneElsewhere) {
    return (
      <FormStatus state="restored" title="You sent or discarded this draft in another tab">
        What you see here is no longer saved, unless you change it.
      </FormStatus>
    );
  }
  if (draft.canBringBack) {
    return (
      <FormStatus
        state="restored"
        title="Draft discarded"
        actions={<TextButton onClick={draft.bringBack}>Bring it back</TextButton>}
      />
    );
  }
  if (!draft.isRestored) return <FormStatus />;
  return (
    <FormStatus
      state="restored"
      title="Your draft is back"
      actions={<TextButton onClick={draft.discard}>Discard draft</TextButton>}
    >
      It stays in this browser until you send it.
    </FormStatus>
  );
}

/** Below a form: where what has been typed is kept. */
export function DraftNote({ keptIn }: Pick<FormDraft<never>, 'keptIn'>) {
  if (!keptIn) return null;
  return (
    <FormNote>
      {keptIn === 'browser'
        ? 'Your draft stays in this browser until you send it.'
        : 'This browser does not store anything, so your draft is lost when you leave the site.'}
    </FormNote>
  );
}
