import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  isInMemory,
  readSession,
  readStored,
  subscribeToStorage,
  writeSession,
  writeStored,
} from '../storage/storage';
import { useTimeout } from '../time/useTimeout';
import { useLatest } from './useLatest';

/** How long typing rests before the draft is kept, in ms. Leaving the page keeps it at once. */
const saveDelayMs = 500;

export interface FormDraftOptions<Values> {
  /** The key in the browser's storage; one a form. */
  key: string;
  /** What is in the fields now. Leave out what must not be kept, such as a bot check's token. */
  values: Values;
  /** What an empty form holds; never kept. */
  initial: Values;
  /** Puts values into the fields. */
  restore(values: Values): void;
}

export interface FormDraft<Values> {
  /** The fields were filled from a draft kept earlier. */
  isRestored: boolean;
  /** Where the draft is: `browser` outlives the tab, `memory` only until the page is left; `null` for no draft. */
  keptIn: 'browser' | 'memory' | null;
  /** Another tab's draft that differs from this form. Until the visitor decides, both are kept. */
  conflict: Values | null;
  /** Another tab has sent or discarded the draft that is in this form; until the visitor types again. */
  isGoneElsewhere: boolean;
  /** Takes the other tab's draft into this form. */
  takeOther(): void;
  /** Keeps this form, in place of the other tab's draft. */
  keepMine(): void;
  /** Empties the fields. What was in them can be brought back for as long as the tab is open. */
  discard(): void;
  /** Whether there is a discarded draft to bring back. */
  canBringBack: boolean;
  /** Puts the discarded draft back. Where it contradicts what was typed since, the two change places. */
  bringBack(): void;
  /** Removes the draft: call it once the service has confirmed the message, and not before. */
  confirmSent(): void;
}

/** A stored draft, as far as it fits the form: fields of another kind or unknown are left out. */
function parseDraft<Values extends object>(text: string | null, initial: Values): Values | null {
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Partial<Values> | null;
    if (typeof stored !== 'object' || !stored) return null;
    const draft = { ...initial };
    for (const name of Object.keys(initial) as (keyof Values)[]) {
      const value = stored[name];
      if (typeof value === typeof initial[name]) draft[name] = value as Values[keyof Values];
    }
    return draft;
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
function mergeDraft<Values extends object>(
  values: Values,
  draft: Values,
  initial: Values,
): Values | null {
  const merged = { ...draft };
  for (const name of Object.keys(initial) as (keyof Values)[]) {
    if (values[name] === initial[name]) continue;
    if (draft[name] !== initial[name] && draft[name] !== values[name]) return null;
    merged[name] = values[name];
  }
  return merged;
}

/**
 * Keeps what a visitor typed, through a failed post, a reload and a closed tab, until it has been sent. Drafts are looked up
 * after hydration. Storage that is blocked or full keeps them in memory.
 */
export function useFormDraft<Values extends object>(
  options: FormDraftOptions<Values>,
): FormDraft<Values> {
  const { key, values } = options;
  const latest = useLatest(options);
  const [isRestored, setIsRestored] = useState(false);
  const [keptIn, setKeptIn] = useState<FormDraft<Values>['keptIn']>(null);
  const [conflict, setConflict] = useState<Values | null>(null);
  const [goneFrom, setGoneFrom] = useState<Values | null>(null);
  const [canBringBack, setCanBringBack] = useState(false);
  const asideKey = `${key}:aside`;
  const discardedKey = `${key}:discarded`;
  // The second of two drafts that contradict each other, kept in an earlier visit.
  const aside = useRef<Values | null>(null);
  // The stored text that this form has read or written last. Any other one comes from another tab.
  const known = useRef<string | null>(null);
  // The stored text when this form looked last, whoever wrote it.
  const seen = useRef<string | null>(null);
  // Values that need no keeping: those at the start, and those already sent.
  const pristine = useRef(values);

  const write = (text: string | null) => {
    known.current = text;
    seen.current = text;
    writeStored(key, text);
    setKeptIn(text === null ? null : isInMemory(key) ? 'memory' : 'browser');
  };
  const parse = (text: string | null) => parseDraft(text, latest.current.initial);
  const current = () => {
    const text = JSON.stringify(latest.current.values);
    return text === JSON.stringify(latest.current.initial) ? null : text;
  };
  const dropAside = () => {
    aside.current = null;
    if (readStored(asideKey) !== null) writeStored(asideKey, null);
    setConflict(null);
  };
  const setDiscarded = (values: Values | null) => {
    writeSession(discardedKey, values && JSON.stringify(values));
    setCanBringBack(values !== null);
  };
  /** Looks for what another tab has done. @returns whether it has a draft that this form must not overwrite. */
  const isContested = () => {
    const stored = readStored(key);
    const last = seen.current;
    seen.current = stored;
    if (stored === null && last !== null) {
      known.current = null;
      if (last === current()) {
        pristine.current = latest.current.values;
        setGoneFrom(latest.current.values);
        setIsRestored(false);
        setKeptIn(null);
      }
    }
    const other = stored === known.current || stored === current() ? null : parse(stored);
    setConflict(other ?? aside.current);
    return other !== null;
  };
  const save = () => {
    if (latest.current.values === pristine.current) return;
    const isAside = isContested();
    if (latest.current.values === pristine.current) return;
    const text = current();
    if (isAside) writeStored(asideKey, text);
    else if (text !== readStored(key)) write(text);
  };
  const forget = () => {
    pristine.current = latest.current.values;
    // A draft that another tab has written meanwhile is not ours to remove.
    if (readStored(key) === known.current) write(null);
    setIsRestored(false);
    dropAside();
  };

  useTimeout(() => {
    setCanBringBack(parse(readSession(discardedKey)) !== null);
    const other = parse(readStored(asideKey));
    const stored = readStored(key) ?? readStored(asideKey);
    const draft = parse(stored);
    if (!draft) return;
    if (readStored(key) === null) {
      // The first of two drafts has been sent: the second is the draft now.
      write(stored);
      writeStored(asideKey, null);
    } else aside.current = other;
    const merged = mergeDraft(latest.current.values, draft, latest.current.initial);
    if (!merged) {
      setConflict(draft); // the visitor was quicker than the page
      return;
    }
    known.current = stored;
    seen.current = stored;
    options.restore(merged);
    setConflict(aside.current);
    setIsRestored(true);
    setKeptIn(isInMemory(key) ? 'memory' : 'browser');
  }, 0);

  const onLeave = useEffectEvent(save);
  const onStorage = useEffectEvent(isContested);
  useEffect(() => {
    const unsubscribe = subscribeToStorage(() => onStorage());
    const leave = () => onLeave();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, []);
  useTimeout(save, saveDelayMs, values);

  return {
    isRestored,
    keptIn,
    conflict,
    isGoneElsewhere: goneFrom === values,
    takeOther: () => {
      if (!conflict) return;
      known.current = readStored(key);
      options.restore(conflict);
      setIsRestored(true);
      dropAside();
    },
    keepMine: () => {
      dropAside();
      write(current());
    },
    discard: () => {
      setDiscarded(values);
      forget();
      options.restore(options.initial);
    },
    canBringBack,
    bringBack: () => {
      const discarded = parse(readSession(discardedKey));
      if (!discarded) return;
      const merged = mergeDraft(values, discarded, options.initial);
      options.restore(merged ?? discarded);
      setDiscarded(merged ? null : values);
    },
    confirmSent: () => {
      forget();
      setDiscarded(null);
    },
  };
}
