import { hrefTo, type Page } from '@portfolio/content';
import { MessageView } from '@portfolio/ui';
import { useEffect } from 'react';
import type { FormName } from './connection';
import { forgetPosted } from './postedForm';

/** Where a form returns to that was posted as a page: its draft has done its duty. */
export function ThanksPage({ form, words }: { form: FormName; words: Page }) {
  useEffect(() => forgetPosted(form), [form]);
  return <MessageView words={words} link={{ label: WORDS.page.goHome, href: hrefTo('home') }} />;
}
