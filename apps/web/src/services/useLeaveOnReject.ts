import { useConsentChoice } from '@portfolio/behaviors';
import { settings } from '@portfolio/content';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Takes a service that is running out of the page when the visitor changes to Reject. A script cannot be unloaded, so the page
 * is loaded anew, once the banner has gone; drafts of forms survive that.
 *
 * @param cleanUp removes what the service has left in the browser, if anything
 */
export function useLeaveOnReject(cleanUp?: () => void) {
  const { choice } = useConsentChoice(settings.cookies.storageKey);
  const previous = useRef(choice);
  const leave = useEffectEvent(() => {
    cleanUp?.();
    setTimeout(() => window.location.reload(), settings.cookies.hideDelayMs);
  });
  useEffect(() => {
    if (choice === 'rejected' && previous.current !== 'rejected') leave();
    previous.current = choice;
  }, [choice]);
}
