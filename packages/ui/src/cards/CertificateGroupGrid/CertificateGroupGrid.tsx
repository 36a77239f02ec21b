import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { font, size, space } from '../../theme';
import { CardGrid } from '../CardGrid/CardGrid';

export interface CertificateGroupGridProps {
  /** Certificate group cards, each with its key. */
  children: ReactNode;
  /** All certificates together, and what they are: `{ count: 20, text: 'certificates from seven providers' }`. */
  total?: { count: number; text: string } | undefined;
  /** How long a card takes to appear when it is scrolled to, in ms. */
  revealMs?: number;
}

const Total = styled.p`
  align-self: end;
  padding: clamp(1rem, 1.7vw, 1.6rem) ${space(8)};
  font-size: ${size('small')};
  text-wrap: balance;
`;

const Count = styled.strong`
  display: block;
  margin-block-end: 0.1em;
  font: 700 clamp(6rem, 11vw, 11rem) / 0.74 ${font('display')};
  letter-spacing: -0.04em;
`;

/** The certificate groups, four in a row, and the sum at the end of them. */
export function CertificateGroupGrid({ children, total, revealMs }: CertificateGroupGridProps) {
  return (
    <CardGrid layout="tiles" revealMs={revealMs}>
      {Children.toArray(children)}
      {total && (
        <Total>
          <Count>{`${total.count} `}</Count>
          <span>{total.text}</span>
        </Total>
      )}
    </CardGrid>
  );
}
