import { css } from 'styled-components';

import { colour, activeOption, radius, row, shadow, space, square } from '../theme';

/** A panel of options below a button or input. */
export const panel = css`
  max-inline-size: calc(100vw - 2 * var(--gutter));
  max-block-size: min(26rem, 70vh);
  overflow-y: auto;
  padding: ${space(8)};
  border: var(--b) solid ${colour('ink')};
  border-radius: ${radius('tile')};
  background: ${colour('raised')};
  color: ${colour('ink')};
  box-shadow: ${shadow('pop')};
`;

/** Returns styles for an option, with a dot that is bright if the option is selected. */
export const option = (activeSelector: string, selectedSelector: string) => css`
  ${row(12)}
  min-block-size: 2.75rem;
  padding: ${space(8)} ${space(12)};
  font-weight: 400;
  line-height: 1.3;
  cursor: pointer;

  &::before {
    content: '';
    flex: none;
    ${square('0.6rem')}
    margin-inline: ${space(4)};
    border: 2px solid ${colour('edge')};
    border-radius: 50%;
  }

  ${activeSelector} {
    ${activeOption}
  }

  ${selectedSelector} {
    font-weight: 700;

    &::before {
      ${square('0.85rem')}
      margin-inline: 0;
      border-color: ${colour('dot-ring')};
      background: ${colour('dot')};
    }
  }

  .dark ${selectedSelector}::before {
    border-color: ${colour('dot')};
  }

  @media (forced-colors: active) {
    ${selectedSelector}::before {
      border-width: 0.425rem;
    }
  }
`;
