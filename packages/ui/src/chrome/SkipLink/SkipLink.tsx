import { styled } from 'styled-components';

import { colour, layer, space } from '../../theme';

export interface SkipLinkProps {
  /** Id of the element to go to; it needs `tabIndex={-1}` to take the focus. */
  targetId?: string;
  /** What the link says. */
  label?: string;
}

const Root = styled.a`
  position: fixed;
  inset-block-start: -6rem;
  inset-inline-start: var(--gutter);
  z-index: ${layer('skip')};
  max-inline-size: calc(100% - 2 * var(--gutter));
  padding: ${space(12)} ${space(16)};
  background: ${colour('ink')};
  color: ${colour('ground')};
  /* Both are system colours then; the browser would put its own ground behind the letters. */
  forced-color-adjust: none;

  &:focus {
    inset-block-start: ${space(8)};
  }

  @media print {
    display: none;
  }
`;

/** The first stop of the keyboard on every page: a link past the navigation, seen only while it has the focus (WCAG 2.2 2.4.1). */
export function SkipLink({ targetId = 'main', label = WORDS.page.skip }: SkipLinkProps) {
  return <Root href={`#${targetId}`}>{label}</Root>;
}
