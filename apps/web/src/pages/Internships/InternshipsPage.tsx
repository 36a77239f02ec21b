import { useLoader } from '@portfolio/behaviors';
import { internships, internshipsPage, settings } from '@portfolio/content';
import { InternshipsView } from '@portfolio/ui';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';

function InternshipsPage() {
  const isLoading = useLoader(settings.loaders.internshipsMs);
  return (
    <InternshipsView
      words={internshipsPage}
      internships={internships}
      isLoading={isLoading}
      revealMs={settings.scrollReveal.defaultMs}
    />
  );
}

export const page = definePage({
  Component: InternshipsPage,
  head: () => headOf(internshipsPage),
});
