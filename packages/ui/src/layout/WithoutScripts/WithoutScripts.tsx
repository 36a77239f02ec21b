import { useIsHydrated } from '@portfolio/behaviors';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  @media (scripting: enabled) {
    display: none;
  }
`;

/**
 * Content that only visitors without scripts see (Decision 10), such as the entries behind "Load More". It is in the
 * prerendered page and goes when the page comes alive.
 */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return useIsHydrated() ? null : <Root>{children}</Root>;
}
