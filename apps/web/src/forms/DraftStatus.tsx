import type { FormDraft } from '@portfolio/behaviors';
import { Button, FormNote, FormStatus, TextButton } from '@portfolio/ui';

interface DraftStatusProps {
  draft: FormDraft;
  /** The visitor has decided which draft stays: the button that was pressed is about to go, and the focus needs another place. */
  onDecided(): void;
}

/** Above a form: that a draft is back, or was discarded, and what another tab has done with it. */
export function DraftStatus({ draft, onDecided }: DraftStatusProps) {
  const deciding = (act: () => void) => () => {
    onDecided();
    act();
  };
  if (draft.conflict) {
    return (
      <FormStatus
        state="restored"
        title={WORDS.draft.conflictTitle}
        actions={
          <>
            <Button size="small" onClick={deciding(draft.keepMine)}>
              {WORDS.draft.keepMine}
            </Button>
            <TextButton onClick={deciding(draft.takeOther)}>{WORDS.draft.takeOther}</TextButton>
          </>
        }
      >
        {WORDS.draft.conflictText}
      </FormStatus>
    );
  }
  if (draft.isGoneElsewhere) {
    return (
      <FormStatus state="restored" title={WORDS.draft.goneTitle}>
        {WORDS.draft.goneText}
      </FormStatus>
    );
  }
  if (draft.canBringBack) {
    return (
      <FormStatus
        state="restored"
        title={WORDS.draft.discarded}
        actions={
          <TextButton onClick={deciding(draft.bringBack)}>{WORDS.draft.bringBack}</TextButton>
        }
      />
    );
  }
  if (!draft.isRestored) return <FormStatus />;
  return (
    <FormStatus
      state="restored"
      title={WORDS.draft.restored}
      actions={<TextButton onClick={draft.discard}>{WORDS.draft.discard}</TextButton>}
    >
      {WORDS.draft.restoredText}
    </FormStatus>
  );
}

/** Below a form: where what has been typed is kept. */
export function DraftNote({ keptIn }: Pick<FormDraft, 'keptIn'>) {
  if (!keptIn) return null;
  return <FormNote>{keptIn === 'browser' ? WORDS.draft.kept : WORDS.draft.notKept}</FormNote>;
}
