import { listen } from './listen';
import { useClientValue } from './useClientValue';

const subscribe = (onChange: () => void) => listen(window, 'online offline', onChange);

/**
 * Returns true if the browser has a network connection, and on the server and until hydration. A server may still be unreachable.
 */
export const useOnline = () => useClientValue(() => navigator.onLine, true, subscribe);
