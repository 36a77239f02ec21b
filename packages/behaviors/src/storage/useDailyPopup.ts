import { useEffect, useEffectEvent, useState } from 'react';
import { callAt } from '../time/callAt';
import { readStored, writeStored } from './storage';

/** Calendar date in the visitor's time zone, e.g. `2024-12-10`. */
const isoDate = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('-');

/**
 * Manages a popup that appears once per calendar day, a given time after the page began to load. The delay also runs in a hidden tab, but
 * the popup waits until the tab is visible. Showing the popup stores the date, so that other tabs do not show it again.
 *
 * @param storageKey storage key of the date on which the popup was last shown
 * @param delayMs delay after the page began to load, in ms; `null` for no popup on this page
 */
export function useDailyPopup(storageKey: string, delayMs: number | null) {
  const [isOpen, setIsOpen] = useState(false);
  const onDue = useEffectEvent(() => {
    const now = new Date();
    // Earlier versions of the site stored dates in this format: `Tue Dec 10 2024`.
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
