import type { Meta, StoryObj } from '@storybook/react-vite';

import { heroSample, projectSamples, sameDotsSamples } from '../../samples/cards';
import { pageStory } from '../pageStory';
import { HomeView } from './HomeView';

const meta = {
  ...pageStory,
  title: 'Pages/Home',
  component: HomeView,
  args: {
    ...heroSample,
    sameDots: { heading: 'Same dots, different line', items: sameDotsSamples },
    recentWork: {
      heading: 'Recent work',
      link: { label: 'All projects', href: '#projects' },
      projects: projectSamples.slice(0, 3).map((project) => ({ ...project, slug: project.name })),
    },
    revealMs: 0,
  },
} satisfies Meta<typeof HomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
