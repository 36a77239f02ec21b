import {
  freeText,
  matchesCategory,
  matchesSearch,
  oneOf,
  portions,
  useLoadMore,
} from '@portfolio/behaviors';
import { hrefTo, blogsPage, postCategories, settings, type PostSummary } from '@portfolio/content';
import {
  EmptyResults,
  FilterBar,
  FilterDropdown,
  LoadMoreBar,
  PageHead,
  PostCard,
  PostList,
  SearchField,
  WithoutScripts,
  Wrap,
} from '@portfolio/ui';
import { useAddressFilters } from '../../filters/useAddressFilters';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';

const { pageSize, increment } = settings.blogs;
const filters = {
  search: freeText(),
  category: oneOf(postCategories, 'All'),
  shown: portions(pageSize, increment),
};

function card({
  slug,
  title,
  content,
  image,
  tile,
  category,
  author,
  date,
  readTime = settings.readTime,
  isPlaceholder,
}: PostSummary) {
  return (
    <PostCard
      key={slug}
      title={title}
      content={content}
      image={image}
      tile={tile}
      href={hrefTo(isPlaceholder ? 'comingSoon' : 'post', slug)}
      category={category}
      author={author}
      readTime={readTime}
      date={date}
      isPlaceholder={isPlaceholder}
    />
  );
}

/** All posts, three at a time, behind a search and a category filter. */
function BlogsPage({ data }: { data: readonly PostSummary[] }) {
  const { values, set, reset } = useAddressFilters(filters);
  const found = data.filter(
    ({ title, content, category }) =>
      matchesSearch(values.search, title, content) && matchesCategory(values.category, category),
  );
  const { visible, hasMore, loadMore } = useLoadMore({
    shown: values.shown,
    increment,
    total: found.length,
    onChange: (shown) => set('shown', shown),
  });
  const { heading, lead, tile, kolam } = blogsPage;

  return (
    <>
      <PageHead heading={heading} lead={lead} tile={tile} kolam={kolam} size="banner" />
      <Wrap $isPageEnd>
        <FilterBar
          // The category only: Clear Filter leaves the search text alone.
          onClear={() => reset(['category'])}
          isFiltered={values.category !== filters.category.default}
        >
          <SearchField
            label="Search blogs"
            placeholder="Search blogs here."
            value={values.search}
            onChange={(search) => set('search', search)}
          />
          <FilterDropdown
            label="Category"
            options={postCategories}
            value={values.category}
            onChange={(category) => set('category', category as typeof values.category)}
          />
        </FilterBar>
        <PostList id="posts">{found.slice(0, visible).map(card)}</PostList>
        {visible < found.length && (
          <WithoutScripts>
            <PostList>{found.slice(visible).map(card)}</PostList>
          </WithoutScripts>
        )}
        {found.length === 0 && (
          <EmptyResults
            title="No posts found"
            text="Try another word or another category."
            onClear={() => reset(['search', 'category'])}
          />
        )}
        <LoadMoreBar
          listId="posts"
          hasMore={hasMore}
          onLoadMore={loadMore}
          status={`Showing ${visible} of ${found.length}`}
        />
      </Wrap>
    </>
  );
}

export const page = definePage<readonly PostSummary[]>({
  Component: BlogsPage,
  head: () => headOf(blogsPage),
});
