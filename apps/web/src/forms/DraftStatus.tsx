import type { FormDraft } from '@portfolio/behaviors';
import { messages } from '@portfolio/messages';
import { FormNote, FormStatus, TextButton } from '@portfolio/ui';

interface DraftStatusProps {
  draft: FormDraft;
  /** Called when the visitor restores a draft. This callback must move the focus, because the button disappears. */
  onRestore(): void;
}

const strings = messages.draft;

/** Status above a form whose draft was restored, discarded or replaced. */
export function DraftStatus({ draft, onRestore }: DraftStatusProps) {
  if (draft.undoReason) {
    const restore = () => {
      onRestore();
      draft.undo();
    };
    return (
      <FormStatus
        state="restored"
        title={strings[draft.undoReason]}
        actions={<TextButton onClick={restore}>{strings.bringBack}</TextButton>}
      />
    );
  }
  if (!draft.isRestored) return <FormStatus />;
  return (
    <FormStatus
      state="restored"
      title={strings.restored}
      actions={<TextButton onClick={draft.discard}>{strings.discard}</TextButton>}
    >
      {strings.restoredText}
    </FormStatus>
  );
}

/** Tells visitors how long a form's draft is kept. */
export function DraftNote({ keptIn }: Pick<FormDraft, 'keptIn'>) {
  if (!keptIn) return null;
  return <FormNote>{keptIn === 'browser' ? strings.kept : strings.notKept}</FormNote>;
}
