import { listen } from './listen';
import { useClientValue } from './useClientValue';

const subscribe = (onChange: () => void) => listen(document, 'visibilitychange', onChange);

/**
 * Returns whether the page is visible: `false` in a background tab or a minimised window.
 *
 * @returns `true` on the server and until hydration
 */
export const usePageVisible = () => useClientValue(() => !document.hidden, true, subscribe);
