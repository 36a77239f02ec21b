import { useConsentChoice } from '@portfolio/behaviors';
import { settings } from '@portfolio/content';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ServicePartProps } from './useService';

/**
 * Loads a service when its part appears, and takes it out of the page when the visitor changes to Reject: a script cannot be unloaded,
 * so the page is loaded anew, once the banner has gone; drafts of forms survive that.
 *
 * @param cleanUp removes what the service has left in the browser, if anything
 * @returns what was loaded, once it has been
 */
export function useServiceScript<Service>(
  load: () => Promise<Service>,
  onOutcome: ServicePartProps['onOutcome'],
  cleanUp?: () => void,
): Service | undefined {
  const [service, setService] = useState<Service>();
  const start = useEffectEvent(() => {
    onOutcome('loading');
    load().then(
      (loaded) => {
        setService(loaded);
        onOutcome('ready');
      },
      (error: unknown) => {
        console.warn(error);
        onOutcome('failed');
      },
    );
  });
  useEffect(() => start(), []);

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
  return service;
}
