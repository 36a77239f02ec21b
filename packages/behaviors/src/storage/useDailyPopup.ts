import { useEffect, useEffectEvent, useState } from 'react';
import { callAt } from '../time/callAt';
import { readStored, writeStored } from './storage';

/** @see useDailyPopup */
export interface DailyPopupOptions {
  /** How long after the page began to load, in ms (90000 on this site); `null` for no popup on this page. */
  delayMs: number | null;
  /** On this site `feedbackPopupDate`, which holds the date of the last showing. */
  storageKey: string;
}

/** @see useDailyPopup */
export interface DailyPopup {
  isOpen: boolean;
  close(): void;
}

/** The visitor's own calendar date as `2024-12-10`. */
function localDate(): string {
  const date = new Date();
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('-');
}

/**
 * A popup that comes once a calendar day, a while after the page began to load. The time runs by the clock in a hidden tab too,
 * but the popup waits until the visitor looks. Showing it records the day, so that no other tab shows it again.
 */
export function useDailyPopup({ delayMs, storageKey }: DailyPopupOptions): DailyPopup {
  const [isOpen, setIsOpen] = useState(false);
  const onDue = useEffectEvent(() => {
    const today = localDate();
    if (readStored(storageKey) === today) return;
    writeStored(storageKey, today);
    setIsOpen(true);
  });
  useEffect(() => {
    if (delayMs === null) return;
    return callAt(delayMs, () => onDue(), true);
  }, [delayMs]);
  return { isOpen, close: () => setIsOpen(false) };
}
