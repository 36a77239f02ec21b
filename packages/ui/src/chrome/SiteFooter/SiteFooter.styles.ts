import { styled } from 'styled-components';

import { below, cluster, colour, font, notPrinted, size, space } from '../../theme';

const gap = 'clamp(2rem, 4vw, 4rem)';
const shortPage = 'main:has([data-short-page]) ~ footer &';

export const Root = styled.footer`
  --ink: ${colour('foot-fg')};
  --ink-2: ${colour('foot-2')};
  --ground: ${colour('foot')};
  --dot: ${colour('foot-dot')};
  --dot-ring: transparent;
  --focus: ${colour('foot-dot')};
  --focus-halo: ${colour('foot')};
  padding-block-end: calc(var(--banner) + var(--launcher));
  background: ${colour('foot')};
  /* Covers the gap that a fractional page height leaves below the footer. */
  box-shadow: 0 2px ${colour('foot')};
  color: ${colour('foot-fg')};

  a:hover {
    color: ${colour('foot-dot')};
  }

  ${notPrinted}
`;

/* The pattern is a mask, so that it takes the text colour. */
export const Band = styled.div<{ $file: string }>`
  margin-block-start: -1px;
  padding-block-start: ${space(8)};
  block-size: 60px;
  background: currentColor;
  mask: url(${({ $file }) => $file}) repeat-x 0 100%;

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${gap};
  padding-block: clamp(2.75rem, 5vw, 5rem) ${space(48)};

  ${shortPage} {
    padding-block: ${space(32)} ${space(16)};
  }

  ${below('columns')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Groups = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${gap};

  ${shortPage} {
    gap: ${space(8)};
  }
`;

export const FooterWord = styled.div`
  svg {
    block-size: clamp(4.5rem, 9vw, 9rem);
    inline-size: auto;
  }

  ${shortPage} svg {
    block-size: 3.5rem;
  }
`;

export const Mail = styled.a`
  display: inline-block;
  margin-block-start: ${space(24)};
  font: 600 ${size(3)} / 1.1 ${font('display')};
  overflow-wrap: anywhere;
`;

export const ScriptsOnly = styled.div`
  @media (scripting: none) {
    display: none !important;
  }
`;

export const Actions = styled(ScriptsOnly)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
  margin-block-start: ${space(32)};
`;

export const Group = styled.div`
  flex: 1 1 8rem;

  h2 {
    margin-block-end: ${space(16)};
    font: 600 ${size('small')} / 1 ${font('text')};
    letter-spacing: 0;
    color: ${colour('foot-2')};
  }

  a {
    display: inline-block;
    padding-block: ${space(4)};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  ${shortPage} {
    flex-basis: 100%;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;

    h2 {
      flex: 0 0 6rem;
    }

    /* With large text, the list wraps below the heading. */
    ul {
      flex: 1 1 9rem;
      display: flex;
      flex-wrap: wrap;
      column-gap: ${space(24)};
    }
  }
`;

export const Note = styled.p`
  padding-block-end: ${space(24)};
  max-inline-size: 44rem;
  font-size: ${size('small')};
  color: ${colour('foot-2')};
`;

export const BottomRow = styled.div`
  ${cluster(16, 32)}
  justify-content: space-between;
  padding-block: ${space(16)} ${space(24)};
  border-block-start: 1px solid ${colour('foot-rule')};
  color: ${colour('foot-2')};
  font-size: ${size('small')};

  /* Uses the display typeface, because its zeros have no slash. */
  > span {
    font: 500 1.15em/1.2 ${font('display')};
  }
`;
