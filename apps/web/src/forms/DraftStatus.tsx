import type { FormDraft } from '@portfolio/behaviors';
import { messages } from '@portfolio/messages';
import { FormNote, FormStatus, TextButton } from '@portfolio/ui';

interface DraftStatusProps {
  draft: FormDraft;
  /** Moves the focus, because the button disappears. */
  onRestored(): void;
}

// Not destructured: that would keep the texts of all groups in the build.
const texts = messages.draft;

/** Status above a form when its draft was restored, discarded or replaced by another tab's. */
export function DraftStatus({ draft, onRestored }: DraftStatusProps) {
  if (draft.undoReason) {
    const restore = () => {
      onRestored();
      draft.undo();
    };
    return (
      <FormStatus
        state="restored"
        title={texts[draft.undoReason]}
        actions={<TextButton onClick={restore}>{texts.bringBack}</TextButton>}
      />
    );
  }
  if (!draft.isRestored) return <FormStatus />;
  return (
    <FormStatus
      state="restored"
      title={texts.restored}
      actions={<TextButton onClick={draft.discard}>{texts.discard}</TextButton>}
    >
      {texts.restoredText}
    </FormStatus>
  );
}

/** Note below a form that says how long the draft is kept. */
export function DraftNote({ keptIn }: Pick<FormDraft, 'keptIn'>) {
  if (!keptIn) return null;
  return <FormNote>{keptIn === 'browser' ? texts.kept : texts.notKept}</FormNote>;
}
