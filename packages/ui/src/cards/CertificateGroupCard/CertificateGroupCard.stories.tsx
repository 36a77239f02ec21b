import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { groupSamples, longWord, missingPhotoSample } from '../../samples/cards';
import { inColumn } from '../../samples/columns';
import { CertificateGroupCard } from './CertificateGroupCard';

const meta = {
  title: 'Cards and lists/CertificateGroupCard (provider, course list)',
  id: 'cards-certificates-certificategroupcard',
  component: CertificateGroupCard,
  args: groupSamples[1]!,
  decorators: [inColumn('17rem')],
  parameters: {
    usage: {
      do: 'show the number as text beside the bright dots.',
      dont: 'show the number through dots alone.',
      keys: { Enter: 'Follows the link.' },
      reader: 'The provider’s name as the link, then the number.',
    },
  },
} satisfies Meta<typeof CertificateGroupCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole tile is a link to the group's page, in a new tab. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Provider 2 (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText('2 certificates')).toBeVisible();
  },
};

export const One: Story = {
  args: groupSamples[0]!,
};

/** A word of eleven letters fits the narrowest phones. */
export const Narrow: Story = {
  args: { name: 'Infosys Springboard' },
  decorators: [inColumn('8.25rem')],
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText('Infosys Springboard'));
    await expect(range.getClientRects()).toHaveLength(2);
  },
};

export const LongText: Story = { args: { name: longWord } };

export const MissingImage: Story = { args: { image: missingPhotoSample } };
