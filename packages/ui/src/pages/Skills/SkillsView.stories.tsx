import preview from '../../../.storybook/preview';
import { fn } from 'storybook/test';

import { skillSamples } from '../../samples/cards';
import { paragraphsSample } from '../../samples/chrome';
import { pageStory } from '../pageStory';
import { SkillsView } from './SkillsView';

const meta = preview.meta({
  ...pageStory,
  title: 'Pages/Skills',
  component: SkillsView,
  args: {
    head: {
      heading: 'Skills',
      lead: 'Each skill has twenty dots. The woven ones show how well I know it.',
      tile: 'accent',
      kolam: 'stair',
    },
    skills: skillSamples,
    total: skillSamples.length,
    categories: ['All', 'Frontend', 'Backend', 'Design'],
    category: 'All',
    search: '',
    isFiltered: false,
    onCategoryChange: fn(),
    onSearchChange: fn(),
    onClear: fn(),
    isActive: true,
    note: {
      paragraph: paragraphsSample.slice(0, 2).join(' '),
      resume: { label: 'View Resume', href: 'https://example.com/resume.pdf' },
    },
    revealMs: 0,
  } as const,
});

export const Default = meta.story();
