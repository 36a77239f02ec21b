import { css, styled } from 'styled-components';

import { colour, duration, ease, motion, radius, size, space, square } from '../../theme';

/** Props shared by `Button` and `LinkButton`. */
export interface ButtonAppearance {
  /** `filled` for a section's main action, `outline` for others. */
  variant?: 'filled' | 'outline';
  /** `normal` is 52 px high, `small` 44 px. Use `small` in cards, bars and popups. */
  size?: 'normal' | 'small';
  /** Shows a dot after the label. Omit it if the label has an arrow, or if the buttons of a group are equally important. */
  hasDot?: boolean;
}

const dot = css`
  /* The dot is a border, because forced colours keep borders. A negative margin keeps the label in place on hover. */
  &::after {
    content: '';
    flex: none;
    ${square('0.5rem')}
    border: 0.25rem solid ${colour('btn-dot')};
    border-radius: 0.25rem;
  }

  &:hover::after {
    inline-size: 1.25rem;
    margin-inline-end: calc(-1 * ${space(12)});
  }

  ${motion} {
    &::after {
      transition:
        inline-size ${duration('quick')} ${ease('out')},
        margin ${duration('quick')} ${ease('out')};
    }
  }
`;

const outline = css`
  background: none;
  color: inherit;
  border-color: currentColor;

  &::after {
    border-color: currentColor;
  }
`;

/** The root of `Button` and `LinkButton`. */
export const ButtonRoot = styled.button<{
  $variant: ButtonAppearance['variant'];
  $size: ButtonAppearance['size'];
  $hasDot: boolean;
}>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(12)};
  min-block-size: 3.25rem;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  /* On a phone with large text, labels need the room more than the edges do. */
  padding: ${space(8)} min(${space(24)}, 7.5vw);
  border: var(--b) solid ${colour('btn-bg')};
  border-radius: ${radius('pill')};
  background: ${colour('btn-bg')};
  color: ${colour('btn-fg')};
  font-weight: 600;
  font-size: 1.0625rem;
  line-height: 1.15;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  ${({ $hasDot }) => $hasDot && dot}
  ${({ $variant }) => $variant !== 'filled' && outline}
  ${({ $size }) =>
    $size === 'small' &&
    css`
      min-block-size: 2.75rem;
      padding: ${space(4)} min(${space(16)}, 5vw);
      font-size: ${size('small')};
    `}

  /* Prints web links as plain text with their URL, because browsers omit backgrounds. Hides other buttons. */
  @media print {
    background: none;
    color: inherit;
    flex-wrap: wrap;
    break-inside: avoid;

    &:not([href^='http']) {
      display: none;
    }

    &[href^='http']::after {
      content: attr(href);
      block-size: auto;
      inline-size: auto;
      border: 0;
      font-weight: 400;
      font-size: 0.8em;
    }
  }

  &:active {
    translate: 0 1px;
  }

  &:is(:disabled, [aria-disabled='true']) {
    border: var(--b) dashed ${colour('edge')};
    background: none;
    color: ${colour('ink-3')};
    cursor: not-allowed;
    translate: none;

    &::after {
      inline-size: 0.5rem;
      margin: 0;
      border: 2px solid ${colour('edge')};
    }
  }
`;
