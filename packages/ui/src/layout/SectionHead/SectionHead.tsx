import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { size, space } from '../../theme';

export interface SectionHeadProps {
  /** The section's title, an `<h2>`. */
  heading: string;
  /** What stands at the end of the line: a link button, a count. It wraps below where there is no room. */
  action?: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(16)} ${space(32)};
  margin-block-end: clamp(1.5rem, 3vw, 2.75rem);
`;

const Title = styled.h2`
  /* In large text on a phone a word of eleven letters still fits. */
  font-size: min(${size(2)}, 15vw);
  min-inline-size: 0;
`;

/** A section's title, with room for one action at the end of its line. */
export function SectionHead({ heading, action }: SectionHeadProps) {
  return (
    <Root>
      <Title>{heading}</Title>
      {action}
    </Root>
  );
}
