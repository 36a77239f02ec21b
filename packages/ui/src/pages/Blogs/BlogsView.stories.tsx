import preview from '../../../.storybook/preview';
import { fn } from 'storybook/test';

import { postSamples } from '../../samples/cards';
import { pageStory } from '../pageStory';
import { BlogsView } from './BlogsView';

const posts = ['tide', 'moon', 'harbour'].flatMap((word) =>
  postSamples.map((post) => ({
    ...post,
    slug: `${word}-${post.href}`,
    title: `${post.title}: ${word}`,
  })),
);

const meta = preview.meta({
  ...pageStory,
  title: 'Pages/Blogs',
  component: BlogsView,
  args: {
    head: {
      heading: 'My Blog',
      lead: 'Tides, tables and timetables',
      tile: 'highlight',
      kolam: 'octagon',
    },
    posts,
    visible: 3,
    categories: ['All', 'Hardware Projects', 'AI & Accessibility'],
    category: 'All',
    year: 'All years',
    isFiltered: false,
    search: '',
    feed: { label: 'Follow by RSS', href: '#feed' },
    onCategoryChange: fn(),
    onYearChange: fn(),
    onSearchChange: fn(),
    onClear: fn(),
    onClearAll: fn(),
    onLoadMore: fn(),
    revealMs: 0,
  } as const,
});

export const Default = meta.story();
