import { resumePage } from '@portfolio/content';
import { PageHead } from '@portfolio/ui';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';
function ResumePage() {
  const { heading, lead, tile, kolam } = resumePage;
  return <PageHead heading={heading} lead={lead} tile={tile} shape={kolam} />;
}
export const page = definePage({ Component: ResumePage, head: () => headOf(resumePage) });
