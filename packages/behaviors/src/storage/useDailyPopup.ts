import { useEffect, useEffectEvent, useState } from 'react';
import { callAt } from '../time/callAt';
import { readStored, writeStored } from './storage';

/** A calendar date in the visitor's own time zone, as `2024-12-10`. */
const isoDate = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('-');

/**
 * A popup that comes once a calendar day, a while after the page began to load. The time runs by the clock in a hidden tab too,
 * but the popup waits until the visitor looks. Showing it records the day, so that no other tab shows it again.
 *
 * @param storageKey holds the date of the last showing
 * @param delayMs how long after the page began to load, in ms; `null` for no popup on this page
 */
export function useDailyPopup(storageKey: string, delayMs: number | null) {
  const [isOpen, setIsOpen] = useState(false);
  const onDue = useEffectEvent(() => {
    const now = new Date();
    // Earlier versions of such sites have stored `Tue Dec 10 2024`.
    if ([isoDate(now), now.toDateString()].includes(readStored(storageKey) ?? '')) return;
    writeStored(storageKey, isoDate(now));
    setIsOpen(true);
  });
  useEffect(() => {
    if (delayMs === null) return;
    return callAt(delayMs, () => onDue(), true);
  }, [delayMs]);
  return { isOpen, close: () => setIsOpen(false) };
}
