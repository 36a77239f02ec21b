import { useClientValue } from '@portfolio/behaviors';
import { hrefTo, type Page } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import { MessageView } from '@portfolio/ui';
import { useEffect } from 'react';
import { listedPage } from '../page';
import type { FormName } from './connection';
import { forgetPosted, readSender } from './postedForm';
import { SenderKolam } from './SenderKolam';

/** Thank-you page of a posted form; removes its draft. */
export const thanksPage = (form: FormName, texts: Page) =>
  listedPage(texts, function ThanksPage() {
    useEffect(() => forgetPosted(form), []);
    const sender = useClientValue(readSender, '');
    return (
      <MessageView head={texts} link={{ label: messages.page.goHome, href: hrefTo('home') }}>
        <SenderKolam sender={sender} />
      </MessageView>
    );
  });
