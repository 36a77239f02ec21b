import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { certificateSample, longName, missingPhotoSample, photoSample } from '../../samples/cards';
import { inColumn } from '../../samples/columns';
import { CertificateCard } from './CertificateCard';

const meta = {
  title: 'Cards/Certificates/CertificateCard',
  component: CertificateCard,
  args: certificateSample,
  decorators: [inColumn('24rem')],
  parameters: {
    usage: {
      do: 'show a scan if there is one.',
      dont: 'call the drawing that stands in for it a certificate: it is decoration.',
      keys: { Enter: 'Follows the link.' },
      reader:
        'Title, issuer and date; the link names the certificate and says that it opens a new tab.',
    },
  },
} satisfies Meta<typeof CertificateCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button says which certificate it opens, and that it opens a new tab. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: /→ View Certificate ?: Introduction to tides \(opens in a new tab\)/,
    });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** The only one of its page. */
export const Featured: Story = { args: { isFeatured: true } };

export const Scan: Story = { args: { image: photoSample } };

export const LongText: Story = { args: { title: longName, issuedBy: longName } };

export const MissingImage: Story = { args: { image: missingPhotoSample } };
