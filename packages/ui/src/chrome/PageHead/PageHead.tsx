import type { ReactNode } from 'react';

import { Art } from '../../art/Art';
import type { HeadShape } from '../../art/heads';
import type { Tile } from '../../theme';
import { Kolam, Root, Words } from './PageHead.styles';

/**
 * `page`: one word in the largest type. `long`: a title of several words. `banner`: as `page`, with the introduction in display
 * type. `article`: as low as its words, with no drawing, because the article's cover hangs from it.
 */
export const pageHeadSizes = ['page', 'long', 'banner', 'article'] as const;
export type PageHeadSize = (typeof pageHeadSizes)[number];

export interface PageHeadProps {
  /** The page's title, its only `<h1>`. */
  heading: string;
  /** A sentence or two on what the page is. */
  lead?: string;
  /** The page's colours; the navigation takes them too. */
  tile: Tile;
  /** The drawing at the end edge, from the art set's `heads/`. Articles have none. */
  kolam?: HeadShape;
  /** How large the title is set, and how high the head is. */
  size?: PageHeadSize;
  /** What follows the introduction: dates, a link. */
  children?: ReactNode;
}

/** What every page opens on: its title on the page's tile, and a kolam that runs off the end edge, for which the words never wait. */
export function PageHead({ heading, lead, tile, kolam, size = 'page', children }: PageHeadProps) {
  return (
    <Root data-page-tile={tile} $tile={tile} $size={size}>
      <Words $size={size}>
        <h1>{heading}</h1>
        {lead && <p>{lead}</p>}
        {children}
      </Words>
      {kolam && (
        <Kolam $shape={kolam}>
          <Art name={`heads/${kolam}`} />
        </Kolam>
      )}
    </Root>
  );
}
