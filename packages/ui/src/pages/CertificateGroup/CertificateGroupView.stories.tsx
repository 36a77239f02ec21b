import preview from '../../../.storybook/preview';
import { certificateSample } from '../../samples/cards';
import { ownerLineSample } from '../../samples/chrome';
import { pageStory } from '../pageStory';
import { CertificateGroupView } from './CertificateGroupView';

const certificates = ['Introduction to tides', 'Tables of tides', 'Harmonics', 'Clocks'].map(
  (title) => ({ ...certificateSample, title }),
);

const meta = preview.meta({
  ...pageStory,
  title: 'Pages/CertificateGroup',
  component: CertificateGroupView,
  parameters: { ...pageStory.parameters, current: 'Certificates' },
  args: {
    owner: ownerLineSample,
    heading: 'My Great Learning Certifications',
    tile: 'highlight',
    certificates,
    back: { label: 'All certificates', href: '#certificates' },
    revealMs: 0,
  } as const,
});

export const Default = meta.story();
