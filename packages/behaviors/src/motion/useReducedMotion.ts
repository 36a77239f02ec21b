import { listen } from '../environment/listen';
import { useClientValue } from '../environment/useClientValue';

const preference = () => matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (onChange: () => void) => listen(preference(), 'change', onChange);

/**
 * Returns whether the visitor prefers reduced motion (WCAG 2.2, 2.3.3).
 *
 * @returns `false` on the server and until hydration
 */
export const useReducedMotion = () => useClientValue(() => preference().matches, false, subscribe);
