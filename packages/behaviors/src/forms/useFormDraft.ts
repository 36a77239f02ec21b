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

/** How long typing rests before the draft is kept, in ms. Leaving the page keeps it at once. */
const saveDelayMs = 500;

/** A form's draft; see `useFormDraft`. */
export type FormDraft = ReturnType<typeof useFormDraft>;

/** A stored draft, as far as it fits the form: fields of another kind or unknown are left out. */
function parseDraft(text: string | null, initial: FormValues): FormValues | null {
  try {
    const stored = JSON.parse(text ?? 'null') as unknown;
    if (typeof stored !== 'object' || !stored) return null;
    const fitting = Object.entries(stored).filter(
      ([name, value]) => name in initial && typeof value === 'string',
    );
    return { ...initial, ...(Object.fromEntries(fitting) as FormValues) };
  } catch {
    return null; // corrupt: as if there were none
  }
}

/**
 * A draft, and what is already in the fields: the browser itself puts part of a form back after a reload, and some visitors type
 * before the page comes alive.
 *
 * @returns both together, or `null` where they contradict each other
 */
function mergeDraft(values: FormValues, draft: FormValues, initial: FormValues) {
  const merged = { ...draft };
  for (const [name, empty] of Object.entries(initial)) {
    const value = values[name] ?? empty;
    if (value === empty) continue;
    if (draft[name] !== empty && draft[name] !== value) return null;
    merged[name] = value;
  }
  return merged;
}

/**
 * Keeps what a visitor typed, through a failed post, a reload and a closed tab, until it has been sent. Drafts are looked up
 * after hydration. Storage that is blocked or full keeps them in memory.
 *
 * @param key the key in the browser's storage; one a form
 * @param values what is in the fields now
 * @param initial what an empty form holds; never kept
 * @param restore puts values into the fields
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
  const [other, setOther] = useState<FormValues | null>(null);
  // The second of two drafts that contradict each other, kept in an earlier visit.
  const [aside, setAside] = useState<FormValues | null>(null);
  const [goneFrom, setGoneFrom] = useState<FormValues | null>(null);
  const [canBringBack, setCanBringBack] = useState(false);
  const asideKey = `${key}:aside`;
  const discardedKey = `${key}:discarded`;
  // The stored text, as long as it is one that this form has read or written. Any other comes from another tab.
  const known = useRef<string | null>(null);
  // Values that need no keeping: those at the start, and those already sent.
  const pristine = useRef(values);
  const conflict = other ?? aside;

  const parse = (text: string | null) => parseDraft(text, latest.current.initial);
  const current = () => {
    const text = JSON.stringify(latest.current.values);
    return text === JSON.stringify(latest.current.initial) ? null : text;
  };
  /** Looks at what is stored by now. @returns whether another tab has a draft that this form must not overwrite. */
  const look = () => {
    const stored = readStored(key);
    const text = current();
    if (stored === null && known.current !== null && known.current === text) {
      setGoneFrom(latest.current.values);
      setIsRestored(false);
    } else if (stored === text) known.current = stored;
    else if (stored !== known.current) known.current = null;
    const draft = stored === known.current ? null : parse(stored);
    setOther(draft);
    const hasOwn = stored !== null && (known.current !== null || text !== null);
    setKeptIn(hasOwn ? (isInMemory(key) ? 'memory' : 'browser') : null);
    return draft !== null;
  };
  const write = (text: string | null) => {
    known.current = text; // before this form hears of its own writing
    writeStored(key, text);
  };
  const save = () => {
    const isContested = look();
    if ([pristine.current, goneFrom].includes(latest.current.values)) return;
    const text = current();
    if (isContested) writeStored(asideKey, text);
    else if (text !== known.current) write(text);
  };
  const dropConflict = () => {
    if (readStored(asideKey) !== null) writeStored(asideKey, null);
    setAside(null);
    setOther(null);
  };
  const setDiscarded = (values: FormValues | null) => {
    writeSession(discardedKey, values && JSON.stringify(values));
    setCanBringBack(values !== null);
  };
  const empty = () => {
    // Until the fields are drawn empty, the page may be left.
    pristine.current = latest.current.values;
    // A draft that another tab has written meanwhile is not ours to remove.
    if (readStored(key) === known.current) write(null);
    setIsRestored(false);
    dropConflict();
    restore(latest.current.initial);
  };

  useTimeout(() => {
    setCanBringBack(parse(readSession(discardedKey)) !== null);
    const second = readStored(asideKey);
    if (readStored(key) === null && second !== null) {
      // The first of two drafts has been sent: the second is the draft now.
      write(second);
      writeStored(asideKey, null);
    } else setAside(parse(second));
    const stored = readStored(key);
    const draft = parse(stored);
    // The visitor may have been quicker than the page.
    const merged = draft && mergeDraft(latest.current.values, draft, latest.current.initial);
    known.current = merged ? stored : null;
    look();
    if (!merged) return;
    restore(merged);
    setIsRestored(true);
  }, 0);

  const onLeave = useEffectEvent(save);
  const onStorage = useEffectEvent(look);
  useEffect(() => {
    const leave = () => onLeave();
    const stops = [
      subscribeToStorage(() => onStorage()),
      listen(window, 'pagehide', leave),
      listen(document, 'visibilitychange', leave),
    ];
    return () => {
      stops.forEach((stop) => stop());
      leave();
    };
  }, []);
  useTimeout(save, saveDelayMs, values);

  return {
    /** The fields were filled from a draft kept earlier. */
    isRestored,
    /** Where the draft is: `browser` outlives the tab, `memory` only until the page is left; `null` for no draft. */
    keptIn,
    /** Another tab's draft that differs from this form. Until the visitor decides, both are kept. */
    conflict,
    /** Another tab has sent or discarded the draft that is in this form; until the visitor types again. */
    isGoneElsewhere: goneFrom === values,
    /** Takes the other tab's draft into this form. */
    takeOther: () => {
      if (!conflict) return;
      known.current = readStored(key);
      restore(conflict);
      setIsRestored(true);
      dropConflict();
    },
    /** Keeps this form, in place of the other tab's draft. */
    keepMine: () => {
      dropConflict();
      write(current());
    },
    /** Empties the fields. What was in them can be brought back for as long as the tab is open. */
    discard: () => {
      setDiscarded(values);
      empty();
    },
    /** Whether there is a discarded draft to bring back. */
    canBringBack,
    /** Puts the discarded draft back. Where it contradicts what was typed since, the two change places. */
    bringBack: () => {
      const discarded = parse(readSession(discardedKey));
      if (!discarded) return;
      const merged = mergeDraft(values, discarded, initial);
      restore(merged ?? discarded);
      setDiscarded(merged ? null : values);
    },
    /** Empties the fields and removes the draft: call it once the service has confirmed the message, and not before. */
    confirmSent: () => {
      empty();
      setDiscarded(null);
    },
  };
}
