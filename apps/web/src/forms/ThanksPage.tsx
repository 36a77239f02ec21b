import { hrefTo, type Page } from '@portfolio/content';
import { LinkButton, PageHead, Wrap } from '@portfolio/ui';
import { useEffect } from 'react';
import type { FormName } from './connection';
import { forgetPosted } from './postedForm';

/** Where a form returns to that was posted as a page: its draft has done its duty. */
export function ThanksPage({ form, content }: { form: FormName; content: Page }) {
  useEffect(() => forgetPosted(form), [form]);
  const { heading, lead, tile, kolam } = content;
  return (
    <>
      <PageHead heading={heading} lead={lead} tile={tile} kolam={kolam} size="long" />
      <Wrap $isPageEnd>
        <LinkButton href={hrefTo('home')}>
          <span>Go home</span>
        </LinkButton>
      </Wrap>
    </>
  );
}
