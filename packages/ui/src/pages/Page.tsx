import type { ReactNode } from 'react';

import { PageHead, type PageHeadProps } from '../chrome/PageHead/PageHead';
import type { FilterBarProps } from '../forms/FilterBar/FilterBar';
import { Container } from '../layout/Container/Container';

export interface PageProps {
  /** The page's title, introduction, colours and drawing. */
  head: Pick<PageHeadProps, 'heading' | 'lead' | 'tile' | 'kolam' | 'picture'>;
}

export interface RevealProps {
  /** Duration, in ms, of the animation for content that scrolls into view. */
  revealMs: number;
}

export interface FilteredPageProps
  extends PageProps, RevealProps, Pick<FilterBarProps, 'isFiltered' | 'unknown' | 'onClear'> {
  /** Options of the category filter, "All" first. */
  categories: readonly string[];
  /** The selected category. */
  category: string;
  /** Called with the selected category. */
  onCategoryChange: (category: string) => void;
}

export interface SearchedPageProps extends FilteredPageProps {
  /** The search field's text. */
  search: string;
  /** Called with the search field's text on every change. */
  onSearchChange: (search: string) => void;
}

interface ColumnPageProps extends PageProps, Pick<PageHeadProps, 'size'> {
  /** Content in the page head, after the introduction. */
  headContent?: ReactNode;
  /** Makes the footer shorter. */
  isShort?: boolean;
  children: ReactNode;
}

/** A page with a single column below its head. */
export const Page = ({ head, size, headContent, isShort, children }: ColumnPageProps) => (
  <>
    <PageHead {...head} size={size}>
      {headContent}
    </PageHead>
    <Container $isPageEnd data-short-page={isShort}>
      {children}
    </Container>
  </>
);
