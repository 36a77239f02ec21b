import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { comingSoonSample, longName, projectSamples } from '../../samples/cards';
import { leadSample } from '../../samples/chrome';
import { pageStory } from '../pageStory';
import { ProjectsView } from './ProjectsView';

const projects = [...projectSamples, comingSoonSample].map((project) => ({
  ...project,
  slug: project.name,
}));

const meta = {
  ...pageStory,
  title: 'Pages/Projects',
  component: ProjectsView,
  parameters: { ...pageStory.parameters, current: 'Projects' },
  args: {
    words: { heading: 'Projects', lead: leadSample, tile: 'ink', kolam: 'diamond' },
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
  },
} satisfies Meta<typeof ProjectsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Category/ }));
    await userEvent.click(canvas.getByRole('option', { name: 'AI Projects' }));
    await expect(args.onCategoryChange).toHaveBeenCalledWith('AI Projects');
  },
};

/** Heading and introduction do not wait for what is loading. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText('Loading projects')).toBeVisible();
  },
};

export const Filtered: Story = {
  args: { projects: projects.slice(1, 2), category: 'AI Projects', isFiltered: true },
};

export const Empty: Story = { args: { projects: [], category: 'Upcoming', isFiltered: true } };
export const LongText: Story = {
  args: { projects: projects.map((project) => ({ ...project, name: longName })) },
};
