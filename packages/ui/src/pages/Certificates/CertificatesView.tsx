import { plural } from '@portfolio/words';
import {
  CertificateGroupCard,
  type CertificateGroupCardProps,
} from '../../cards/CertificateGroupCard/CertificateGroupCard';
import { CertificateGroupGrid } from '../../cards/CertificateGroupGrid/CertificateGroupGrid';
import { LoadingArea } from '../../chrome/LoadingArea/LoadingArea';
import { PageHead } from '../../chrome/PageHead/PageHead';
import { Wrap } from '../../layout/Wrap/Wrap';
import type { PageProps, RevealProps } from '../PageProps';

export interface CertificatesViewProps extends PageProps, RevealProps {
  /** The providers, each with a slug for a key. */
  groups: readonly (CertificateGroupCardProps & { slug: string })[];
  /** Whether the loader stands in the place of the content. */
  isLoading: boolean;
}

/** One card per provider, each opening its certificates in a new tab. */
export function CertificatesView({ words, groups, isLoading, revealMs }: CertificatesViewProps) {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <PageHead {...words} />
      <Wrap $isPageEnd>
        <LoadingArea isLoading={isLoading} label={WORDS.certificates.loading}>
          <CertificateGroupGrid
            total={
              total > 0
                ? {
                    count: total,
                    text:
                      plural(WORDS.certificates.total, total) +
                      plural(WORDS.certificates.providers, groups.length),
                  }
                : undefined
            }
            revealMs={revealMs}
          >
            {groups.map(({ slug, ...group }) => (
              <CertificateGroupCard key={slug} {...group} />
            ))}
          </CertificateGroupGrid>
        </LoadingArea>
      </Wrap>
    </>
  );
}
