import { useDelayedFlag } from '@portfolio/behaviors';
import { internships, internshipsPage, settings } from '@portfolio/content';
import { WorkView } from '@portfolio/ui';
import { formatYear, messages } from '@portfolio/messages';
import { listedPage } from '../../page';

const items = internships.map(({ year, duration, ...internship }) => ({
  ...internship,
  year: formatYear(year),
  time: duration,
}));

function InternshipsPage() {
  const isLoaded = useDelayedFlag(settings.loaders.internshipsMs);
  return (
    <WorkView
      head={internshipsPage}
      items={items}
      loader={{ isLoading: !isLoaded, label: messages.internships.loading }}
      revealMs={settings.scrollReveal.defaultMs}
    />
  );
}

export const page = listedPage(internshipsPage, InternshipsPage);
