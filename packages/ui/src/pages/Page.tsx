import type { ReactNode } from 'react';

import { PageHead, type PageHeadProps } from '../chrome/PageHead/PageHead';
import type { FilterBarProps } from '../forms/FilterBar/FilterBar';
import { Wrap } from '../layout/Wrap/Wrap';

/** What pages take that have a head. */
export interface PageProps {
  /** Heading, introduction and colours of the page. */
  words: Pick<PageHeadProps, 'heading' | 'lead' | 'tile' | 'kolam'>;
}

/** What pages take whose parts appear when they are scrolled to. */
export interface RevealProps {
  /** How long a part takes to appear when it is scrolled to, in ms. */
  revealMs: number;
}

/** What pages take that show a list behind a category filter. */
export interface FilteredPageProps
  extends PageProps, RevealProps, Pick<FilterBarProps, 'isFiltered' | 'onClear'> {
  /** The choices of the category filter, "All" first. */
  categories: readonly string[];
  /** The chosen category. */
  category: string;
  /** A category was chosen. */
  onCategoryChange: (category: string) => void;
}

/** What pages take whose list can be searched too. */
export interface SearchedPageProps extends FilteredPageProps {
  /** What stands in the search field. */
  search: string;
  /** The search text was changed. */
  onSearchChange: (search: string) => void;
}

interface ColumnPageProps extends PageProps, Pick<PageHeadProps, 'size'> {
  /** What follows the introduction in the head. */
  head?: ReactNode;
  /** Whether there is so little on it that the footer is to be lower. */
  isShort?: boolean;
  children: ReactNode;
}

/** A page that is one column below its head. */
export const Page = ({ words, size, head, isShort, children }: ColumnPageProps) => (
  <>
    <PageHead {...words} size={size}>
      {head}
    </PageHead>
    <Wrap $isPageEnd data-short-page={isShort}>
      {children}
    </Wrap>
  </>
);
