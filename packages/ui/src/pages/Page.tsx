import type { ReactNode } from 'react';

import { PageHead, type PageHeadProps } from '../chrome/PageHead/PageHead';
import type { FilterBarProps } from '../forms/FilterBar/FilterBar';
import { Container } from '../layout/Container/Container';

/** Props of pages with a head. */
export interface PageProps {
  /** Heading, introduction and colours of the page. */
  words: Pick<PageHeadProps, 'heading' | 'lead' | 'tile' | 'kolam'>;
}

/** Props of pages with content that appears when scrolled to. */
export interface RevealProps {
  /** Duration of a section’s entrance on scroll, in ms. */
  revealMs: number;
}

/** Props of pages with a filtered list. */
export interface FilteredPageProps
  extends PageProps, RevealProps, Pick<FilterBarProps, 'isFiltered' | 'onClear'> {
  /** The choices of the category filter, "All" first. */
  categories: readonly string[];
  /** The chosen category. */
  category: string;
  /** Called with the chosen category. */
  onCategoryChange: (category: string) => void;
}

/** Props of pages with a filtered and searchable list. */
export interface SearchedPageProps extends FilteredPageProps {
  /** Search text. */
  search: string;
  /** Called with the new search text. */
  onSearchChange: (search: string) => void;
}

interface ColumnPageProps extends PageProps, Pick<PageHeadProps, 'size'> {
  /** What follows the introduction in the head. */
  head?: ReactNode;
  /** Whether there is so little on it that the footer is to be lower. */
  isShort?: boolean;
  children: ReactNode;
}

/** A page of one column below its head. */
export const Page = ({ words, size, head, isShort, children }: ColumnPageProps) => (
  <>
    <PageHead {...words} size={size}>
      {head}
    </PageHead>
    <Container $isPageEnd data-short-page={isShort}>
      {children}
    </Container>
  </>
);
