import { useLoader } from '@portfolio/behaviors';
import {
  hrefTo,
  certificatesPage,
  settings,
  type CertificateGroupSummary,
} from '@portfolio/content';
import {
  CertificateGroupCard,
  CertificateGroupGrid,
  LoadingArea,
  PageHead,
  Wrap,
} from '@portfolio/ui';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';

/** One card per provider, each opening its certificates in a new tab. */
function CertificatesPage({ data }: { data: readonly CertificateGroupSummary[] }) {
  const isLoading = useLoader(settings.loaders.certificatesMs);
  const { heading, lead, tile, kolam } = certificatesPage;
  const total = data.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <PageHead heading={heading} lead={lead} tile={tile} kolam={kolam} />
      <Wrap $isPageEnd>
        <LoadingArea isLoading={isLoading} label="Loading certificates">
          <CertificateGroupGrid
            total={{ count: total, text: 'certificates, from seven providers' }}
          >
            {data.map(({ slug, name, count, image, tile }) => (
              <CertificateGroupCard
                key={slug}
                name={name}
                count={count}
                image={image}
                tile={tile}
                href={hrefTo('certificateGroup', slug)}
              />
            ))}
          </CertificateGroupGrid>
        </LoadingArea>
      </Wrap>
    </>
  );
}

export const page = definePage<readonly CertificateGroupSummary[]>({
  Component: CertificatesPage,
  head: () => headOf(certificatesPage),
});
