import type { Meta, StoryObj } from '@storybook/react-vite';

import {
  InternshipList,
  type InternshipListProps,
} from '../../src/cards/InternshipList/InternshipList';
import { LoadingArea } from '../../src/chrome/LoadingArea/LoadingArea';
import { PageHead } from '../../src/chrome/PageHead/PageHead';
import { Wrap } from '../../src/layout/Wrap/Wrap';
import { internshipSamples, longName } from '../../src/samples/cards';
import { largeText, onPhone, onTablet, pageStory, rightToLeft } from './stage';

interface InternshipsProps extends InternshipListProps {
  isLoading: boolean;
}

function Internships({ isLoading, items }: InternshipsProps) {
  return (
    <>
      <PageHead
        heading="Internships"
        lead="Four beads on a string: what other people’s work has taught me."
        tile="leaf"
        kolam="stops"
      />
      <Wrap $isPageEnd>
        <LoadingArea isLoading={isLoading} label="Loading internships">
          <InternshipList items={items} />
        </LoadingArea>
      </Wrap>
    </>
  );
}

const meta = {
  ...pageStory,
  tags: ['!autodocs'],
  title: 'Pages/Internships',
  component: Internships,
  parameters: { ...pageStory.parameters, current: 'Internships' },
  args: { isLoading: false, items: internshipSamples },
} satisfies Meta<typeof Internships>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Loading: Story = { args: { isLoading: true } };
export const LongText: Story = {
  args: {
    items: internshipSamples.map((item) => ({ ...item, company: longName, role: longName })),
  },
};
export const Tablet: Story = onTablet;
export const Phone: Story = onPhone;
export const LargeText: Story = largeText;
export const RightToLeft: Story = rightToLeft;
