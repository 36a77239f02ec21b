import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { ComingSoonCard } from '../../src/cards/ComingSoonCard/ComingSoonCard';
import { EmptyResults } from '../../src/cards/EmptyResults/EmptyResults';
import { ProjectCard } from '../../src/cards/ProjectCard/ProjectCard';
import { ProjectGrid } from '../../src/cards/ProjectGrid/ProjectGrid';
import { LoadingArea } from '../../src/chrome/LoadingArea/LoadingArea';
import { PageHead } from '../../src/chrome/PageHead/PageHead';
import { FilterBar } from '../../src/forms/FilterBar/FilterBar';
import { FilterDropdown } from '../../src/forms/FilterDropdown/FilterDropdown';
import { Wrap } from '../../src/layout/Wrap/Wrap';
import { comingSoonSample, longName, projectSamples } from '../../src/samples/cards';
import { leadSample } from '../../src/samples/chrome';
import { largeText, onPhone, onTablet, pageStory, rightToLeft } from './stage';

interface ProjectsProps {
  isLoading: boolean;
  /** The category that is chosen at first. */
  category: string;
  hasLongNames?: boolean;
}

const categories = [
  'All',
  ...new Set(projectSamples.map((project) => project.category)),
  'Upcoming',
];

function Projects({ isLoading, category: initial, hasLongNames }: ProjectsProps) {
  const [category, setCategory] = useState(initial);
  const shown = projectSamples.filter(
    (project) => category === 'All' || project.category === category,
  );
  const isUpcomingShown = ['All', 'Upcoming'].includes(category);
  const count = shown.length + (isUpcomingShown ? 1 : 0);
  return (
    <>
      <PageHead heading="Projects" lead={leadSample} tile="ink" kolam="stops" />
      <Wrap $isPageEnd>
        <LoadingArea isLoading={isLoading} label="Loading projects">
          <FilterBar
            count={`${count} of ${projectSamples.length + 1}`}
            onClear={() => setCategory('All')}
            isFiltered={category !== 'All'}
          >
            <FilterDropdown
              label="Category"
              options={categories}
              value={category}
              onChange={setCategory}
            />
          </FilterBar>
          <ProjectGrid>
            {shown.map((project) => (
              <ProjectCard
                key={project.name}
                {...project}
                name={hasLongNames ? longName : project.name}
              />
            ))}
            {isUpcomingShown && <ComingSoonCard {...comingSoonSample} />}
          </ProjectGrid>
          {count === 0 && (
            <EmptyResults
              title="Nothing here yet"
              text="There are no projects in this category yet."
              onClear={() => setCategory('All')}
            />
          )}
        </LoadingArea>
      </Wrap>
    </>
  );
}

const meta = {
  ...pageStory,
  tags: ['!autodocs'],
  title: 'Pages/Projects',
  component: Projects,
  parameters: { ...pageStory.parameters, current: 'Projects' },
  args: { isLoading: false, category: 'All' },
} satisfies Meta<typeof Projects>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** Heading and introduction do not wait for what is loading. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText('Loading projects')).toBeVisible();
  },
};

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Category/ }));
    await userEvent.click(canvas.getByRole('option', { name: 'AI Projects' }));
    await expect(canvas.getByText('1 of 5')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Signs to speech' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Tide clock' })).toBeNull();
  },
};

export const FilterOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Category/ }));
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};

export const OnlyUpcoming: Story = { args: { category: 'Upcoming' } };

export const NothingFound: Story = { args: { category: 'Retired' } };

export const LongNames: Story = { args: { hasLongNames: true } };

export const Tablet: Story = onTablet;
export const Phone: Story = onPhone;
export const LargeText: Story = largeText;
export const PhoneLongNames: Story = { ...onPhone, args: { hasLongNames: true } };
export const RightToLeft: Story = rightToLeft;
