import {
  choice,
  freeText,
  matchesCategory,
  matchesSearch,
  oneOf,
  portions,
  useIsPrinting,
} from '@portfolio/behaviors';
import {
  blogsPage,
  categoryFeed,
  files,
  hrefTo,
  postCategories,
  settings,
  type PostSummary,
} from '@portfolio/content';
import { BlogsView } from '@portfolio/ui';
import { fill, formatYear } from '@portfolio/words';
import { useDeferredValue, useMemo } from 'react';
import { useAddressFilters } from '../../filters/useAddressFilters';
import { listedPage } from '../../page';

const { archiveFrom, pageSize, increment } = settings.blogs;
const filters = {
  search: freeText(),
  category: oneOf(postCategories, WORDS.filters.all),
  year: choice(WORDS.blogs.allYears),
  shown: portions(pageSize, increment),
};

/** The years of posts by what they are called, the latest first. */
const yearsOf = (posts: readonly PostSummary[]) =>
  new Map(
    [...new Set(posts.map(({ date }) => date.slice(0, 4)))]
      .sort()
      .reverse()
      .map((year) => [formatYear(Number(year)), year]),
  );

/** The feed of a category that has posts, or that of all. */
function feedOf(category: string, posts: readonly PostSummary[]) {
  const hasFeed = posts.some((post) => post.category === category && !post.isPlaceholder);
  return {
    label: hasFeed ? fill(WORDS.blogs.categoryFeed, { category }) : WORDS.blogs.feed,
    href: import.meta.env.BASE_URL + (hasFeed ? categoryFeed(category) : files.feed).slice(1),
  };
}

/** All posts, a few at a time, filtered by the address's query. */
function BlogsPage({ data }: { data: readonly PostSummary[] }) {
  const { values, set, reset } = useAddressFilters(filters);
  // The letter is painted before the list, which a long one takes its time for, and the next letter may interrupt.
  const search = useDeferredValue(values.search);
  const years = useMemo(() => yearsOf(data), [data]);
  const hasArchive = data.length >= archiveFrom && years.size > 1;
  const year = hasArchive ? years.get(values.year) : undefined;
  const all = useMemo(
    () =>
      data.map((post) => ({
        ...post,
        href: hrefTo(post.isPlaceholder ? 'comingSoon' : 'post', post.slug),
      })),
    [data],
  );
  const posts = useMemo(
    () =>
      all.filter(
        (post) =>
          matchesSearch(search, post.title, post.content) &&
          matchesCategory(values.category, post.category, WORDS.filters.all) &&
          (!year || post.date.startsWith(year)),
      ),
    [all, search, values.category, year],
  );
  const isPrinting = useIsPrinting();
  return (
    <BlogsView
      words={blogsPage}
      posts={posts}
      visible={isPrinting ? posts.length : Math.min(values.shown, posts.length)}
      categories={postCategories}
      category={values.category}
      {...(hasArchive && { years: [filters.year.default, ...years.keys()] })}
      year={year ? values.year : filters.year.default}
      isFiltered={values.category !== filters.category.default || year !== undefined}
      search={values.search}
      feed={feedOf(values.category, data)}
      onCategoryChange={(category) => set('category', category as typeof values.category)}
      onYearChange={(next) => set('year', next)}
      onSearchChange={(search) => set('search', search)}
      // Clear Filter leaves the search text alone.
      onClear={() => reset(['category', 'year'])}
      onClearAll={() => reset(['search', 'category', 'year'])}
      onLoadMore={() => set('shown', values.shown + increment)}
      revealMs={settings.scrollReveal.defaultMs}
    />
  );
}

export const page = listedPage(blogsPage, BlogsPage);
