import { styled } from 'styled-components';

import { colour, layer, radius, shadow, space } from '../theme';

/** The list of options that opens under a button or an input. Its parent is positioned. */
export const ListBox = styled.ul`
  position: absolute;
  z-index: ${layer('drop')};
  inset-block-start: calc(100% + ${space(8)});
  inset-inline-start: 0;
  inline-size: max-content;
  min-inline-size: 100%;
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

/** One option: a hollow dot, which is large and yellow on the selected one. */
export const ListOption = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  min-block-size: 2.75rem;
  padding: ${space(8)} ${space(12)};
  line-height: 1.3;
  cursor: pointer;

  &::before {
    content: '';
    flex: none;
    inline-size: 0.6rem;
    block-size: 0.6rem;
    margin-inline: ${space(4)};
    border: 2px solid ${colour('edge')};
    border-radius: 50%;
  }

  /* The bar is what the keyboard stands on; the outline takes its place in forced colours. */
  &[data-active] {
    background: ${colour('sunken')};
    box-shadow: inset calc(4px * var(--dir)) 0 ${colour('ink')};
    outline: 2px solid transparent;
    outline-offset: -2px;
  }

  &[aria-selected='true'] {
    font-weight: 700;

    &::before {
      inline-size: 0.85rem;
      block-size: 0.85rem;
      margin-inline: 0;
      border-color: ${colour('dot-ring')};
      background: ${colour('dot')};
    }
  }

  .dark &[aria-selected='true']::before {
    border-color: ${colour('dot')};
  }

  @media (forced-colors: active) {
    &[aria-selected='true']::before {
      border-width: 0.425rem;
    }
  }
`;
