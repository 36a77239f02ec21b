import { messages, plural } from '@portfolio/messages';
import { styled } from 'styled-components';

import { CardGrid } from '../../cards/CardGrid/CardGrid';
import {
  CertificateGroupCard,
  type CertificateGroupCardProps,
} from '../../cards/CertificateGroupCard/CertificateGroupCard';
import { LoadingArea } from '../../chrome/LoadingArea/LoadingArea';
import { font, size, space } from '../../theme';
import { Page, type PageProps, type RevealProps } from '../Page';

export interface CertificatesViewProps extends PageProps, RevealProps {
  /** Providers, each with its number of certificates and its slug. */
  groups: readonly (CertificateGroupCardProps & { slug: string })[];
  /** Shows the loader. */
  isLoading: boolean;
}

const Total = styled.p`
  align-self: end;
  padding: clamp(1rem, 1.7vw, 1.6rem) ${space(8)};
  font-size: ${size('small')};
  text-wrap: balance;
`;

const Count = styled.strong`
  display: block;
  margin-block-end: 0.1em;
  font: 700 clamp(6rem, 11vw, 11rem) / 0.74 ${font('display')};
  letter-spacing: -0.04em;
`;

/** The Certificates page: one card per provider, and the total. */
export function CertificatesView({ head, groups, isLoading, revealMs }: CertificatesViewProps) {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <Page head={head}>
      <LoadingArea isLoading={isLoading} label={messages.certificates.loading}>
        <CardGrid layout="tiles" revealMs={revealMs}>
          {groups.map(({ slug, ...group }) => (
            <CertificateGroupCard key={slug} {...group} />
          ))}
          {total > 0 && (
            <Total>
              <Count>{`${total} `}</Count>
              <span>
                {plural(messages.certificates.total, total) +
                  plural(messages.certificates.providers, groups.length)}
              </span>
            </Total>
          )}
        </CardGrid>
      </LoadingArea>
    </Page>
  );
}
