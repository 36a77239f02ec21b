import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';

import { space } from '../../theme';
import { Wrap } from '../Wrap/Wrap';

const Root = styled.section`
  padding-block: clamp(3.5rem, 7vw, 7rem);

  /* Two sections in a row share one space instead of keeping two. */
  & + & {
    padding-block-start: 0;
  }

  @media print {
    padding-block: ${space(32)};
  }
`;

/** Props of `Section`: a `<section>`'s own. */
export type SectionProps = HTMLAttributes<HTMLElement>;

/** One part of a page with the space around it, its content in a `Wrap`. Start it with a `SectionHead`. */
export function Section({ children, ...sectionProps }: SectionProps) {
  return (
    <Root {...sectionProps}>
      <Wrap>{children}</Wrap>
    </Root>
  );
}
