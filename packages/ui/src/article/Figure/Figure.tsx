import { fill, messages } from '@portfolio/messages';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Picture, type PictureSource } from '../../cards/Picture/Picture';
import { Enlargeable } from './Enlargeable';

export interface FigureProps {
  /** A drawing or an image file, with its description. */
  picture: PictureSource;
  /** Text below the picture. */
  caption?: ReactNode;
}

const Root = styled.figure`
  > button {
    display: block;
    inline-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    cursor: zoom-in;
  }
`;

/** An enlargeable picture in an article. */
export const Figure = ({ picture, caption }: FigureProps) => (
  <Root>
    <Enlargeable
      label={picture.alt}
      button={(props) => (
        <button {...props} aria-label={fill(messages.article.enlarge, { picture: picture.alt })}>
          <Picture picture={picture} ratio={'src' in picture ? 'natural' : undefined} />
        </button>
      )}
    >
      <Picture picture={picture} ratio="natural" />
    </Enlargeable>
    {caption && <figcaption>{caption}</figcaption>}
  </Root>
);
