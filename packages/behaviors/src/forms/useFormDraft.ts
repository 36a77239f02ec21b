import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listen } from '../environment/listen';
import {
  isInMemory,
  readSession,
  readStored,
  subscribeToStorage,
  writeSession,
  writeStored,
} from '../storage/storage';
import { useTimeout } from '../time/useTimeout';
import type { FormValues } from './useFormFields';
import { useLatest } from './useLatest';

const saveDelayMs = 500;

export type FormDraft = ReturnType<typeof useFormDraft>;

function parseDraft(text: string | null, initial: FormValues): FormValues | null {
  try {
    const stored = JSON.parse(text ?? 'null') as unknown;
    if (typeof stored !== 'object' || !stored) return null;
    const fitting = Object.entries(stored).filter(
      ([name, value]) => name in initial && typeof value === 'string',
    );
    return { ...initial, ...(Object.fromEntries(fitting) as FormValues) };
  } catch {
    return null; // Corrupt text counts as no draft.
  }
}

/**
 * Values that can be restored, and why the form does not show them. `discarded`: the visitor discarded the draft in this tab. `gone`:
 * another tab sent or discarded the draft. `replaced`: other values took their place, e.g. a newer draft from another tab.
 */
interface Undo {
  reason: 'discarded' | 'replaced' | 'gone';
  values: FormValues;
}

function parseUndo(text: string | null, initial: FormValues): Undo | null {
  const [, reason, draft = ''] = /^(discarded|replaced|gone) (.*)$/s.exec(text ?? '') ?? [];
  const values = parseDraft(draft, initial);
  return values && { reason: reason as Undo['reason'], values };
}

/**
 * Saves a form until it has been sent, so that its text survives failed requests, reloads and closed tabs. With two tabs, the newer draft
 * wins, and the older draft can be restored. Drafts are restored after hydration. If storage is blocked or full, drafts stay in memory.
 *
 * @param key storage key, unique to the form
 * @param values current values of the fields
 * @param initial values of an empty form, which are never saved
 * @param restore fills the fields with values
 */
export function useFormDraft(options: {
  key: string;
  values: FormValues;
  initial: FormValues;
  restore: (values: FormValues) => void;
}) {
  const { key, values, initial, restore } = options;
  const latest = useLatest(options);
  const [isRestored, setIsRestored] = useState(false);
  const [keptIn, setKeptIn] = useState<'browser' | 'memory' | null>(null);
  const [undo, setUndo] = useState<Undo | null>(null);
  const undoKey = `${key}:undo`;
  // The stored text that this form last read or wrote; undefined before the first read.
  const known = useRef<string | null>(undefined);
  // Values that were sent or discarded and must not be saved again when the visitor leaves the page.
  const dropped = useRef<FormValues>(undefined);

  const textOf = (form: FormValues) => {
    const text = JSON.stringify(form);
    return text === JSON.stringify(latest.current.initial) ? null : text;
  };
  const recordStored = (text: string | null) => {
    known.current = text;
    setKeptIn(text === null ? null : isInMemory(key) ? 'memory' : 'browser');
  };
  const write = (text: string | null) => {
    known.current = text; // Must be set before this form is notified of its own change.
    writeStored(key, text);
    recordStored(text);
  };
  const offerUndo = (next: Undo | null) => {
    writeSession(undoKey, next && `${next.reason} ${JSON.stringify(next.values)}`);
    setUndo(next);
  };
  const save = () => {
    const text = textOf(latest.current.values);
    if (known.current === undefined || dropped.current === latest.current.values) return;
    if (text === known.current) return;
    const stored = readStored(key);
    // A sleeping tab receives no events, so it may have missed a newer draft from another tab.
    const missed = stored === known.current ? null : parseDraft(stored, latest.current.initial);
    if (missed) offerUndo({ reason: 'replaced', values: missed });
    write(text);
  };
  /** Updates the fields after another tab has changed or removed the stored draft. */
  const follow = () => {
    const stored = readStored(key);
    if (known.current === undefined || stored === known.current) return;
    const ownText = textOf(latest.current.values);
    recordStored(stored);
    if (stored === ownText) return;
    const draft = parseDraft(stored, latest.current.initial);
    if (ownText !== null) {
      offerUndo({ reason: draft ? 'replaced' : 'gone', values: latest.current.values });
    }
    setIsRestored(draft !== null);
    restore(draft ?? latest.current.initial);
  };
  const emptyFields = () => {
    dropped.current = latest.current.values;
    write(null);
    setIsRestored(false);
    restore(latest.current.initial);
  };

  useTimeout(() => {
    setUndo(parseUndo(readSession(undoKey), initial));
    recordStored(readStored(key));
    const draft = parseDraft(readStored(key), initial);
    if (!draft) return;
    // Keeps fields that are already filled: visitors may type before hydration, and browsers restore some fields after a reload.
    const filled = Object.entries(values).filter(([name, value]) => value !== initial[name]);
    if (filled.some(([name, value]) => ![initial[name], value].includes(draft[name]))) {
      offerUndo({ reason: 'replaced', values: draft });
    }
    restore({ ...draft, ...Object.fromEntries(filled) });
    setIsRestored(true);
  }, 0);

  const onLeave = useEffectEvent(save);
  const onStorage = useEffectEvent(follow);
  useEffect(() => {
    const handleLeave = () => onLeave();
    const stops = [
      subscribeToStorage(() => onStorage()),
      listen(window, 'pagehide', handleLeave),
      listen(document, 'visibilitychange', handleLeave),
    ];
    return () => {
      stops.forEach((stop) => stop());
      handleLeave();
    };
  }, []);
  useTimeout(save, saveDelayMs, values);

  return {
    /** True if the fields were filled from a stored draft. */
    isRestored,
    /**
     * Storage of the draft. `browser`: the draft survives closing the tab. `memory`: the draft lasts until the visitor leaves the site.
     * `null`: there is no draft.
     */
    keptIn,
    /** Why the form lost the values that `undo` restores; see `Undo`. `null` if there is nothing to restore. */
    undoReason: undo?.reason ?? null,
    /** Swaps the field values with the values that can be restored. */
    undo: () => {
      if (!undo) return;
      dropped.current = undefined;
      restore(undo.values);
      offerUndo(textOf(values) === null ? null : { reason: 'replaced', values });
    },
    /** Empties the fields. The values can be restored while the tab is open. */
    discard: () => {
      offerUndo({ reason: 'discarded', values });
      emptyFields();
    },
    /** Empties the fields and removes the draft. Call it only after the service has confirmed the message. */
    confirmSent: () => {
      emptyFields();
      offerUndo(null);
    },
  };
}
