import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { LinkButton } from '../../forms/LinkButton/LinkButton';
import type { TextLink } from '../../platform/Link';
import { below, notPrinted, size, space } from '../../theme';
import { FittedText } from '../FittedText/FittedText';
import { Container } from '../Container/Container';

const Root = styled.section`
  padding-block: clamp(3.5rem, 7vw, 7rem);

  & + & {
    padding-block-start: 0;
  }

  /* Little space, so that more sections fit on a sheet. */
  @media print {
    &,
    & + & {
      padding-block: ${space(24)} 0;
    }
  }

  &[data-printed='false'] {
    ${notPrinted}
  }
`;

export interface SectionProps {
  children: ReactNode;
  /** Set to false for a section that only makes sense with its buttons. */
  isPrinted?: boolean;
}

/** A section of a page, with space around it. Start it with a `SectionHead`. */
export const Section = ({ children, isPrinted = true }: SectionProps) => (
  <Root data-printed={isPrinted ? undefined : false}>
    <Container>{children}</Container>
  </Root>
);

export interface SectionHeadProps {
  /** The section's title, an `<h2>`. */
  heading: string;
  /** A link at the end of the heading's line. */
  link?: TextLink;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(16)} ${space(32)};
  margin-block-end: clamp(1.5rem, 3vw, 2.75rem);

  h2 {
    /* Small enough to fit an eleven-letter word on a phone with large text. */
    font-size: min(${size(2)}, 15vw);
    min-inline-size: 0;

    /* FittedText needs a width, so the heading takes all the space beside the link. */
    &:has(> span) {
      flex-grow: 1;
      inline-size: min(100%, 30rem);
    }
  }

  ${below('narrow')} {
    flex-direction: column;
    align-items: start;
  }

  @media print {
    break-after: avoid;
  }
`;

/** A section's title, with an optional link at the end of its line. */
export const SectionHead = ({ heading, link }: SectionHeadProps) => (
  <Head>
    <h2>
      <FittedText>{heading}</FittedText>
    </h2>
    {link && (
      <LinkButton href={link.href} variant="outline">
        {link.label}
      </LinkButton>
    )}
  </Head>
);
