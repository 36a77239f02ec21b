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
import { RevealItem } from '../../motion/Reveal/RevealItem';
import { colour, notPrinted, space } from '../../theme';
import type { TextLink } from '../../platform/Link';
import { Page, type SearchedPageProps } from '../Page';

export interface BlogsViewProps extends SearchedPageProps {
  /** Posts that match search and category, each with its slug. */
  posts: readonly (PostCardProps & { slug: string })[];
  visible: number;
  /** The years of a long list, "All years" first; omitted for short lists. */
  years?: readonly string[];
  year: string;
  onYearChange: (year: string) => void;
  /** Called by the empty list's button, to clear search, category and year. */
  onClearAll: () => void;
  /** Feed of the category, for feed readers. */
  feed: TextLink;
  onLoadMore: () => void;
}

const Feed = styled.p`
  margin-block-start: ${space(24)};

  ${notPrinted}
`;

const List = styled.ul`
  > li {
    /* Numbering list items takes seconds for thousands of them. */
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
      <RevealItem key={slug} revealMs={revealMs}>
        <PostCard {...post} />
      </RevealItem>
    ))}
  </List>
);

/** Memoized, so that typing into the filters does not wait for it. */
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
      {/* With scripts, browsers parse it as text and React skips it, so a thousand posts cost nothing. */}
      {visible < posts.length && (
        <noscript>
          <Cards posts={posts.slice(visible)} />
        </noscript>
      )}
    </>
  );
});

/** Blog posts with search, category filter and pagination. */
export function BlogsView({ words, posts, visible, feed, revealMs, ...props }: BlogsViewProps) {
  return (
    <Page words={words} size="banner">
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
            // The visible title is above, in large type.
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
