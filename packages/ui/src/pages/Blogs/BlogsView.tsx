import { useGradualList } from '@portfolio/behaviors';
import { formatNumber, plural } from '@portfolio/words';
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
  /** The posts that search and category have found, each with a slug for a key. */
  posts: readonly (PostCardProps & { slug: string })[];
  /** How many of them are shown. */
  visible: number;
  /** The years of a long list, "All years" first; a short one has no such filter. */
  years?: readonly string[];
  /** The chosen year. */
  year: string;
  /** A year was chosen. */
  onYearChange: (year: string) => void;
  /** The empty list's button: search, category and year. */
  onClearAll: () => void;
  /** The feed of what the category shows, for feed readers. */
  feed: TextLink;
  /** Load More was pressed. */
  onLoadMore: () => void;
}

const Feed = styled.p`
  margin-block-start: ${space(24)};

  ${notPrinted}
`;

/** How many posts are one part of a long list. */
const partSize = 24;

/* Told apart by an attribute: whatever depends on siblings would have the browser look at all of them whenever one comes or goes. */
const Part = styled.div`
  &:not([data-part='0']) li:first-child {
    border-block-start: 0;
  }

  /*
   * Of a very long list only what is near the window is laid out, so that filtering stays quick; search in the page and print find the
   * rest all the same. Lists of ordinary length keep their exact height, by which Back finds its place.
   */
  @media screen {
    &:not([data-part='0'], [data-part='1']) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto ${partSize * 22}rem;
      overflow-clip-margin: 1rem;
    }
  }
`;

const List = styled.ul`
  > li {
    /* List items are numbered one by one, which takes seconds for thousands of them. */
    display: block;
    border-block: var(--b) solid ${colour('ink')};
  }

  > li + li {
    border-block-start: 0;
  }
`;

/** Cards that are made anew only when other posts, or more of them, are to be shown. */
const Cards = memo(function Cards({
  posts,
  revealMs,
}: Pick<BlogsViewProps, 'posts'> & { revealMs?: number }) {
  return (
    <List>
      {posts.map(({ slug, ...post }) => (
        <RevealItem key={slug} revealMs={revealMs}>
          <PostCard {...post} />
        </RevealItem>
      ))}
    </List>
  );
});

/** Apart from the filters, so that a letter typed into them is painted without it. */
const Posts = memo(function Posts({
  posts,
  visible,
  revealMs,
}: Pick<BlogsViewProps, 'posts' | 'visible' | 'revealMs'>) {
  return (
    <>
      <div id="posts">
        {useGradualList(posts, visible, partSize).map(({ index, items, isOld }) => (
          <Part key={index} data-part={index} hidden={isOld}>
            <Cards posts={items} revealMs={revealMs} />
          </Part>
        ))}
      </div>
      {/* Browsers with scripts take it for text and React leaves it alone: a thousand posts cost neither of them any work. */}
      {visible < posts.length && (
        <noscript>
          <Cards posts={posts.slice(visible)} />
        </noscript>
      )}
    </>
  );
});

/** Posts behind a search and a category filter, a few at a time. */
export function BlogsView({ words, posts, visible, feed, revealMs, ...props }: BlogsViewProps) {
  return (
    <Page words={words} size="banner">
      <FilterBar onClear={props.onClear} isFiltered={props.isFiltered}>
        <SearchField
          label={WORDS.blogs.search}
          placeholder={WORDS.blogs.searchHint}
          value={props.search}
          onChange={props.onSearchChange}
        />
        <FilterDropdown
          label={WORDS.filters.category}
          options={props.categories}
          value={props.category}
          onChange={props.onCategoryChange}
        />
        {props.years && (
          <FilterDropdown
            label={WORDS.blogs.year}
            options={props.years}
            value={props.year}
            onChange={props.onYearChange}
          />
        )}
      </FilterBar>
      <Posts posts={posts} visible={visible} revealMs={revealMs} />
      {posts.length === 0 && (
        <EmptyResults
          title={WORDS.blogs.emptyTitle}
          text={WORDS.blogs.emptyText}
          onClear={props.onClearAll}
        />
      )}
      <LoadMoreBar
        listId="posts"
        hasMore={visible < posts.length}
        onLoadMore={props.onLoadMore}
        status={
          posts.length > 0 ? (
            plural(WORDS.blogs.shown, posts.length, { shown: formatNumber(visible) })
          ) : (
            // It stands above in large type.
            <VisuallyHidden>{WORDS.blogs.emptyTitle}</VisuallyHidden>
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
