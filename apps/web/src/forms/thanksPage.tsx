import { hrefTo, type Page } from '@portfolio/content';
import { MessageView } from '@portfolio/ui';
import { useEffect } from 'react';
import { listedPage } from '../page';
import type { FormName } from './connection';
import { forgetPosted } from './postedForm';

/** Where a form returns to that was posted as a page: its draft has done its duty. */
export const thanksPage = (form: FormName, words: Page) =>
  listedPage(words, function ThanksPage() {
    useEffect(() => forgetPosted(form), []);
    return <MessageView words={words} link={{ label: WORDS.page.goHome, href: hrefTo('home') }} />;
  });
