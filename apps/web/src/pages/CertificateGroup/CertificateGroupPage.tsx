import {
  canonicalPath,
  certificateId,
  hrefTo,
  settings,
  type CertificateGroup,
} from '@portfolio/content';
import { CertificateGroupView } from '@portfolio/ui';
import { plural } from '@portfolio/words';
import { ownerLine } from '../../article/ownerLine';
import type { Page } from '../../page';

const CertificateGroupPage = ({ data }: { data: CertificateGroup }) => (
  <CertificateGroupView
    {...data}
    certificates={data.certificates.map((certificate, index) => ({
      ...certificate,
      id: certificateId(index),
    }))}
    owner={ownerLine}
    back={{ label: WORDS.certificates.all, href: hrefTo('certificates') }}
    revealMs={settings.scrollReveal.defaultMs}
  />
);

export const page: Page<CertificateGroup> = {
  Component: CertificateGroupPage,
  head: ({ slug, heading, name, certificates }) => ({
    title: heading,
    description: plural(WORDS.certificates.description, certificates.length, { name }),
    canonicalPath: canonicalPath('certificateGroup', slug),
  }),
};
