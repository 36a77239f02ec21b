import preview from '../../../.storybook/preview';
import { fn } from 'storybook/test';

import { CardGrid } from '../../cards/CardGrid/CardGrid';
import { upcomingSample, projectSamples } from '../../samples/cards';
import { leadSample } from '../../samples/chrome';
import { pageStory } from '../pageStory';
import { ProjectsView } from './ProjectsView';

const projects = [...projectSamples, upcomingSample].map((project) => ({
  ...project,
  slug: project.name,
}));

const meta = preview.meta({
  ...pageStory,
  title: 'Pages/Projects',
  component: ProjectsView,
  subcomponents: { CardGrid },
  args: {
    head: { heading: 'Projects', lead: leadSample, tile: 'ink', kolam: 'diamond' },
    projects,
    total: projects.length,
    categories: ['All', 'Hardware Projects', 'AI Projects', 'Upcoming'],
    category: 'All',
    isFiltered: false,
    onCategoryChange: fn(),
    onClear: fn(),
    isLoading: false,
    isFading: false,
    fadeMs: 0,
    revealMs: 0,
  } as const,
});

export const Default = meta.story();
