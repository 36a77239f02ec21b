import { hasLines } from '@portfolio/ui';
import { lazy, Suspense } from 'react';

const NameKolam = lazy(async () => ({ default: (await import('./NameKolam')).NameKolam }));

/** Kolam drawn from the sender's name. Renders nothing without a name, or with the `lines` motif. */
export const SenderKolam = ({ sender }: { sender: string }) =>
  !hasLines &&
  sender.trim() && (
    <Suspense>
      <NameKolam name={sender} />
    </Suspense>
  );
