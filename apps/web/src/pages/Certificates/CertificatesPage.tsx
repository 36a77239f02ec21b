import { useDelayedFlag } from '@portfolio/behaviors';
import {
  certificatesPage,
  hrefTo,
  isMultilingual,
  settings,
  type CertificateGroupSummary,
} from '@portfolio/content';
import { CertificatesView } from '@portfolio/ui';
import { hrefIn } from '../../languages';
import { listedPage } from '../../page';

function CertificatesPage({ data }: { data: readonly CertificateGroupSummary[] }) {
  const isLoaded = useDelayedFlag(settings.loaders.certificatesMs);
  return (
    <CertificatesView
      words={certificatesPage}
      groups={data.map((group) =>
        isMultilingual && group.language
          ? { ...group, href: hrefIn(group.language, hrefTo('certificateGroup', group.slug)) }
          : { ...group, href: hrefTo('certificateGroup', group.slug) },
      )}
      isLoading={!isLoaded}
      revealMs={settings.scrollReveal.defaultMs}
    />
  );
}

export const page = listedPage(certificatesPage, CertificatesPage);
