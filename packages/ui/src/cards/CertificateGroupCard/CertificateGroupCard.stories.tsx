import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { groupSamples, longWord, missingPhotoSample } from '../../samples/cards';
import { inColumn } from '../../samples/columns';
import { CertificateGroupCard } from './CertificateGroupCard';

const meta = {
  title: 'Cards/Certificates/CertificateGroupCard',
  component: CertificateGroupCard,
  args: groupSamples[1]!,
  decorators: [inColumn('17rem')],
  parameters: {
    usage: {
      do: 'keep the number in words beside the bright dots.',
      dont: 'let the dots alone tell the number.',
      keys: { Enter: 'Follows the link.' },
      reader: 'The provider’s name as the link, then the number.',
    },
  },
} satisfies Meta<typeof CertificateGroupCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole tile opens the group's page in a new tab. */
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

/** On the narrowest phones a word of eleven letters stays whole. */
export const Narrow: Story = {
  args: { name: 'Infosys Springboard' },
  decorators: [inColumn('8.25rem')],
  play: async ({ canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText('Infosys Springboard'));
    await expect(words.getClientRects()).toHaveLength(2);
  },
};

export const LongText: Story = { args: { name: longWord } };

export const MissingImage: Story = { args: { image: missingPhotoSample } };
