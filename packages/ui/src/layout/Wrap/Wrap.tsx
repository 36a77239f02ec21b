import { styled } from 'styled-components';

/** The column that every page's content stands in. `$isPageEnd` leaves the room that a page keeps before the footer. */
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
