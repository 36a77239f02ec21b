import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { certificateSample, longName, missingPhotoSample, photoSample } from '../../samples/cards';
import { inColumn } from '../../samples/columns';
import { CertificateCard } from './CertificateCard';

const meta = {
  title: 'Cards and lists/CertificateCard (course, credential)',
  id: 'cards-certificates-certificatecard',
  component: CertificateCard,
  args: certificateSample,
  decorators: [inColumn('24rem')],
  parameters: {
    usage: {
      do: 'show a scan if available.',
      dont: 'describe the placeholder drawing as a certificate: it is decorative.',
      keys: { Enter: 'Follows the link.' },
      reader: 'Title, issuer and date; a link with the certificate’s name that opens a new tab.',
    },
  },
} satisfies Meta<typeof CertificateCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link's name includes the certificate and says it opens in a new tab. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: /→ View Certificate ?: Introduction to tides \(opens in a new tab\)/,
    });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** The only certificate of its page. */
export const Featured: Story = { args: { isFeatured: true } };

export const Scan: Story = { args: { image: photoSample } };

export const LongText: Story = { args: { title: longName, issuedBy: longName } };

export const MissingImage: Story = { args: { image: missingPhotoSample } };
