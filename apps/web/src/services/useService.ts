import { useConsentChoice } from '@portfolio/behaviors';
import { settings } from '@portfolio/content';
import { useEffect, useRef, useState } from 'react';

/** The code of a service, which comes with it and not before. */
export interface ServiceModule<Service> {
  /** Loads the service as its provider documents it. Rejects when it is blocked, or has not started in time. */
  start(): Promise<Service>;
  /** Removes what the service has left in the browser. */
  cleanUp?(): void;
}

/**
 * The gate before another company's service: after Accept it loads by itself; before a choice and after Reject it loads when the visitor
 * asks for it. A change to Reject takes it out of the page: a script cannot be unloaded, so the page is loaded anew, once the banner has
 * gone; drafts of forms survive that.
 *
 * @param provider whose service it is; of `none` nothing is loaded
 * @param wasAsked whether the visitor has asked for it on an earlier page; left out where asking is for the page alone
 * @param failure said when a service that was asked for does not come
 * @param load fetches its code
 * @returns `isConfigured`: whether there is one; `service`: it, once it has started; `ask`: to be called when the visitor asks for it, also
 *   after a failure; `asked`: how often that was; `outcome`: where it stands; `status`: what to tell whoever has asked
 */
export function useService<Service>({
  provider,
  wasAsked,
  failure,
  load,
}: {
  provider: string;
  wasAsked?: () => boolean;
  failure: string;
  load: () => Promise<ServiceModule<Service>>;
}) {
  const { choice, isKnown } = useConsentChoice(settings.cookies.storageKey);
  const [asked, setAsked] = useState(0);
  const [outcome, setOutcome] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [service, setService] = useState<Service>();
  const running = useRef<ServiceModule<Service>>(undefined);

  const isConfigured = provider !== 'none';
  const isWanted =
    isConfigured && isKnown && (asked > 0 || choice === 'accepted' || wasAsked?.() === true);
  const isDue = isWanted && outcome !== 'failed';

  useEffect(() => {
    if (!isDue) return;
    let isCurrent = true;
    const start = async () => {
      const module = await load();
      if (!isCurrent || running.current) return;
      running.current = module;
      setService(await module.start());
      setOutcome('ready');
    };
    start().catch((error: unknown) => {
      console.warn(error);
      running.current = undefined;
      setOutcome('failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [isDue, load]);

  useEffect(() => {
    if (choice !== 'rejected' || !running.current) return;
    running.current.cleanUp?.();
    setTimeout(() => window.location.reload(), settings.cookies.hideDelayMs);
  }, [choice]);

  const words = { loading: WORDS.services.loading, ready: '', failed: failure };
  return {
    isConfigured,
    service,
    asked,
    ask: () => {
      setAsked(asked + 1);
      if (outcome === 'failed') setOutcome('loading');
    },
    outcome,
    status: asked > 0 ? words[outcome] : '',
  };
}
