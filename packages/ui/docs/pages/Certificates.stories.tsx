import type { Meta, StoryObj } from '@storybook/react-vite';

import { CertificateGroupCard } from '../../src/cards/CertificateGroupCard/CertificateGroupCard';
import { CertificateGroupGrid } from '../../src/cards/CertificateGroupGrid/CertificateGroupGrid';
import { LoadingArea } from '../../src/chrome/LoadingArea/LoadingArea';
import { PageHead } from '../../src/chrome/PageHead/PageHead';
import { Wrap } from '../../src/layout/Wrap/Wrap';
import { groupSamples } from '../../src/samples/cards';
import { onPhone, onTablet, pageStory, rightToLeft } from './stage';

interface CertificatesProps {
  isLoading: boolean;
  groups: typeof groupSamples;
}

function Certificates({ isLoading, groups }: CertificatesProps) {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <PageHead
        heading="Certificates"
        lead="Each provider’s mark has as many beads as there are certificates."
        tile="neem"
        kolam="twenty"
      />
      <Wrap $isPageEnd>
        <LoadingArea isLoading={isLoading} label="Loading certificates">
          <CertificateGroupGrid total={{ count: total, text: 'certificates' }}>
            {groups.map((group) => (
              <CertificateGroupCard key={group.name} {...group} />
            ))}
          </CertificateGroupGrid>
        </LoadingArea>
      </Wrap>
    </>
  );
}

const meta = {
  ...pageStory,
  tags: ['!autodocs'],
  title: 'Pages/Certificates',
  component: Certificates,
  parameters: { ...pageStory.parameters, current: 'Certificates' },
  args: { isLoading: false, groups: groupSamples },
} satisfies Meta<typeof Certificates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Loading: Story = { args: { isLoading: true } };
export const OneProvider: Story = { args: { groups: groupSamples.slice(0, 1) } };
export const Tablet: Story = onTablet;
export const Phone: Story = onPhone;
export const RightToLeft: Story = rightToLeft;
