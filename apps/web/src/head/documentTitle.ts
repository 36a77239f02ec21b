import { site } from '@portfolio/content';
import type { DocumentHead } from '../page';

/** The title shown in tabs, bookmarks and search results: page first, since tabs cut the end off. */
export const documentTitle = ({ title }: DocumentHead) => `${title} · ${site.name}`;
