import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/**
 * The column that every page's content stands in: 92rem wide at most, with a fluid gutter on both sides. `$isPageEnd` leaves
 * the room that a page keeps before the footer.
 */
export const Wrap = styled.div<{ $isPageEnd?: boolean }>`
  inline-size: 100%;
  max-inline-size: calc(var(--max) + var(--gutter) * 2);
  margin-inline: auto;
  padding-inline: var(--gutter);

  /* On paper it might fill an empty sheet. */
  @media screen {
    ${({ $isPageEnd }) => $isPageEnd && 'padding-block-end: clamp(4rem, 8vw, 8rem);'}
  }
`;

/** Props of `Wrap`: a `<div>`'s own, and whether it ends the page. */
export type WrapProps = ComponentProps<typeof Wrap>;
