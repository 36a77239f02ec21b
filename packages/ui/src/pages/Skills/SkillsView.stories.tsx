import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { skillSamples } from '../../samples/cards';
import { paragraphsSample } from '../../samples/chrome';
import { pageStory } from '../pageStory';
import { SkillsView } from './SkillsView';

const meta = {
  ...pageStory,
  title: 'Pages/Skills',
  component: SkillsView,
  args: {
    words: {
      heading: 'Skills',
      lead: 'Twenty dots each; what is woven is what I know.',
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
  },
} satisfies Meta<typeof SkillsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The first 300 ms: bars are empty, but values are announced. */
export const BeforeTheBars: Story = { args: { isActive: false } };
export const Filtered: Story = { args: { skills: skillSamples.slice(0, 2), isFiltered: true } };
export const Empty: Story = { args: { skills: [], search: 'cobol', isFiltered: true } };
