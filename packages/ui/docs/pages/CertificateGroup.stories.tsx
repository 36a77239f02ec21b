import type { Meta, StoryObj } from '@storybook/react-vite';

import { CardGrid } from '../../src/cards/CardGrid/CardGrid';
import { CertificateCard } from '../../src/cards/CertificateCard/CertificateCard';
import type { PictureSource } from '../../src/cards/Picture/Picture';
import { PageHead } from '../../src/chrome/PageHead/PageHead';
import { Wrap } from '../../src/layout/Wrap/Wrap';
import { certificateSample, longName, missingPhotoSample } from '../../src/samples/cards';
import { onPhone, onTablet, pageStory, rightToLeft } from './stage';

interface CertificateGroupProps {
  titles: readonly string[];
  picture: PictureSource;
}

function CertificateGroup({ titles, picture }: CertificateGroupProps) {
  return (
    <>
      <PageHead
        heading="My Great Learning Certifications"
        tile="kaavi"
        kolam="octagon"
        size="long"
      />
      <Wrap $isPageEnd>
        <CardGrid layout="open">
          {titles.map((title) => (
            <CertificateCard key={title} {...certificateSample} title={title} image={picture} />
          ))}
        </CardGrid>
      </Wrap>
    </>
  );
}

const meta = {
  ...pageStory,
  tags: ['!autodocs'],
  title: 'Pages/Certificate group',
  component: CertificateGroup,
  parameters: { ...pageStory.parameters, current: 'Certificates' },
  args: {
    titles: ['Introduction to tides', 'Tables of tides', 'Harmonics', 'Clocks for harbours'],
    picture: certificateSample.image,
  },
} satisfies Meta<typeof CertificateGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const One: Story = { args: { titles: ['Introduction to tides'] } };
export const LongText: Story = { args: { titles: [longName, 'Harmonics'] } };
export const MissingImages: Story = { args: { picture: missingPhotoSample } };
export const Tablet: Story = onTablet;
export const Phone: Story = onPhone;
export const RightToLeft: Story = rightToLeft;
