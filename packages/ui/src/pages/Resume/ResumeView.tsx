import type { ReactNode } from 'react';

import { Button } from '../../forms/Button/Button';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { ResumePageLayout } from '../../resume/ResumePageLayout/ResumePageLayout';
import { ResumeSheet, type ResumeSheetProps } from '../../resume/ResumeSheet/ResumeSheet';

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

/** The resume to read, download or print. */
export function ResumeView({ heading, resume, pdf, contactHref, onPrint, qr }: ResumeViewProps) {
  return (
    <ResumePageLayout
      heading={heading}
      actions={
        <>
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
        </>
      }
      qr={qr}
    >
      <ResumeSheet {...resume} />
    </ResumePageLayout>
  );
}
