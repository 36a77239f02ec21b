import { useConsentChoice } from '@portfolio/behaviors';
import { settings } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import { useEffect, useRef, useState } from 'react';

/** A service's code, loaded on demand. */
interface ServiceModule<Service> {
  /** Loads the service. Rejects if it is blocked or times out. */
  start(): Promise<Service>;
  cleanUp?(): void;
}

/**
 * Loads a third-party service when the visitor accepts cookies, otherwise on request. If the visitor later rejects cookies, reloads the
 * page to unload the service.
 * @param wasRequested returns true if the service was requested on an earlier page; omit it if a request lasts for only one page
 * @returns `service`, once started; `request`, which starts or retries it; and `status`, a message for the visitor
 */
export function useService<Service>({
  provider,
  wasRequested,
  failure,
  load,
}: {
  provider: string;
  wasRequested?: () => boolean;
  failure: string;
  load: () => Promise<ServiceModule<Service>>;
}) {
  const { choice, isKnown } = useConsentChoice(settings.cookies.storageKey);
  const [requestCount, setRequestCount] = useState(0);
  const [outcome, setOutcome] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [service, setService] = useState<Service>();
  const running = useRef<ServiceModule<Service>>(undefined);

  const isConfigured = provider !== 'none';
  const isWanted =
    isConfigured &&
    isKnown &&
    (requestCount > 0 || choice === 'accepted' || wasRequested?.() === true);
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

  const statusMessages = { loading: messages.services.loading, ready: '', failed: failure };
  return {
    isConfigured,
    service,
    requestCount,
    request: () => {
      setRequestCount(requestCount + 1);
      if (outcome === 'failed') setOutcome('loading');
    },
    outcome,
    status: requestCount > 0 ? statusMessages[outcome] : '',
  };
}
