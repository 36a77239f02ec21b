import { feedbackThanksPage } from '@portfolio/content';
import { LinkButton, PageHead, Wrap } from '@portfolio/ui';
import { useEffect } from 'react';
import { forgetPosted } from '../../forms/postedForm';
import { unlistedHeadOf } from '../../head/pageHead';
import { definePage } from '../../page';
import { paths } from '../../paths';

/** Where a form returns to that was posted as a page (Decision 16). */
function FeedbackThanksPage() {
  useEffect(() => forgetPosted('feedback'), []);
  const { heading, lead, tile, kolam } = feedbackThanksPage;
  return (
    <>
      <PageHead heading={heading} lead={lead} tile={tile} shape={kolam} size="long" />
      <Wrap $isPageEnd>
        <LinkButton href={paths.home}>
          <span>Go home</span>
        </LinkButton>
      </Wrap>
    </>
  );
}

export const page = definePage({
  Component: FeedbackThanksPage,
  head: () => unlistedHeadOf(feedbackThanksPage),
});
