import type { ReactNode } from 'react';

import { Faq, type FaqProps } from '../../cards/Faq/Faq';
import { ReplyTime } from '../../cards/ReplyTime/ReplyTime';
import { FormLayout } from '../../forms/FormLayout/FormLayout';
import { SectionHead } from '../../layout/Section/Section';
import { Reveal } from '../../motion/Reveal/Reveal';
import { Page, type PageProps, type RevealProps } from '../Page';

export interface ContactViewProps extends PageProps, RevealProps {
  /** The form. */
  children: ReactNode;
  /** How long an answer takes, in words: "24-48 hours". */
  replyTime?: string;
  /** Questions with their answers. */
  faq: FaqProps['items'];
  /** The id of the question that is asked for: its answer is open. */
  questionId?: string;
}

/** The contact form, how long an answer takes, and common questions. */
export function ContactView({
  words,
  children,
  replyTime,
  faq,
  questionId,
  revealMs,
}: ContactViewProps) {
  return (
    <Page words={words}>
      <FormLayout
        kind="message"
        aside={
          <Reveal durationMs={revealMs}>
            {replyTime && <ReplyTime time={replyTime} text={WORDS.contact.replyWithin} />}
            {faq.length > 0 && (
              <>
                <SectionHead heading={WORDS.contact.questions} />
                <Faq key={questionId} items={faq} openId={questionId} />
              </>
            )}
          </Reveal>
        }
      >
        {children}
      </FormLayout>
    </Page>
  );
}
