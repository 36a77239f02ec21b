import { listen } from './listen';
import { useClientValue } from './useClientValue';

const subscribe = (onChange: () => void) => listen(window, 'online offline', onChange);

/**
 * Returns whether the browser has a network. `true` does not mean that a server is reachable; `false` is certain.
 *
 * @returns `true` on the server and until hydration
 */
export const useOnline = () => useClientValue(() => navigator.onLine, true, subscribe);
