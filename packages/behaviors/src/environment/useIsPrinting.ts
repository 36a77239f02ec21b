import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { listen } from './listen';

/** Whether the page is being put on paper just now, so that what it shows in portions can be there whole. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  // The browser lays the page out for paper as soon as the event is over, before React would get to it by itself.
  const follow = ({ type }: Event) => flushSync(() => setIsPrinting(type === 'beforeprint'));
  useEffect(() => listen(window, 'beforeprint afterprint', follow), []);
  return isPrinting;
}
