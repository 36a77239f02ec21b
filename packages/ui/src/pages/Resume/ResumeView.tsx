import { messages } from '@portfolio/messages';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../forms/Button/Button';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { FittedText } from '../../layout/FittedText/FittedText';
import { Container } from '../../layout/Container/Container';
import { ResumeSheet, type ResumeSheetProps } from '../../resume/ResumeSheet/ResumeSheet';
import { below, colour, leading, notPrinted, size, space } from '../../theme';

export interface ResumeViewProps {
  /** The page's title, an `<h1>`. */
  heading: string;
  /** Content of the sheet. */
  resume: ResumeSheetProps;
  /** URL and file name of the PDF, if there is one. */
  pdf?: { href: string; fileName: string } | undefined;
  /** URL and file name of the Word document, if there is one. */
  docx?: { href: string; fileName: string } | undefined;
  /** URL of the Contact page. */
  contactHref: string;
  /** Called when the print button is clicked. */
  onPrint: () => void;
  /** A `ResumeQr`. */
  qr: ReactNode;
}

const Background = styled.div`
  flex: 1;

  @media screen {
    background: ${colour('sunken')};
  }
`;

const gap = 'clamp(2rem, 5vw, 5rem)';

const Columns = styled(Container)`
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

  /* Lets a long word extend into the gap instead of breaking. */
  h1 {
    margin-block-end: ${space(16)};
    margin-inline-end: calc(${space(16)} - ${gap});
    font-size: ${size(1)};
    line-height: ${leading(0.86)};
  }

  > :is(a, button) {
    justify-content: space-between;
    text-align: start;
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
    display: flex;
    flex-wrap: wrap;
    padding-inline: var(--gutter);

    > :is(h1, figure) {
      flex-basis: 100%;
      margin-inline-end: 0;
    }
  }

  ${below('narrow')} {
    > :is(a, button) {
      flex-basis: 100%;
    }
  }

  /* Hides the QR code, because a phone cannot scan its own screen. */
  ${below('narrow')}, (hover: none) and (max-height: 30rem) {
    > figure {
      display: none;
    }
  }

  ${notPrinted}
`;

/** The Resume page: the sheet and its actions (download, print, contact). Only the sheet is printed. */
export function ResumeView({
  heading,
  resume,
  pdf,
  docx,
  contactHref,
  onPrint,
  qr,
}: ResumeViewProps) {
  return (
    <Background>
      <Columns>
        <Tools>
          <h1>
            <FittedText room={3.5}>{heading}</FittedText>
          </h1>
          {pdf && (
            <LinkButton href={pdf.href} download={pdf.fileName}>
              {messages.resume.download}
            </LinkButton>
          )}
          {docx && (
            <LinkButton variant="outline" href={docx.href} download={docx.fileName}>
              {messages.resume.downloadWord}
            </LinkButton>
          )}
          <Button variant={pdf ? 'outline' : 'filled'} onClick={onPrint}>
            {messages.resume.print}
          </Button>
          <LinkButton variant="outline" href={contactHref}>
            {messages.resume.contact}
          </LinkButton>
          {qr}
        </Tools>
        <ResumeSheet {...resume} />
      </Columns>
    </Background>
  );
}
