import {
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

const { pageSize, increment } = settings.blogs;
const filters = {
  search: freeText(),
  category: oneOf(postCategories, WORDS.filters.all),
  shown: portions(pageSize, increment),
};

/** All posts, a few at a time, filtered by the address's query. */
function BlogsPage({ data }: { data: readonly PostSummary[] }) {
  const { values, set, reset } = useAddressFilters(filters);
  const found = data.filter(
    ({ title, content, category }) =>
      matchesSearch(values.search, title, content) &&
      matchesCategory(values.category, category, WORDS.filters.all),
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
      posts={found.map(({ readTime = settings.readTime, ...post }) => ({
        ...post,
        readTime,
        href: hrefTo(post.isPlaceholder ? 'comingSoon' : 'post', post.slug),
      }))}
      visible={visible}
      categories={postCategories}
      category={values.category}
      isFiltered={values.category !== filters.category.default}
      search={values.search}
      onCategoryChange={(category) => set('category', category as typeof values.category)}
      onSearchChange={(search) => set('search', search)}
      // The category only: Clear Filter leaves the search text alone.
      onClear={() => reset(['category'])}
      onClearAll={() => reset(['search', 'category'])}
      onLoadMore={loadMore}
      revealMs={settings.scrollReveal.defaultMs}
    />
  );
}

export const page = definePage<readonly PostSummary[]>({
  Component: BlogsPage,
  head: () => headOf(blogsPage),
});
