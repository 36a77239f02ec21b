import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../forms/Button/Button';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Wrap } from '../../layout/Wrap/Wrap';
import { ResumeSheet, type ResumeSheetProps } from '../../resume/ResumeSheet/ResumeSheet';
import { below, colour, leading, notPrinted, size, space } from '../../theme';

export interface ResumeViewProps {
  /** The page’s title, its only `<h1>`. */
  heading: string;
  /** What the sheet says. */
  resume: ResumeSheetProps;
  /** The PDF, if there is one, and the name under which it is saved. */
  pdf?: { href: string; fileName: string } | undefined;
  /** Where Contact Me leads. */
  contactHref: string;
  /** Print Resume was pressed. */
  onPrint: () => void;
  /** A QR code. */
  qr: ReactNode;
}

const Ground = styled.div`
  flex: 1;

  @media screen {
    background: ${colour('sunken')};
  }
`;

const gap = 'clamp(2rem, 5vw, 5rem)';

const Columns = styled(Wrap)`
  @media screen {
    display: grid;
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
    gap: ${gap};
    align-items: start;
    padding-block: clamp(2rem, 4vw, 4rem) clamp(4rem, 7vw, 7rem);
  }

  ${below('columns')} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: 0;
  }

  @media print {
    padding: 0;
  }
`;

const Tools = styled.div`
  position: sticky;
  inset-block-start: 6.5rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};

  /* A word in letters of this size may reach into the gap rather than break. */
  h1 {
    margin-block-end: ${space(16)};
    margin-inline-end: calc(${space(16)} - ${gap});
    font-size: ${size(1)};
    line-height: ${leading(0.86)};
  }

  > :is(a, button) {
    justify-content: space-between;
  }

  > figure {
    margin-block-start: ${space(24)};
  }

  @media (scripting: none) {
    > button {
      display: none;
    }
  }

  ${below('columns')} {
    position: static;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    padding-inline: var(--gutter);

    > :is(h1, figure) {
      grid-column: 1 / -1;
      margin-inline-end: 0;
    }
  }

  ${notPrinted}
`;

/** The resume to read, download or print: the sheet, with what can be done with it at its side. In print there is the sheet alone. */
export function ResumeView({ heading, resume, pdf, contactHref, onPrint, qr }: ResumeViewProps) {
  return (
    <Ground>
      <Columns>
        <Tools>
          <h1>{heading}</h1>
          {pdf && (
            <LinkButton href={pdf.href} download={pdf.fileName}>
              {WORDS.resume.download}
            </LinkButton>
          )}
          <Button variant={pdf ? 'outline' : 'filled'} onClick={onPrint}>
            {WORDS.resume.print}
          </Button>
          <LinkButton variant="outline" href={contactHref}>
            {WORDS.resume.contact}
          </LinkButton>
          {qr}
        </Tools>
        <ResumeSheet {...resume} />
      </Columns>
    </Ground>
  );
}
