import { messages } from '@portfolio/messages';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Faq, type FaqProps } from '../../cards/Faq/Faq';
import { FormLayout } from '../../forms/FormLayout/FormLayout';
import { SectionHead } from '../../layout/Section/Section';
import { Reveal } from '../../motion/Reveal/Reveal';
import { cluster, font, onTile, radius, space, tileVars } from '../../theme';
import { Page, type PageProps, type RevealProps } from '../Page';

export interface ContactViewProps extends PageProps, RevealProps {
  /** The form. */
  children: ReactNode;
  /** Reply time as text: "24-48 hours". */
  replyTime?: string;
  /** Common questions and their answers. */
  faq: FaqProps['items'];
  /** Id of the question whose answer is initially open; none by default. */
  questionId?: string;
}

const ReplyTime = styled.p`
  ${tileVars('accent')}
  ${onTile}
  ${cluster(8, 20)}
  padding: ${space(20)} ${space(24)};
  margin-block-end: ${space(40)};
  border-radius: ${radius('tile')};

  b {
    font: 700 clamp(2.5rem, 4vw, 3.75rem) / 0.9 ${font('display')};
    letter-spacing: -0.02em;
  }

  span {
    line-height: 1.35;
  }
`;

/** The Contact page: the form, the reply time and common questions. */
export function ContactView({
  head,
  children,
  replyTime,
  faq,
  questionId,
  revealMs,
}: ContactViewProps) {
  const help = (
    <Reveal durationMs={revealMs}>
      {replyTime && (
        <ReplyTime>
          <span>{messages.contact.replyWithin}</span> <b>{replyTime}</b>
        </ReplyTime>
      )}
      {faq.length > 0 && (
        <>
          <SectionHead heading={messages.contact.questions} />
          <Faq key={questionId} items={faq} openId={questionId} />
        </>
      )}
    </Reveal>
  );
  return (
    <Page head={head}>
      <FormLayout kind="message" aside={help}>
        {children}
      </FormLayout>
    </Page>
  );
}
