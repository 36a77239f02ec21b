import { styled } from 'styled-components';

/** The content column of every page. `$isPageEnd` adds the space before the footer. */
export const Container = styled.div<{ $isPageEnd?: boolean }>`
  inline-size: 100%;
  max-inline-size: calc(var(--max) + var(--gutter) * 2);
  margin-inline: auto;
  padding-inline: var(--gutter);

  /* In print, this space could add an empty page. */
  @media screen {
    ${({ $isPageEnd }) => $isPageEnd && 'padding-block-end: clamp(4rem, 8vw, 8rem);'}
  }
`;
