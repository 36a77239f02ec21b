import { contactPage } from '@portfolio/content';
import { PageHead } from '@portfolio/ui';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';
function ContactPage() {
  const { heading, lead, tile, kolam } = contactPage;
  return <PageHead heading={heading} lead={lead} tile={tile} shape={kolam} />;
}
export const page = definePage({ Component: ContactPage, head: () => headOf(contactPage) });
