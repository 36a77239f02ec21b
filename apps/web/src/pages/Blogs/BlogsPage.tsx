import {
  choice,
  freeText,
  matchesCategory,
  matchesSearch,
  oneOf,
  portions,
  useLoadMore,
} from '@portfolio/behaviors';
import { blogsPage, hrefTo, postCategories, settings, type PostSummary } from '@portfolio/content';
import { BlogsView } from '@portfolio/ui';
import { useAddressFilters } from '../../filters/useAddressFilters';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';

const { archiveFrom, pageSize, increment } = settings.blogs;
const filters = {
  search: freeText(),
  category: oneOf(postCategories, WORDS.filters.all),
  year: choice(WORDS.blogs.allYears),
  shown: portions(pageSize, increment),
};

const yearOf = ({ date }: PostSummary) => date.slice(0, 4);

/** All posts, a few at a time, filtered by the address's query. */
function BlogsPage({ data }: { data: readonly PostSummary[] }) {
  const { values, set, reset } = useAddressFilters(filters);
  const years = [...new Set(data.map(yearOf))].sort().reverse();
  const hasArchive = data.length >= archiveFrom && years.length > 1;
  const year = hasArchive && years.includes(values.year) ? values.year : filters.year.default;
  const found = data.filter(
    (post) =>
      matchesSearch(values.search, post.title, post.content) &&
      matchesCategory(values.category, post.category, WORDS.filters.all) &&
      matchesCategory(year, yearOf(post), filters.year.default),
  );
  const { visible, loadMore } = useLoadMore({
    shown: values.shown,
    increment,
    total: found.length,
    onChange: (shown) => set('shown', shown),
  });
  return (
    <BlogsView
      words={blogsPage}
      posts={found.map((post) => ({
        ...post,
        href: hrefTo(post.isPlaceholder ? 'comingSoon' : 'post', post.slug),
      }))}
      visible={visible}
      categories={postCategories}
      category={values.category}
      {...(hasArchive && { years: [filters.year.default, ...years] })}
      year={year}
      isFiltered={values.category !== filters.category.default || year !== filters.year.default}
      search={values.search}
      onCategoryChange={(category) => set('category', category as typeof values.category)}
      onYearChange={(next) => set('year', next)}
      onSearchChange={(search) => set('search', search)}
      // Clear Filter leaves the search text alone.
      onClear={() => reset(['category', 'year'])}
      onClearAll={() => reset(['search', 'category', 'year'])}
      onLoadMore={loadMore}
      revealMs={settings.scrollReveal.defaultMs}
    />
  );
}

export const page = definePage<readonly PostSummary[]>({
  Component: BlogsPage,
  head: () => headOf(blogsPage),
});
