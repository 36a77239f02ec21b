import { styled } from 'styled-components';

import { size, space, type Tile } from '../../theme';
import { Picture, type PictureSource } from '../Picture/Picture';
import { standingOnTile } from '../tile';

export interface HobbyCardProps {
  /** What the hobby is called. */
  name: string;
  /** A drawing of the art set or an image file, with what it shows. */
  image: PictureSource;
  /** The colours that it stands in. */
  tile: Tile;
}

const Card = styled.article<{ $tile: Tile }>`
  ${standingOnTile}
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space(16)};
  padding: clamp(1rem, 1.8vw, 1.4rem);
`;

const Name = styled.h3`
  font-size: ${size(3)};
`;

/** A hobby: a drawing and its name on a tile. */
export function HobbyCard({ name, image, tile }: HobbyCardProps) {
  return (
    <Card $tile={tile}>
      <Picture picture={image} />
      <Name>{name}</Name>
    </Card>
  );
}
