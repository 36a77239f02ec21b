import { site, type Page as ContentPage } from '@portfolio/content';
import type { ComponentType } from 'react';

/** What a page says about itself to the browser, search engines and link previews. */
export interface DocumentHead {
  /** The page's own name; the site's name is added. */
  title: string;
  /** At most 160 characters. */
  description: string;
  /** The one address search engines are told, from the root and without a slash at its end. `null`: keep out of indexes. */
  canonicalPath: string | null;
}

/** The title shown in tabs, bookmarks and search results: page first, since tabs cut the end off. */
export const documentTitle = ({ title }: DocumentHead) => `${title} · ${site.name}`;

/** A page as its module exports it: what to show and what to say in the document's head. */
export interface Page<Data = undefined> {
  Component: ComponentType<{ data: Data }>;
  head(data: Data): DocumentHead;
  /** Loads what only some pages of its kind need, before it is drawn. */
  prepare?(data: Data): Promise<void> | undefined;
}

/** A page whose words are in the content's list of pages. */
export const listedPage = <Data>(
  { title, description, path, isListed }: ContentPage,
  Component: ComponentType<{ data: Data }>,
): Page<Data> => ({
  Component,
  head: () => ({ title, description, canonicalPath: isListed ? path : null }),
});

/**
 * A page whose data nobody here looks into. Each page accepts the data of its own route, which lists and stores of pages cannot
 * say.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- see above: no other type takes every page
export type AnyPage = Page<any>;
