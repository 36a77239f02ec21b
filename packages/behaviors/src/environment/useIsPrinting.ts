import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { listen } from './listen';

/** Returns `true` while the page is being printed, so that partly shown content can be rendered in full. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  // Renders synchronously, because the browser lays out the printed page right after the event.
  const follow = ({ type }: Event) => flushSync(() => setIsPrinting(type === 'beforeprint'));
  useEffect(() => listen(window, 'beforeprint afterprint', follow), []);
  return isPrinting;
}
