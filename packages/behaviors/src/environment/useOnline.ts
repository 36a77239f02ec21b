import { listen } from './listen';
import { useClientValue } from './useClientValue';

const subscribe = (onChange: () => void) => listen(window, 'online offline', onChange);

/**
 * Returns whether the browser has a network connection; true on the server and until hydration. Requests can still fail.
 */
export const useOnline = () => useClientValue(() => navigator.onLine, true, subscribe);
