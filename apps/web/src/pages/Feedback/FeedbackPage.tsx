import { feedbackPage } from '@portfolio/content';
import { PageHead } from '@portfolio/ui';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';
function FeedbackPage() {
  const { heading, lead, tile, kolam } = feedbackPage;
  return <PageHead heading={heading} lead={lead} tile={tile} shape={kolam} />;
}
export const page = definePage({ Component: FeedbackPage, head: () => headOf(feedbackPage) });
