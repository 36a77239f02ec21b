import { useClientValue } from '@portfolio/behaviors';
import { hrefTo, type Page } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import { MessageView } from '@portfolio/ui';
import { useEffect } from 'react';
import { listedPage } from '../page';
import type { FormName } from './connection';
import { forgetPosted, readSender } from './postedForm';
import { SenderKolam } from './SenderKolam';

/** Creates the thank-you page that follows a form post. The page deletes the form's draft. */
export const thanksPage = (form: FormName, pageContent: Page) =>
  listedPage(pageContent, function ThanksPage() {
    useEffect(() => forgetPosted(form), []);
    const sender = useClientValue(readSender, '');
    return (
      <MessageView head={pageContent} link={{ label: messages.page.goHome, href: hrefTo('home') }}>
        <SenderKolam sender={sender} />
      </MessageView>
    );
  });
