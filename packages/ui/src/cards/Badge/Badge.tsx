import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { radius, size, space } from '../../theme';
import { dot } from '../styles';

export interface BadgeProps {
  /** One or two words. */
  children: ReactNode;
  /** The dot before the text: `hollow` for remote or upcoming work. */
  pip?: 'filled' | 'hollow';
}

const Root = styled.span<{ $pip: BadgeProps['pip'] }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(8)};
  padding-block: ${space(4)};
  padding-inline: ${space(8)} ${space(12)};
  border: 1.5px solid;
  border-radius: ${radius('pill')};
  font-size: ${size('small')};
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: anywhere;

  &::before {
    ${({ $pip }) => dot('0.5rem', $pip === 'filled' ? '.25rem solid' : '2px solid')}
  }
`;

/** An outlined label with a dot. Badges differ in text and shape, never in colour alone (WCAG 2.2, 1.4.1). */
export function Badge({ children, pip = 'filled' }: BadgeProps) {
  return <Root $pip={pip}>{children}</Root>;
}
