import { CardGrid } from '../../cards/CardGrid/CardGrid';
import {
  CertificateCard,
  type CertificateCardProps,
} from '../../cards/CertificateCard/CertificateCard';
import { PageHead } from '../../chrome/PageHead/PageHead';
import { Wrap } from '../../layout/Wrap/Wrap';
import type { Tile } from '../../theme';

/** Props of `CertificateGroupView`. */
export interface CertificateGroupViewProps {
  /** The page’s title, its only `<h1>`. */
  heading: string;
  /** The colours of head and cards. */
  tile: Tile;
  /** The certificates, the latest first. */
  certificates: readonly Omit<CertificateCardProps, 'tile'>[];
  /** How long a card takes to appear when it is scrolled to, in ms. */
  revealMs: number;
}

/** The certificates of one provider. */
export function CertificateGroupView({
  heading,
  tile,
  certificates,
  revealMs,
}: CertificateGroupViewProps) {
  return (
    <>
      <PageHead heading={heading} tile={tile} kolam="octagon" size="long" />
      <Wrap $isPageEnd>
        <CardGrid layout="open" revealMs={revealMs}>
          {certificates.map(({ title, issuedBy, date, image, href }) => (
            <CertificateCard key={title} {...{ title, issuedBy, date, image, href, tile }} />
          ))}
        </CardGrid>
      </Wrap>
    </>
  );
}
