import { styled } from 'styled-components';

import {
  below,
  cluster,
  colour,
  column,
  font,
  activeOption,
  radius,
  row,
  size,
  space,
  square,
} from '../../theme';

export const Dialog = styled.dialog`
  inline-size: min(46rem, 100vw - 2rem);
  max-inline-size: none;
  /* Near the top, clear of a phone's keyboard. */
  max-block-size: min(80dvb, 100dvb - 2rem);
  margin-block: min(10dvb, 6rem) auto;
  padding: 0;
  border: var(--b) solid ${colour('ink')};
  border-radius: ${radius('tile')};
  background: ${colour('ground')};
  color: ${colour('ink')};
  overscroll-behavior: contain;

  &[open] {
    ${column}
  }

  &::backdrop {
    background: ${colour('scrim')};
  }

  html:has(&[open]) {
    overflow: hidden;
  }

  /* Highlights matches on the page that a result opens. */
  :is(html, &) ::highlight(search-match) {
    background-color: ${colour('accent')};
    color: ${colour('on-accent')};
  }

  @media print {
    display: none !important;
  }
`;

export const Bar = styled.div`
  ${row(12)}
  padding: ${space(8)} ${space(12)} ${space(8)} ${space(20)};
  border-block-end: var(--b) solid ${colour('ink')};

  > svg {
    flex: none;
    ${square('1.5rem')}
  }

  input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding: 0 ${space(4)};
    border: 0;
    background: none;
    font: 600 ${size(4)} / 1.2 ${font('text')};
  }
`;

export const Status = styled.div`
  padding: ${space(12)} ${space(20)};
  color: ${colour('ink-2')};
  font-size: ${size('small')};
`;

export const Results = styled.div`
  flex: 1;
  overflow-y: auto;
  min-block-size: 0;

  [role='group'] + [role='group'] {
    margin-block-start: ${space(16)};
  }

  h2 {
    padding: 0 ${space(20)} ${space(8)};
    font-size: ${size(4)};

    /* A heading can be a language's name, which some languages write in lower case. */
    &::first-letter {
      text-transform: uppercase;
    }
  }

  [role='option'] {
    display: block;
    padding: ${space(12)} ${space(20)};
    border-block-start: 1px solid ${colour('hair')};
    text-decoration: none;
    overflow-wrap: anywhere;

    &:hover {
      background: ${colour('raised')};
    }

    &[aria-selected='true'] {
      ${activeOption}
    }
  }

  b {
    display: block;
  }

  small {
    display: block;
    color: ${colour('ink-2')};
    font-size: ${size('small')};
  }

  /* Reserves lines for the excerpt, so that nothing moves when it arrives. */
  [data-article] {
    --lines: 2;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--lines);
    overflow: hidden;
    block-size: calc(var(--lines) * 1lh);

    ${below('columns')} {
      --lines: 3;
    }
  }

  mark {
    border-radius: 2px;
    background: ${colour('accent')};
    color: ${colour('on-accent')};
  }
`;

export const Footer = styled.div`
  ${cluster(0, 24)}
  justify-content: space-between;
  padding: ${space(4)} ${space(20)};
  border-block-start: 1px solid ${colour('hair')};
  font-size: ${size('small')};

  /* Touch devices do not need the checkbox for the keyboard shortcut. */
  @media (hover: none) {
    label {
      display: none;
    }
  }
`;
