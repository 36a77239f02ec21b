import type { PageHeadProps } from '../chrome/PageHead/PageHead';

/** What stands in the head of a page. */
export type PageWords = Pick<PageHeadProps, 'heading' | 'lead' | 'tile' | 'kolam'>;
