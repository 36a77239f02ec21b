import type { ReactNode } from 'react';

import { Art } from '../../art/Art';
import { FittedText } from '../../layout/FittedText/FittedText';
import type { PictureSource } from '../../cards/Picture/Picture';
import type { Tile } from '../../theme';
import { HeadPhoto } from './HeadPhoto';
import { Kolam, Root, Text, type HeadShape, type PageHeadSize } from './PageHead.styles';

export interface PageHeadProps {
  /** The page's title, its only `<h1>`. */
  heading: string;
  /** The page's introduction. */
  lead?: string;
  /** The page's colours, also used by the navigation. */
  tile: Tile;
  /** The drawing at the end edge, from the art set's `heads` folder. */
  kolam?: HeadShape;
  /** A photograph instead of the drawing. */
  picture?: PictureSource;
  /**
   * `page`: one word in the largest type. `long`: a title of several words. `banner`: like `page`, with the introduction in display type.
   * `article`: only as high as the text, without a drawing.
   */
  size?: PageHeadSize;
  /** Content after the introduction: dates, a link. */
  children?: ReactNode;
}

/** The top of a page, in the page's colours: the title, and a drawing or photograph that runs off the end edge. */
export function PageHead(head: PageHeadProps) {
  const { heading, lead, tile, kolam, size = 'page', children } = head;
  return (
    <Root data-page-tile={tile} $tile={tile} $size={size}>
      <Text $size={size}>
        <h1>
          <FittedText>{heading}</FittedText>
        </h1>
        {lead && <p>{lead}</p>}
        {children}
      </Text>
      {import.meta.env.VITE_HAS_PHOTOS !== 'no' && head.picture ? (
        <HeadPhoto picture={head.picture} />
      ) : (
        kolam && (
          <Kolam $shape={kolam}>
            <Art name={`heads/${kolam}`} />
          </Kolam>
        )
      )}
    </Root>
  );
}
