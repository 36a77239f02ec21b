import preview from '../../../.storybook/preview';

import { groupSamples } from '../../samples/cards';
import { pageStory } from '../pageStory';
import { CertificatesView } from './CertificatesView';

const groups = groupSamples.map((group) => ({ ...group, slug: group.name }));

const meta = preview.meta({
  ...pageStory,
  title: 'Pages/Certificates',
  component: CertificatesView,
  args: {
    head: {
      heading: 'Certificates',
      lead: 'Each provider’s mark has one bright dot per certificate.',
      tile: 'deep',
      kolam: 'twenty',
    },
    groups,
    isLoading: false,
    revealMs: 0,
  } as const,
});

export const Default = meta.story();
