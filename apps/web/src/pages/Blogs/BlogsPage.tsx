import {
  choice,
  freeText,
  matchesCategory,
  matchesSearch,
  oneOf,
  useIsPrinting,
  visibleCount,
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
import { BlogsView, ForeignText } from '@portfolio/ui';
import { fill, formatYear, messages } from '@portfolio/messages';
import { useDeferredValue, useMemo } from 'react';
import { useUrlFilters } from '../../filters/useUrlFilters';
import { listedPage } from '../../page';
import { Subscribe } from './Subscribe';

const { archiveFrom, pageSize, increment } = settings.blogs;
const filters = {
  search: freeText(),
  category: oneOf(postCategories, messages.filters.all),
  year: choice(messages.blogs.allYears),
  shown: visibleCount(pageSize, increment),
};

/** Maps the formatted years to ISO years, latest first. */
const yearsOf = (posts: readonly PostSummary[]) =>
  new Map(
    [...new Set(posts.map(({ date }) => date.slice(0, 4)))]
      .sort()
      .reverse()
      .map((year) => [formatYear(Number(year)), year]),
  );

function feedOf(category: string, posts: readonly PostSummary[]) {
  const hasFeed = posts.some(
    (post) =>
      !(import.meta.env.VITE_HAS_LANGUAGES !== 'no' && post.language) &&
      post.category === category &&
      !post.isUpcoming,
  );
  return {
    label: hasFeed ? fill(messages.blogs.categoryFeed, { category }) : messages.blogs.feed,
    href: import.meta.env.BASE_URL + (hasFeed ? categoryFeed(category) : files.feed).slice(1),
  };
}

const withCardLanguage = <Card extends PostSummary & { href: string }>(card: Card) =>
  card.language
    ? {
        ...card,
        title: <ForeignText language={card.language}>{card.title}</ForeignText>,
        content: <ForeignText language={card.language}>{card.content}</ForeignText>,
      }
    : card;

function BlogsPage({ data }: { data: readonly PostSummary[] }) {
  const { values, unknown, set, reset } = useUrlFilters(filters);
  // Typing must not wait for a long list to render.
  const search = useDeferredValue(values.search);
  const years = useMemo(() => yearsOf(data), [data]);
  const hasArchive = data.length >= archiveFrom && years.size > 1;
  const year = hasArchive ? years.get(values.year) : undefined;
  const unknownYear = year || values.year === filters.year.default ? undefined : values.year;
  const all = useMemo(
    () =>
      data.map((post) => ({
        href: hrefTo(post.isUpcoming ? 'comingSoon' : 'post', post.slug),
        ...post,
      })),
    [data],
  );
  const posts = useMemo(
    () =>
      all.filter(
        (post) =>
          matchesSearch(
            search,
            post.title,
            post.content,
            ...(import.meta.env.VITE_HAS_TAGS !== 'no' ? (post.tags ?? []) : []),
          ) &&
          matchesCategory(values.category, post.category, messages.filters.all) &&
          (!year || post.date.startsWith(year)),
      ),
    [all, search, values.category, year],
  );
  const isPrinting = useIsPrinting();
  return (
    <BlogsView
      head={blogsPage}
      posts={import.meta.env.VITE_HAS_LANGUAGES !== 'no' ? posts.map(withCardLanguage) : posts}
      visible={isPrinting ? posts.length : Math.min(values.shown, posts.length)}
      categories={postCategories}
      category={values.category}
      unknown={unknown.category ?? unknownYear}
      {...(hasArchive && { years: [filters.year.default, ...years.keys()] })}
      year={year ? values.year : filters.year.default}
      isFiltered={values.category !== filters.category.default || year !== undefined}
      search={values.search}
      feed={feedOf(values.category, data)}
      onCategoryChange={(category) => set('category', category as typeof values.category)}
      onYearChange={(next) => set('year', next)}
      onSearchChange={(search) => set('search', search)}
      // The "Clear Filter" button keeps the search text.
      onClear={() => reset(['category', 'year'])}
      onClearAll={() => reset(['search', 'category', 'year'])}
      onLoadMore={() => set('shown', values.shown + increment)}
      revealMs={settings.scrollReveal.defaultMs}
    />
  );
}

const BlogsPageWithForm = (props: { data: readonly PostSummary[] }) => (
  <>
    <BlogsPage {...props} />
    <Subscribe />
  </>
);

export const page = listedPage(
  blogsPage,
  import.meta.env.VITE_HAS_NEWSLETTER !== 'no' ? BlogsPageWithForm : BlogsPage,
);
