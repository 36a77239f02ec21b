import { listen } from './listen';
import { useClientValue } from './useClientValue';

const subscribe = (onChange: () => void) => listen(window, 'online offline', onChange);

/**
 * Whether the browser has a network. `true` does not promise that a server answers; `false` is certain.
 *
 * @returns `true` on the server and until hydration.
 */
export const useOnline = () => useClientValue(() => navigator.onLine, true, subscribe);
