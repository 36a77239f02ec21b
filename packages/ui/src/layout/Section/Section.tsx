import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { size, space } from '../../theme';
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

/** One part of a page with the space around it, its content in a `Wrap`. Start it with a `SectionHead`. */
export const Section = ({ children }: { children: ReactNode }) => (
  <Root>
    <Wrap>{children}</Wrap>
  </Root>
);

export interface SectionHeadProps {
  /** The section's title, an `<h2>`. */
  heading: string;
  /** What stands at the end of the line: a link button, a count. It wraps below where there is no room. */
  action?: ReactNode;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(16)} ${space(32)};
  margin-block-end: clamp(1.5rem, 3vw, 2.75rem);

  h2 {
    /* In large text on a phone a word of eleven letters still fits. */
    font-size: min(${size(2)}, 15vw);
    min-inline-size: 0;
  }
`;

/** A section's title, with room for one action at the end of its line. */
export const SectionHead = ({ heading, action }: SectionHeadProps) => (
  <Head>
    <h2>{heading}</h2>
    {action}
  </Head>
);
