import { canonicalPath, type CertificateGroup } from '@portfolio/content';
import { CardGrid, CertificateCard, PageHead, Wrap } from '@portfolio/ui';
import { definePage } from '../../page';

/** The certificates of one provider. */
function CertificateGroupPage({ data }: { data: CertificateGroup }) {
  return (
    <>
      <PageHead heading={data.heading} tile={data.tile} kolam="octagon" size="long" />
      <Wrap $isPageEnd>
        <CardGrid layout="open">
          {data.certificates.map(({ title, issuedBy, date, image, href }) => (
            <CertificateCard
              key={title}
              title={title}
              issuedBy={issuedBy}
              date={date}
              image={image}
              tile={data.tile}
              href={href}
            />
          ))}
        </CardGrid>
      </Wrap>
    </>
  );
}

export const page = definePage<CertificateGroup>({
  Component: CertificateGroupPage,
  head: ({ slug, heading, name, certificates }) => ({
    title: heading,
    description: `${certificates.length === 1 ? 'One certificate' : `${certificates.length} certificates`} from ${name}, each with its issuer, its date and a link to the document.`,
    canonicalPath: canonicalPath('certificateGroup', slug),
  }),
});
