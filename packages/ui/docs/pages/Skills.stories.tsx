import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { CardGrid } from '../../src/cards/CardGrid/CardGrid';
import { EmptyResults } from '../../src/cards/EmptyResults/EmptyResults';
import { SkillCard } from '../../src/cards/SkillCard/SkillCard';
import { PageHead } from '../../src/chrome/PageHead/PageHead';
import { FilterBar } from '../../src/forms/FilterBar/FilterBar';
import { FilterDropdown } from '../../src/forms/FilterDropdown/FilterDropdown';
import { LinkButton } from '../../src/forms/LinkButton/LinkButton';
import { SearchField } from '../../src/forms/SearchField/SearchField';
import { ClosingNote } from '../../src/layout/ClosingNote/ClosingNote';
import { Wrap } from '../../src/layout/Wrap/Wrap';
import { skillSamples } from '../../src/samples/cards';
import { paragraphsSample } from '../../src/samples/chrome';
import { sampleCategories } from '../../src/samples/options';
import { onPhone, onTablet, pageStory, rightToLeft } from './stage';

interface SkillsProps {
  /** What stands in the search field at first. */
  search: string;
  /** Whether the bars have started to weave. */
  isActive: boolean;
}

function Skills({ search: initial, isActive }: SkillsProps) {
  const [search, setSearch] = useState(initial);
  const [category, setCategory] = useState('All');
  const found = skillSamples.filter(
    (skill) =>
      skill.name.toLowerCase().includes(search.toLowerCase()) &&
      (category === 'All' || skill.category === category),
  );
  const clear = () => {
    setSearch('');
    setCategory('All');
  };
  return (
    <>
      <PageHead
        heading="Skills"
        lead="Twenty dots each; what is woven is what I know."
        tile="manjal"
        kolam="diamond"
      />
      <Wrap $isPageEnd>
        <FilterBar
          count={`${found.length} of ${skillSamples.length}`}
          onClear={clear}
          isFiltered={search !== '' || category !== 'All'}
        >
          <FilterDropdown
            label="Category"
            options={sampleCategories}
            value={category}
            onChange={setCategory}
          />
          <SearchField
            label="Search skills"
            placeholder="Search skills"
            value={search}
            onChange={setSearch}
          />
        </FilterBar>
        <CardGrid layout="open">
          {found.map((skill) => (
            <SkillCard key={skill.name} {...skill} isActive={isActive} />
          ))}
        </CardGrid>
        {found.length === 0 && (
          <EmptyResults
            title="No skills found"
            text="Try another word, or show all skills."
            onClear={clear}
          />
        )}
        <ClosingNote
          action={
            <LinkButton href="https://example.com/resume.pdf" newTab>
              <span>View Resume</span>
            </LinkButton>
          }
        >
          {paragraphsSample.slice(0, 2).join(' ')}
        </ClosingNote>
      </Wrap>
    </>
  );
}

const meta = {
  ...pageStory,
  tags: ['!autodocs'],
  title: 'Pages/Skills',
  component: Skills,
  parameters: { ...pageStory.parameters, current: 'Skills' },
  args: { search: '', isActive: true },
} satisfies Meta<typeof Skills>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** The first 300 ms: bars stand at nothing, their values are told. */
export const BeforeTheBars: Story = { args: { isActive: false } };

export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'rea');
    await expect(canvas.getByText('1 of 4')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { search: 'cobol' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No skills found')).toBeVisible();
  },
};

export const Tablet: Story = onTablet;
export const Phone: Story = onPhone;
export const RightToLeft: Story = rightToLeft;
