import type { Meta, StoryObj } from '@storybook/react-vite';
import { certificateSample } from '../../samples/cards';
import { ownerLineSample } from '../../samples/chrome';
import { pageStory } from '../pageStory';
import { CertificateGroupView } from './CertificateGroupView';

const certificates = (titles: readonly string[]) =>
  titles.map((title) => ({ ...certificateSample, title }));

const meta = {
  ...pageStory,
  title: 'Pages/CertificateGroup',
  component: CertificateGroupView,
  parameters: { ...pageStory.parameters, current: 'Certificates' },
  args: {
    owner: ownerLineSample,
    heading: 'My Great Learning Certifications',
    tile: 'highlight',
    certificates: certificates(['Introduction to tides', 'Tables of tides', 'Harmonics', 'Clocks']),
    back: { label: 'All certificates', href: '#certificates' },
    revealMs: 0,
  },
} satisfies Meta<typeof CertificateGroupView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { certificates: certificates(['Introduction to tides']) } };
