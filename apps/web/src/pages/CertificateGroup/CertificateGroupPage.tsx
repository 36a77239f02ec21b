import {
  canonicalPath,
  certificateId,
  hrefTo,
  settings,
  type CertificateGroup,
} from '@portfolio/content';
import { CertificateGroupView } from '@portfolio/ui';
import { messages, plural } from '@portfolio/messages';
import { ownerLine } from '../../article/ownerLine';
import type { Page } from '../../page';

const CertificateGroupPage = ({ data }: { data: CertificateGroup }) => (
  <CertificateGroupView
    {...data}
    certificates={data.certificates.map((certificate, index) => ({
      ...certificate,
      date: certificate.dateLabel,
      id: certificateId(index),
    }))}
    owner={ownerLine}
    back={{ label: messages.certificates.all, href: hrefTo('certificates') }}
    revealMs={settings.scrollReveal.defaultMs}
  />
);

export const page: Page<CertificateGroup> = {
  Component: CertificateGroupPage,
  head: ({ slug, heading, name, certificates }) => ({
    title: heading,
    description: plural(messages.certificates.description, certificates.length, { name }),
    canonicalPath: canonicalPath('certificateGroup', slug),
  }),
};
