import { pages } from '@portfolio/content';
import { PageHead } from '@portfolio/ui';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';
function FeedbackPage() {
  const { heading, lead, tile, kolam } = pages.feedback;
  return <PageHead heading={heading} lead={lead} tile={tile} shape={kolam} />;
}
export const page = definePage({ Component: FeedbackPage, head: () => headOf(pages.feedback) });
