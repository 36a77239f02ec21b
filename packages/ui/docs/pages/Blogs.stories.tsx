import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { EmptyResults } from '../../src/cards/EmptyResults/EmptyResults';
import { LoadMoreBar } from '../../src/cards/LoadMoreBar/LoadMoreBar';
import { PostCard } from '../../src/cards/PostCard/PostCard';
import { PostList } from '../../src/cards/PostList/PostList';
import { PageHead } from '../../src/chrome/PageHead/PageHead';
import { FilterBar } from '../../src/forms/FilterBar/FilterBar';
import { FilterDropdown } from '../../src/forms/FilterDropdown/FilterDropdown';
import { SearchField } from '../../src/forms/SearchField/SearchField';
import { Wrap } from '../../src/layout/Wrap/Wrap';
import { longName, postSamples } from '../../src/samples/cards';
import { onPhone, onTablet, pageStory, rightToLeft } from './stage';

interface BlogsProps {
  search: string;
  hasLongNames?: boolean;
}

const posts = [
  ...postSamples,
  ...postSamples.map((post) => ({ ...post, title: `${post.title}, continued` })),
];
const categories = ['All', ...new Set(posts.map((post) => post.category))];

function Blogs({ search: initial, hasLongNames }: BlogsProps) {
  const [search, setSearch] = useState(initial);
  const [category, setCategory] = useState('All');
  const [visible, setVisible] = useState(3);
  const found = posts.filter(
    (post) =>
      `${post.title} ${post.content}`.toLowerCase().includes(search.toLowerCase()) &&
      (category === 'All' || post.category === category),
  );
  const shown = found.slice(0, visible);
  return (
    <>
      <PageHead
        heading="My Blog"
        lead="Insights, Tutorials & Project Stories"
        tile="kaavi"
        kolam="week"
        size="banner"
      />
      <Wrap $isPageEnd>
        <FilterBar onClear={() => setCategory('All')} isFiltered={category !== 'All'}>
          <SearchField
            label="Search blogs"
            placeholder="Search blogs here."
            value={search}
            onChange={setSearch}
          />
          <FilterDropdown
            label="Category"
            options={categories}
            value={category}
            onChange={setCategory}
          />
        </FilterBar>
        <PostList>
          {shown.map((post) => (
            <PostCard
              key={post.title}
              {...post}
              title={hasLongNames ? `${longName} ${post.title}` : post.title}
            />
          ))}
        </PostList>
        {found.length === 0 && (
          <EmptyResults
            title="No posts found"
            text="Try another word or another category."
            onClear={() => {
              setSearch('');
              setCategory('All');
            }}
          />
        )}
        <LoadMoreBar
          listId="posts"
          hasMore={found.length > visible}
          onLoadMore={() => setVisible(visible + 3)}
          status={`Showing ${shown.length} of ${found.length}`}
        />
      </Wrap>
    </>
  );
}

const meta = {
  ...pageStory,
  tags: ['!autodocs'],
  title: 'Pages/Blogs',
  component: Blogs,
  parameters: { ...pageStory.parameters, current: 'Blogs' },
  args: { search: '' },
} satisfies Meta<typeof Blogs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const AllLoaded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await expect(canvas.getByText('Showing 4 of 4')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Load More' })).toBeNull();
  },
};

export const NothingFound: Story = { args: { search: 'no such word' } };
export const LongNames: Story = { args: { hasLongNames: true } };
export const Tablet: Story = onTablet;
export const Phone: Story = onPhone;
export const RightToLeft: Story = rightToLeft;
