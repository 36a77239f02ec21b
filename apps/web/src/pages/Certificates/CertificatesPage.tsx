import { useDelayedFlag } from '@portfolio/behaviors';
import {
  certificatesPage,
  hrefTo,
  settings,
  type CertificateGroupSummary,
} from '@portfolio/content';
import { CertificatesView } from '@portfolio/ui';
import { listedPage } from '../../page';

function CertificatesPage({ data }: { data: readonly CertificateGroupSummary[] }) {
  const isLoaded = useDelayedFlag(settings.loaders.certificatesMs);
  return (
    <CertificatesView
      head={certificatesPage}
      groups={data.map((group) => ({ href: hrefTo('certificateGroup', group.slug), ...group }))}
      isLoading={!isLoaded}
      revealMs={settings.scrollReveal.defaultMs}
    />
  );
}

export const page = listedPage(certificatesPage, CertificatesPage);
