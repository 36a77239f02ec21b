import preview from '../../../.storybook/preview';
import { expect } from 'storybook/test';

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
export const Default = meta.story({
  play: async ({ canvas }) => {
    const name = /→ View Certificate ?: Introduction to tides \(opens in a new tab\)/;
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
});

/** The only certificate on a page. */
export const Featured = meta.story({ args: { isFeatured: true } });

/** A certificate that is not online. */
export const WithoutLink = meta.story({ args: { href: undefined } });

export const Scan = meta.story({ args: { image: photoSample } });

export const LongText = meta.story({ args: { title: longName, issuedBy: longName } });
