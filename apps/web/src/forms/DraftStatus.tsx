import type { FormDraft } from '@portfolio/behaviors';
import { Button, FormNote, FormStatus, TextButton } from '@portfolio/ui';
import type { ReactNode } from 'react';

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
  const notice = (title: string, text?: string, actions?: ReactNode) => (
    <FormStatus state="restored" title={title} actions={actions}>
      {text}
    </FormStatus>
  );
  if (draft.conflict) {
    return notice(
      WORDS.draft.conflictTitle,
      WORDS.draft.conflictText,
      <>
        <Button size="small" onClick={deciding(draft.keepMine)}>
          {WORDS.draft.keepMine}
        </Button>
        <TextButton onClick={deciding(draft.takeOther)}>{WORDS.draft.takeOther}</TextButton>
      </>,
    );
  }
  if (draft.isGoneElsewhere) return notice(WORDS.draft.goneTitle, WORDS.draft.goneText);
  if (draft.canBringBack) {
    return notice(
      WORDS.draft.discarded,
      undefined,
      <TextButton onClick={deciding(draft.bringBack)}>{WORDS.draft.bringBack}</TextButton>,
    );
  }
  return draft.isRestored ? (
    notice(
      WORDS.draft.restored,
      WORDS.draft.restoredText,
      <TextButton onClick={draft.discard}>{WORDS.draft.discard}</TextButton>,
    )
  ) : (
    <FormStatus />
  );
}

/** Below a form: where what has been typed is kept. */
export function DraftNote({ keptIn }: Pick<FormDraft, 'keptIn'>) {
  if (!keptIn) return null;
  return <FormNote>{keptIn === 'browser' ? WORDS.draft.kept : WORDS.draft.notKept}</FormNote>;
}
