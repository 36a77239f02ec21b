import { canonicalPath, settings, type CertificateGroup } from '@portfolio/content';
import { CertificateGroupView } from '@portfolio/ui';
import { definePage } from '../../page';

const CertificateGroupPage = ({ data }: { data: CertificateGroup }) => (
  <CertificateGroupView {...data} revealMs={settings.scrollReveal.defaultMs} />
);

export const page = definePage<CertificateGroup>({
  Component: CertificateGroupPage,
  head: ({ slug, heading, name, certificates }) => ({
    title: heading,
    description: `${certificates.length === 1 ? 'One certificate' : `${certificates.length} certificates`} from ${name}, each with its issuer, its date and a link to the document.`,
    canonicalPath: canonicalPath('certificateGroup', slug),
  }),
});
