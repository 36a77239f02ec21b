import { useLoader } from '@portfolio/behaviors';
import { internships, internshipsPage, settings } from '@portfolio/content';
import { InternshipList, LoadingArea, PageHead, Wrap } from '@portfolio/ui';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';

/** Where the owner has worked so far. */
function InternshipsPage() {
  const isLoading = useLoader(settings.loaders.internshipsMs);
  const { heading, lead, tile, kolam } = internshipsPage;
  return (
    <>
      <PageHead heading={heading} lead={lead} tile={tile} kolam={kolam} />
      <Wrap $isPageEnd>
        <LoadingArea isLoading={isLoading} label="Loading internships">
          <InternshipList items={internships} />
        </LoadingArea>
      </Wrap>
    </>
  );
}

export const page = definePage({
  Component: InternshipsPage,
  head: () => headOf(internshipsPage),
});
