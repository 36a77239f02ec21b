import type { ReactNode } from 'react';

/**
 * Content that only visitors without scripts see, such as the entries behind "Load More". It is in the prerendered page, where
 * browsers with scripts take it for text and React leaves it alone, so that a thousand entries cost neither of them any work.
 */
export const WithoutScripts = ({ children }: { children: ReactNode }) => (
  <noscript>{children}</noscript>
);
