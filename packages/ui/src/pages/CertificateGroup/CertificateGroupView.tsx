import { styled } from 'styled-components';

import { CardGrid } from '../../cards/CardGrid/CardGrid';
import {
  CertificateCard,
  type CertificateCardProps,
} from '../../cards/CertificateCard/CertificateCard';
import { OwnerLine, type OwnerLineProps } from '../../chrome/OwnerLine/OwnerLine';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { space, type Tile } from '../../theme';
import type { TextLink } from '../../platform/Link';
import { Page, type RevealProps } from '../Page';

export interface CertificateGroupViewProps extends RevealProps {
  /** The page's title: "My Google Certifications". */
  heading: string;
  /** Colours of the page head and the cards. */
  tile: Tile;
  /** The owner's name, role and links. */
  owner: OwnerLineProps;
  /** The provider's certificates. */
  certificates: readonly Omit<CertificateCardProps, 'tile'>[];
  /** Link to the Certificates page. */
  back: TextLink;
}

/* In print, the margin could add an empty page. */
const Back = styled.p`
  @media screen {
    margin-block-start: ${space(72)};
  }
`;

/** One provider's certificates. If there is only one certificate, it is featured. */
export function CertificateGroupView({
  heading,
  tile,
  owner,
  certificates,
  back,
  revealMs,
}: CertificateGroupViewProps) {
  const isSingle = certificates.length === 1;
  return (
    <Page
      head={{ heading, tile, kolam: 'plain' }}
      size="long"
      headContent={<OwnerLine {...owner} />}
    >
      <CardGrid layout={isSingle ? 'single' : 'open'} revealMs={revealMs}>
        {certificates.map((certificate) => (
          <CertificateCard
            key={certificate.title}
            {...certificate}
            tile={tile}
            isFeatured={isSingle}
          />
        ))}
      </CardGrid>
      <Back>
        <LinkButton variant="outline" href={back.href}>
          {back.label}
        </LinkButton>
      </Back>
    </Page>
  );
}
