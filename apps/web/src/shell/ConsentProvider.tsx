import { useConsent, type Consent } from '@portfolio/behaviors';
import { settings } from '@portfolio/content';
import { createContext, useContext, type ReactNode } from 'react';

const ConsentContext = createContext<Consent | null>(null);

/** Shares the visitor's choice on third parties, and the banner's state, between banner and footer (Decision 14). */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const { storageKey, hideDelayMs } = settings.cookies;
  return (
    <ConsentContext value={useConsent({ storageKey, hideDelayMs })}>{children}</ConsentContext>
  );
}

/** The visitor's choice on third parties. @throws outside `ConsentProvider` */
export function useSharedConsent(): Consent {
  const consent = useContext(ConsentContext);
  if (!consent) throw new Error('useSharedConsent is used outside ConsentProvider');
  return consent;
}
