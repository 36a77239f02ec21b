import { site, type Page as ContentPage } from '@portfolio/content';
import type { ComponentType } from 'react';

export interface DocumentHead {
  /** Title without the site's name. */
  title: string;
  description: string;
  /** Canonical path without a trailing slash; `null` keeps the page out of search indexes. */
  canonicalPath: string | null;
}

/** Returns the document title. The page's title comes first, because tabs truncate the end. */
export const documentTitle = ({ title }: DocumentHead) => `${title} · ${site.name}`;

export interface Page<Data = undefined> {
  Component: ComponentType<{ data: Data }>;
  head(data: Data): DocumentHead;
  /** Before rendering, loads code that only some pages of this kind need. */
  prepare?(data: Data): Promise<void> | undefined;
}

/** Creates a page with the title and description from `pages.yaml`. */
export const listedPage = <Data>(
  { title, description, path, isListed }: ContentPage,
  Component: ComponentType<{ data: Data }>,
): Page<Data> => ({
  Component,
  head: () => ({ title, description, canonicalPath: isListed ? path : null }),
});

// oxlint-disable-next-line typescript/no-explicit-any -- no other type accepts every page
export type AnyPage = Page<any>;
