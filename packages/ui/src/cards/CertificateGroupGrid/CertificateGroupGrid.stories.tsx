import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { groupSamples, longName, longWord } from '../../samples/cards';
import { CertificateGroupCard } from '../CertificateGroupCard/CertificateGroupCard';
import { CertificateGroupGrid } from './CertificateGroupGrid';

const meta = {
  title: 'Cards/Certificates/CertificateGroupGrid',
  component: CertificateGroupGrid,
  args: {
    children: groupSamples.map((group) => <CertificateGroupCard key={group.name} {...group} />),
    total: { count: 20, text: 'certificates from seven providers' },
  },
} satisfies Meta<typeof CertificateGroupGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(groupSamples.length + 1);
    await expect(items.at(-1)!).toHaveTextContent('20 certificates from seven providers');
  },
};

export const WithoutTotal: Story = { args: { total: undefined } };

export const LongText: Story = {
  args: {
    children: groupSamples.map((group, index) => (
      <CertificateGroupCard key={group.name} {...group} name={index % 2 ? longWord : longName} />
    )),
    total: { count: 1204, text: longName },
  },
};

/** No certificate yet. */
export const Empty: Story = { args: { children: [], total: undefined } };
