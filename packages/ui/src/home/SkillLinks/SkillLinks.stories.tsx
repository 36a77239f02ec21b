import preview from '../../../.storybook/preview';

import { longName, missingPhotoSample, skillLinkSamples } from '../../samples/cards';
import { SkillLinks } from './SkillLinks';

const meta = preview.meta({
  title: 'Cards and lists/SkillLinks (skills, evidence)',
  id: 'home-skilllinks',
  component: SkillLinks,
  args: { items: skillLinkSamples },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    items: [
      {
        ...skillLinkSamples[0]!,
        name: longName,
        evidence: [{ label: longName, href: '#project' }],
      },
    ],
  },
});

export const MissingImage = meta.story({
  args: { items: [{ ...skillLinkSamples[0]!, image: { ...missingPhotoSample, alt: '' } }] },
});
