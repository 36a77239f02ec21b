import type { ReactNode } from 'react';

import { PageHead, type PageHeadProps } from '../chrome/PageHead/PageHead';
import type { FilterBarProps } from '../forms/FilterBar/FilterBar';
import { Container } from '../layout/Container/Container';

/** Props of pages with a head. */
export interface PageProps {
  /** Title, introduction, colours and drawing of the page. */
  head: Pick<PageHeadProps, 'heading' | 'lead' | 'tile' | 'kolam' | 'picture'>;
}

/** Props of pages with content that animates in when scrolled to. */
export interface RevealProps {
  /** Duration of that animation, in ms. */
  revealMs: number;
}

/** Props of pages with a filtered list. */
export interface FilteredPageProps
  extends PageProps, RevealProps, Pick<FilterBarProps, 'isFiltered' | 'unknown' | 'onClear'> {
  /** Options of the category filter, "All" first. */
  categories: readonly string[];
  category: string;
  onCategoryChange: (category: string) => void;
}

/** Props of pages with a filtered and searchable list. */
export interface SearchedPageProps extends FilteredPageProps {
  search: string;
  onSearchChange: (search: string) => void;
}

interface ColumnPageProps extends PageProps, Pick<PageHeadProps, 'size'> {
  /** Content of the head, after the introduction. */
  headContent?: ReactNode;
  /** Makes the footer shorter, for pages with little content. */
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
