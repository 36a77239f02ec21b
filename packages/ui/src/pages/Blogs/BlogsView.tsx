import { formatNumber, messages, plural } from '@portfolio/messages';
import { memo } from 'react';
import { styled } from 'styled-components';

import { EmptyResults } from '../../cards/EmptyResults/EmptyResults';
import { LoadMoreBar } from '../../cards/LoadMoreBar/LoadMoreBar';
import { PostCard, type PostCardProps } from '../../cards/PostCard/PostCard';
import { FilterBar } from '../../forms/FilterBar/FilterBar';
import { FilterDropdown } from '../../forms/FilterDropdown/FilterDropdown';
import { SearchField } from '../../forms/SearchField/SearchField';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { Reveal } from '../../motion/Reveal/Reveal';
import { colour, notPrinted, space } from '../../theme';
import type { TextLink } from '../../platform/Link';
import { Page, type SearchedPageProps } from '../Page';

export interface BlogsViewProps extends SearchedPageProps {
  /** Posts that match the filters, each with its slug. */
  posts: readonly (PostCardProps & { slug: string })[];
  /** Number of posts shown. */
  visible: number;
  /** Options of the year filter, "All years" first; omit them if there are few posts. */
  years?: readonly string[];
  /** The selected year. */
  year: string;
  /** Called with the selected year. */
  onYearChange: (year: string) => void;
  /** Clears the search, category and year. Called by the button shown when nothing matches. */
  onClearAll: () => void;
  /** Link to the selected category's feed. */
  feed: TextLink;
  /** Called when the Load More button is clicked. */
  onLoadMore: () => void;
}

const Feed = styled.p`
  margin-block-start: ${space(24)};

  ${notPrinted}
`;

const List = styled.ul`
  > li {
    /* Avoids list-item display, because browsers take seconds to number thousands of list items. */
    display: block;
    border-block: var(--b) solid ${colour('ink')};
  }

  > li + li {
    border-block-start: 0;
  }
`;

const Cards = ({ posts, revealMs }: Pick<BlogsViewProps, 'posts'> & { revealMs?: number }) => (
  <List>
    {posts.map(({ slug, ...post }) => (
      <Reveal key={slug} as="li" durationMs={revealMs}>
        <PostCard {...post} />
      </Reveal>
    ))}
  </List>
);

/** Memoised, so that typing in the search field stays fast. */
const Posts = memo(function Posts({
  posts,
  visible,
  revealMs,
}: Pick<BlogsViewProps, 'posts' | 'visible' | 'revealMs'>) {
  return (
    <>
      <div id="posts">
        <Cards posts={posts.slice(0, visible)} revealMs={revealMs} />
      </div>
      {/* This costs little even for a thousand posts: with scripts enabled, browsers parse `<noscript>` as text, and React skips it. */}
      {visible < posts.length && (
        <noscript>
          <Cards posts={posts.slice(visible)} />
        </noscript>
      )}
    </>
  );
});

/** The Blogs page: posts with search, filters and a Load More button. */
export function BlogsView({ head, posts, visible, feed, revealMs, ...props }: BlogsViewProps) {
  return (
    <Page head={head} size="banner">
      <FilterBar onClear={props.onClear} isFiltered={props.isFiltered} unknown={props.unknown}>
        <SearchField
          label={messages.blogs.search}
          placeholder={messages.blogs.searchHint}
          value={props.search}
          onChange={props.onSearchChange}
        />
        <FilterDropdown
          label={messages.filters.category}
          options={props.categories}
          value={props.category}
          onChange={props.onCategoryChange}
        />
        {props.years && (
          <FilterDropdown
            label={messages.blogs.year}
            options={props.years}
            value={props.year}
            onChange={props.onYearChange}
          />
        )}
      </FilterBar>
      <Posts posts={posts} visible={visible} revealMs={revealMs} />
      {posts.length === 0 && (
        <EmptyResults
          title={messages.blogs.emptyTitle}
          text={messages.blogs.emptyText}
          onClear={props.onClearAll}
        />
      )}
      <LoadMoreBar
        listId="posts"
        hasMore={visible < posts.length}
        onLoadMore={props.onLoadMore}
        status={
          posts.length > 0 ? (
            plural(messages.blogs.shown, posts.length, { shown: formatNumber(visible) })
          ) : (
            // The visible title is above, in larger type.
            <VisuallyHidden>{messages.blogs.emptyTitle}</VisuallyHidden>
          )
        }
      />
      <Feed>
        <a href={feed.href} type="application/rss+xml">
          {feed.label}
        </a>
      </Feed>
    </Page>
  );
}
