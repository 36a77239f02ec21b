import type { ReactNode } from 'react';

import { Art } from '../../art/Art';
import { FittedText } from '../../layout/FittedText/FittedText';
import type { Tile } from '../../theme';
import { Kolam, Root, Words, type HeadShape, type PageHeadSize } from './PageHead.styles';

export interface PageHeadProps {
  /** The page's title, its only `<h1>`. */
  heading: string;
  lead?: string;
  /** The page's colours, also used by the navigation. */
  tile: Tile;
  /** The drawing at the end edge, from the folder `heads` of the art set. Articles have none. */
  kolam?: HeadShape;
  size?: PageHeadSize;
  /** Content after the introduction: dates, a link. */
  children?: ReactNode;
}

/** The head of every page: its title on the page's tile, and a drawing that runs off the end edge. */
export function PageHead({ heading, lead, tile, kolam, size = 'page', children }: PageHeadProps) {
  return (
    <Root data-page-tile={tile} $tile={tile} $size={size}>
      <Words $size={size}>
        <h1>
          <FittedText>{heading}</FittedText>
        </h1>
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
