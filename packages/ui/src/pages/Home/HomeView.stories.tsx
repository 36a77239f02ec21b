import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { heroSample, projectSamples, sameDotsSamples, titleSamples } from '../../samples/cards';
import { pageStory } from '../pageStory';
import { HomeView } from './HomeView';

const meta = {
  ...pageStory,
  title: 'Pages/Home',
  component: HomeView,
  args: {
    ...heroSample,
    titles: titleSamples,
    typed: titleSamples[0]!,
    isPaused: false,
    onPauseToggle: fn(),
    resume: { label: 'View Resume', href: 'https://example.com/resume.pdf' },
    hire: { label: 'Hire Me', href: '#contact' },
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
