import preview from '../../../.storybook/preview';

import { certificateSample, longName, photoSample } from '../../samples/cards';
import { inColumn } from '../../samples/columns';
import { CertificateCard } from './CertificateCard';

const meta = preview.meta({
  title: 'Cards and lists/CertificateCard (course, credential)',
  id: 'cards-certificates-certificatecard',
  component: CertificateCard,
  args: certificateSample,
  decorators: [inColumn('24rem')],
});

/** The link names the certificate and says that it opens in a new tab. */
export const Default = meta.story();

/** The only certificate on a page. */
export const Featured = meta.story({ args: { isFeatured: true } });

/** The scan of a certificate that is not online. */
export const Scan = meta.story({ args: { image: photoSample, href: undefined } });

export const LongText = meta.story({ args: { title: longName, issuedBy: longName } });
